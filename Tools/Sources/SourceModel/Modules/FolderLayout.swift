import Foundation
import Project

/// The names below a folder.
enum FileNames {
    /// The names of what lies in a folder, empty where it cannot be read.
    static func below(_ folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}

/// The modules that folders tell by their names, where nothing else does: `Sources/Core` is `Core` beside a `Package.swift`,
/// whose manifest may compute its targets; `Core/Sources` is `Core` elsewhere, as Tuist has it, whatever folders are in it; and `App` beside `AppTests` is `App`,
/// as Xcode makes it.
struct FolderLayout: Sendable {
    private var modules: [ModuleFact] = []

    /// Looks at the folders of files. Byte by byte: a project has hundreds of them, and characters are dear.
    init(_ list: SourceFileList, manifests: [String]) {
        let packages = Set(manifests.map { $0.dropLast("/Package.swift".count) })
        var folders: Set<Substring> = []
        var last = Substring()
        for file in list.files {
            guard let end = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
            let folder = file[..<end]
            // The files are sorted, so that those of a folder mostly follow each other.
            if folder == last { continue }
            folders.insert(folder)
            last = folder
        }
        var found: [String: ModuleFact] = [:]
        for root in list.roots {
            let below = folders.filter { folder in
                folder.utf8.starts(with: root.utf8)
                    && [nil, UInt8(ascii: "/")].contains(folder.utf8.dropFirst(root.utf8.count).first)
            }
            // The root's own name may be one that tells: `scaena facts Sources`.
            let base = String(root.utf8.lastIndex(of: UInt8(ascii: "/")).map { root[..<$0] } ?? "")
            // Tuist or XcodeGen makes a project of it.
            let isGenerated = FileNames.below(root).contains { ["Project.swift", "project.yml"].contains($0) }
            for folder in below {
                let names = folder.utf8.dropFirst(base.utf8.count).split(separator: UInt8(ascii: "/"))
                if let module = Self.module(names, base: base, packages, isGenerated, isFile: folders.contains) {
                    found[module.folder] = module
                }
            }
            for module in Self.besideTests(below, root) where found[module.folder] == nil {
                found[module.folder] = module
            }
        }
        modules = found.values.sorted {
            ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder)
        }
    }

    func module(of path: String) -> ModuleFact? { modules.first { $0.holds(path) } }

    /// The module of the last `Sources` or `Tests` on the way to a folder.
    private static func module(
        _ names: [Substring.UTF8View], base: String, _ packages: Set<Substring>, _ isGenerated: Bool,
        isFile holdsFiles: (Substring) -> Bool
    ) -> ModuleFact? {
        let place = names.lastIndex { $0.elementsEqual("Sources".utf8) || $0.elementsEqual("Tests".utf8) }
        guard let place else { return nil }
        let isTest = names[place].elementsEqual("Tests".utf8)
        let container = base + "/" + names[...place].map { Substring($0) }.joined(separator: "/")
        let around = container.dropLast(names[place].count + 1)
        // What is asked about as a whole has the name of a folder, and of no module, unless a generated project has it.
        let isInside = place > 1 || isGenerated
        if place > 0, isInside && !packages.contains(around) || holdsFiles(Substring(container)) {
            return ModuleFact(
                name: ModuleName.of(target: String(Substring(names[place - 1]))) + (isTest ? "Tests" : ""),
                folder: container,
                defaultIsolation: .unknown, isTest: isTest, origin: .folders)
        }
        guard place + 1 < names.count else { return nil }
        let name = String(Substring(names[place + 1]))
        return ModuleFact(
            name: ModuleName.of(target: name), folder: container + "/" + name, defaultIsolation: .unknown,
            isTest: isTest, origin: .folders)
    }

    /// Folders of which one has the other's name with `Tests` or `UITests` behind it.
    private static func besideTests(_ folders: Set<Substring>, _ root: String) -> [ModuleFact] {
        let names = Set(
            folders.compactMap { folder in
                let first = folder.utf8.dropFirst(root.utf8.count + 1).prefix { $0 != UInt8(ascii: "/") }
                return first.isEmpty ? nil : String(Substring(first))
            })
        var modules: [ModuleFact] = []
        for name in names.sorted() {
            for suffix in ["UITests", "IntegrationTests", "Tests"] where name.hasSuffix(suffix) {
                let tested = String(name.dropLast(suffix.count))
                guard names.contains(tested) else { continue }
                modules.append(
                    ModuleFact(
                        name: ModuleName.of(target: name), folder: root + "/" + name, defaultIsolation: .unknown,
                        isTest: true,
                        origin: .folders))
                modules.append(
                    ModuleFact(
                        name: ModuleName.of(target: tested), folder: root + "/" + tested, defaultIsolation: .unknown,
                        origin: .folders))
                break
            }
        }
        return modules
    }
}

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
    private(set) var modules: [ModuleFact] = []

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
        let generated = Set(
            list.files.lazy.filter { $0.hasSuffix("/Project.swift") }.map { $0.dropLast("/Project.swift".count) })
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
                let places = Places(packages: packages, generated: generated, folders: folders)
                if let module = Self.module(names, base: base, places, isGenerated), found[module.folder] == nil {
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

    /// The folders that tell modules from others.
    private struct Places {
        /// Those with a `Package.swift`.
        var packages: Set<Substring>
        /// Those with a `Project.swift`, of which Tuist makes a project.
        var generated: Set<Substring>
        /// Those with files.
        var folders: Set<Substring>
    }

    /// The name that Tuist's `Project.swift` writes out first, `let project = Project.framework(name: "AuthInterfaces", …)`: so its target is
    /// called, whatever folder it stands in.
    private static func projectName(in folder: Substring) -> String? {
        guard let text = try? String(contentsOfFile: folder + "/Project.swift", encoding: .utf8),
            let project = text.range(of: "= Project")
        else { return nil }
        let call = text[project.upperBound...].drop { $0 == "." || $0.isLetter }
        guard call.first == "(" else { return nil }
        let label = call.dropFirst().drop(while: \.isWhitespace)
        guard label.hasPrefix("name:") else { return nil }
        let value = label.dropFirst("name:".count).drop(while: \.isWhitespace)
        guard value.first == "\"", let end = value.dropFirst().firstIndex(of: "\"") else { return nil }
        let name = value.dropFirst()[..<end]
        return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) } ? String(name) : nil
    }

    /// The module of the last `Sources` or `Tests` on the way to a folder.
    private static func module(
        _ names: [Substring.UTF8View], base: String, _ places: Places, _ isGenerated: Bool
    ) -> ModuleFact? {
        let place = names.lastIndex { $0.elementsEqual("Sources".utf8) || $0.elementsEqual("Tests".utf8) }
        guard let place else { return nil }
        let isTest = names[place].elementsEqual("Tests".utf8)
        let container = base + "/" + names[...place].map { Substring($0) }.joined(separator: "/")
        let around = container.dropLast(names[place].count + 1)
        // What is asked about as a whole has the name of a folder, and of no module, unless a generated project has it.
        let isInside = place > 1 || isGenerated
        if place > 0, isInside && !places.packages.contains(around) || places.folders.contains(Substring(container)) {
            let written = places.generated.contains(around) ? projectName(in: around) : nil
            return ModuleFact(
                name: ModuleName.of(target: written ?? String(Substring(names[place - 1]))) + (isTest ? "Tests" : ""),
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

import Foundation

/// The names below a folder.
enum FileNames {
    /// The names of what lies in a folder, empty where it cannot be read.
    static func below(_ folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}

/// The modules that folders tell by their names, where nothing else does: `Sources/Core` is `Core`, as in a package
/// whose manifest computes its targets; `Core/Sources` is `Core`, as Tuist has it; and `App` beside `AppTests` is `App`,
/// as Xcode makes it.
struct FolderLayout: Sendable {
    private var modules: [ModuleFact] = []

    /// Looks at the folders of files.
    init(_ list: SourceFileList) {
        var folders: Set<Substring> = []
        for file in list.files {
            if let end = file.utf8.lastIndex(of: UInt8(ascii: "/")) { folders.insert(file[..<end]) }
        }
        var found: [String: ModuleFact] = [:]
        for root in list.roots {
            let below = folders.filter { $0 == root || $0.hasPrefix(root + "/") }
            // The root's own name may be one that tells: `scaena facts Sources`.
            let base = root.lastIndex(of: "/").map { root[..<$0] } ?? ""
            for folder in below {
                let names = folder.dropFirst(base.count).split(separator: "/")
                if let module = Self.module(names, base: String(base), isFile: folders.contains) {
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
        _ names: [Substring], base: String, isFile holdsFiles: (Substring) -> Bool
    ) -> ModuleFact? {
        guard let place = names.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return nil }
        let isTest = names[place] == "Tests"
        let container = base + "/" + names[...place].joined(separator: "/")
        if place > 0, holdsFiles(Substring(container)) {
            // Files lie in `Core/Sources` itself: it is the module's folder.
            return ModuleFact(
                name: names[place - 1] + (isTest ? "Tests" : ""), folder: container, defaultIsolation: .unknown,
                isTest: isTest, origin: .folders)
        }
        guard place + 1 < names.count else { return nil }
        return ModuleFact(
            name: String(names[place + 1]), folder: container + "/" + names[place + 1], defaultIsolation: .unknown,
            isTest: isTest, origin: .folders)
    }

    /// Folders of which one has the other's name with `Tests` or `UITests` behind it.
    private static func besideTests(_ folders: Set<Substring>, _ root: String) -> [ModuleFact] {
        let names = Set(
            folders.compactMap { $0.dropFirst(root.count + 1).split(separator: "/").first.map(String.init) })
        var modules: [ModuleFact] = []
        for name in names.sorted() {
            for suffix in ["UITests", "IntegrationTests", "Tests"] where name.hasSuffix(suffix) {
                let tested = String(name.dropLast(suffix.count))
                guard names.contains(tested) else { continue }
                modules.append(
                    ModuleFact(
                        name: identifier(name), folder: root + "/" + name, defaultIsolation: .unknown, isTest: true,
                        origin: .folders))
                modules.append(
                    ModuleFact(
                        name: identifier(tested), folder: root + "/" + tested, defaultIsolation: .unknown,
                        origin: .folders))
                break
            }
        }
        return modules
    }

    /// A module's name as Xcode makes it of a target's.
    static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}

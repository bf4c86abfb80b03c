import Project
import SourceModel

/// An app as learning sees it: its types by name, and the files that they stand in.
struct SourceApp: Sendable {
    /// A file.
    struct File: Sendable {
        /// The absolute path.
        let path: String
        /// The folder, absolute.
        let folder: String
        /// The name without the folder.
        let name: String
        /// The modules that it imports.
        let imports: [String]
        /// The line of each of these.
        let importLines: [Int]
        /// True if it belongs to tests, by its folder, or by its imports wherever it lies; or is written by a tool,
        /// so that nobody made its types in some way.
        fileprivate(set) var isTest: Bool
    }

    /// A type's name and what is before it, and the folder of the file that names it.
    private struct NameInFolder: Hashable {
        var name: String
        var nesting: [String]
        var folder: String
    }

    private(set) var files: [File] = []
    private(set) var types: [SourceType] = []
    /// The modules that files test, by the files' numbers.
    private(set) var testing: [Int: [String]] = [:]
    /// The units that Scaena wrote files for, by the files' numbers.
    private(set) var scaffolds: [Int: ScaffoldedUnit] = [:]
    /// The types of a name; two modules may each have one.
    private(set) var indices: [String: [Int]] = [:]
    /// The names of the types in what an alias stands for.
    private(set) var aliases: [String: [String]] = [:]
    /// The same without what generic types among them are made for.
    private(set) var aliasHeads: [String: [String]] = [:]
    /// The texts of aliases of several types, as they are written, and their files.
    private(set) var aliasTexts: [String: (text: String, file: Int)] = [:]
    /// The first type of each file.
    private var firstTypes: [Int] = []
    /// The types that a file adds to, in the order of its extensions.
    private var extended: [Int: [Int?]] = [:]
    /// The extensions of aliases of types of several parts, `extension AboutModule` where that is a `BaseModule<…>`: each as a type.
    private(set) var aliasExtensions: [SourceType] = []
    /// The extensions of types that are none of the app's, `extension UIViewController`: each as a type.
    private(set) var outsideExtensions: [SourceType] = []
    /// The parts of types whose members matter to nobody but who asks who makes a screen; each with the type's number.
    private(set) var makersBeside: [(index: Int, part: SourceType)] = []
    /// The files that declare or extend a type whose nested types bear other types' names, too.
    private var homes: [String: Set<Int>] = [:]
    /// The marks of the types that are view controllers.
    private var controllerMarks: [Bool] = []
    /// The types that name a type of the app, those of tests and protocols left out; once for each time that they name it.
    private(set) var heirs: [String: [Int]] = [:]
    /// The sources that were read, kept for as long as the app is.
    private let sources: [SourceFile]
    /// All names that the code of a file writes, read when they are asked for.
    var names: @Sendable (_ file: Int) -> Set<String> = { _ in [] }
    /// The folders that are copies of others beside them.
    let copies: [String]
    /// The folders with an app that stands elsewhere, too.
    let repeated: [RepeatedApps.Copy]
    /// The number of characters that the paths of all files' folders share.
    let commonFolder: Int

    /// Takes files by their headers.
    ///
    /// - Parameter sources: The files, sorted by path.
    init(_ sources: [SourceFile]) {
        self.sources = sources
        let root = TestFolders.commonFolder(of: sources)
        let leftOut = LeftOutFolders(in: sources, below: root)
        (copies, repeated) = (leftOut.copies, leftOut.repeated)
        commonFolder = sources.isEmpty ? 0 : String(decoding: sources[0].path.utf8.prefix(root), as: UTF8.self).count
        let typeCount = sources.reduce(0) { $0 + $1.types.count }
        files.reserveCapacity(sources.count)
        firstTypes.reserveCapacity(sources.count)
        types.reserveCapacity(typeCount)
        indices.reserveCapacity(typeCount)
        var isOfTests = false
        for source in sources {
            let around = TestFolders.folder(of: source.path)
            var folder = ""
            // Files of one folder come one after the other.
            var isTest = false
            if let last = files.last, last.folder.utf8.elementsEqual(around.utf8) {
                (folder, isTest) = (last.folder, isOfTests)
            } else {
                folder = String(around)
                isTest = leftOut.hold(around)
                isOfTests = isTest
            }
            take(source, in: folder, isTest: isTest)
        }
        for name in aliases.keys where indices[name] != nil {
            aliases[name] = nil
            aliasHeads[name] = nil
        }
        findHomes()
        takeExtensions()
        if !aliases.isEmpty {
            for type in types { replaceAliases(ofInheritance: type) }
        }
        markViews()
    }

    /// Returns true if a file is called as builders are.
    func hasBuildersName(_ file: Int) -> Bool { OutsideBuilders.isNamed(sources[file]) }

    /// A folder as it is seen from the one around all sources.
    func shown(_ folder: String) -> String { String(folder.dropFirst(commonFolder + 1)) }

    /// Returns true if a file declares no type.
    func declaresNone(_ file: Int) -> Bool { sources[file].types.isEmpty }

    /// Returns true if a file extends nothing but a unit's own types, or an alias that it declares.
    func extendsOnly(_ unit: AppUnit, in file: Int) -> Bool {
        let own = Set(unit.members.map { types[$0.type].name })
        return sources[file].extensions.allSatisfy { own.contains($0.name) || sources[file].aliases[$0.name] != nil }
    }

    /// Takes a file and the types that it declares.
    private mutating func take(_ source: SourceFile, in folder: String, isTest: Bool) {
        let file = files.count
        let name = String(Substring(source.path.utf8.dropFirst(folder.utf8.count + 1)))
        files.append(
            File(
                path: source.path, folder: folder, name: name, imports: source.imports,
                importLines: source.importLines,
                isTest: isTest || !source.tested.isEmpty || source.imports.contains(where: TestCode.isFramework)
                    || Self.isGenerated(name)))
        if let unit = source.scaffold { scaffolds[file] = unit }
        if !source.tested.isEmpty { testing[file] = source.tested }
        firstTypes.append(types.count)
        for type in source.types {
            type.file = file
            add(type)
        }
        aliases.merge(source.aliases) { first, _ in first }
        aliasHeads.merge(source.aliasHeads) { first, _ in first }
        for (name, text) in source.aliasTexts where aliasTexts[name] == nil { aliasTexts[name] = (text, file) }
    }

    /// Adds what the files' extensions say to the types that they extend.
    private mutating func takeExtensions() {
        // Generated code has a thousand types of one name, and each is extended.
        var nearest: [NameInFolder: Int?] = [:]
        for (file, source) in sources.enumerated() where !source.extensions.isEmpty {
            let added = source.extensions.map { part in
                let place = NameInFolder(name: part.name, nesting: part.nesting, folder: files[file].folder)
                let index = nearest[place] ?? index(of: part.name, near: file, in: part.nesting)
                nearest[place] = .some(index)
                return index.flatMap { adds(file, to: $0) ? $0 : nil }
            }
            for (part, index) in zip(source.extensions, added) {
                if let index {
                    types[index].inherits += part.inherits
                } else if aliases[part.name] != nil, part.nesting.isEmpty, !files[file].isTest {
                    part.file = file
                    aliasExtensions.append(part)
                } else if !files[file].isTest {
                    part.file = file
                    outsideExtensions.append(part)
                }
            }
            extended[file] = added
        }
    }

    /// Looks once where the names of nested types that other types bear, too, can be written without what is around them.
    private mutating func findHomes() {
        for found in indices.values where found.count > 1 && found.contains(where: { types[$0].nesting.isEmpty }) {
            for type in found { if let outer = types[type].nesting.first { homes[outer] = [] } }
        }
        guard !homes.isEmpty else { return }
        for (file, source) in sources.enumerated() {
            for type in source.types where type.nesting.isEmpty { homes[type.name]?.insert(file) }
            for part in source.extensions { homes[part.nesting.first ?? part.name]?.insert(file) }
        }
    }

    /// Says of a structure that is a view by a protocol of the app's own that it is one.
    private func markViews() {
        let protocols = types.indices.filter { types[$0].kind == .protocol && types[$0].name != "View" }
        let refining = Set(protocols.filter { ancestors(of: $0).contains("View") }.map { types[$0].name })
        guard !refining.isEmpty else { return }
        for type in types where type.kind == .struct && !type.inherits.contains("View") {
            if type.inherits.contains(where: refining.contains) { type.inherits.append("View") }
        }
    }

    /// The files whose members will most likely be asked for: classes and protocols outside of tests first, then all others
    /// that declare something.
    var likelyFiles: [Int] {
        let own = files.indices.filter { !files[$0].isTest && !sources[$0].types.isEmpty }
        let acts = own.map { file in sources[file].types.contains { $0.kind == .class || $0.kind == .protocol } }
        return zip(own, acts).filter(\.1).map(\.0) + zip(own, acts).filter { !$0.1 }.map(\.0)
    }

    /// The files in which some types are declared or added to.
    func files(of wanted: Set<Int>) -> [Int] {
        var found = Set(wanted.map { types[$0].file })
        for (file, added) in extended where added.contains(where: { $0.map(wanted.contains) ?? false }) {
            found.insert(file)
        }
        return found.sorted()
    }

    /// Takes the members of the types of some files.
    ///
    /// - Parameter sources: The files as a whole, by their indices.
    func takeMembers(of sources: [(number: Int, file: SourceFile.Members)]) {
        for (file, source) in sources {
            for (offset, type) in source.types.enumerated() {
                let own = types[firstTypes[file] + offset]
                own.properties = type.properties
                own.functions = type.functions
                own.declaredMembers = type.declaredMembers
                (own.associated, own.givenAliases) = (type.associated, type.givenAliases)
                (own.isGeneric, own.hasBaseClass) = (type.isGeneric, type.hasBaseClass)
                (own.parameters, own.baseArguments) = (type.parameters, type.baseArguments)
                own.directives = type.directives
            }
        }
        for (file, source) in sources {
            let known = self.sources[file].extensions
            for (offset, (part, index)) in zip(source.extensions, extended[file] ?? []).enumerated() {
                guard let index else {
                    // Of an alias it is kept as it stands.
                    if offset < known.count { known[offset].functions = part.functions }
                    continue
                }
                types[index].properties += part.properties
                types[index].functions += part.functions
                if part.hasBaseClass { types[index].hasBaseClass = true }
            }
        }
    }

    /// Takes what the types of some files do, as far as it tells who makes screens.
    ///
    /// - Parameter sources: The files as a whole, by their indices.
    mutating func takeMakers(of sources: [(number: Int, file: SourceFile.Members)]) {
        for (file, source) in sources {
            for (offset, type) in source.types.enumerated() {
                type.file = file
                makersBeside.append((firstTypes[file] + offset, type))
            }
            let known = self.sources[file].extensions
            for (offset, (part, index)) in zip(source.extensions, extended[file] ?? []).enumerated() {
                part.file = file
                if let index {
                    makersBeside.append((index, part))
                } else if offset < known.count {
                    known[offset].functions = part.functions
                }
            }
        }
    }

    /// Returns true if a type is there for previews of SwiftUI's alone: one of them, or one that gives them what they show, beside
    /// what is added to all or by its name.
    func isForPreviews(_ type: SourceType) -> Bool {
        if type.isPreview { return true }
        guard type.kind != .protocol, !type.inherits.contains("View"),
            !type.inherits.contains(where: { $0.hasPrefix("UI") })
        else { return false }
        let name = CamelWords(type.name)
        return ["Preview", "Previews"].contains(name.word(name.count - 1))
            || sources[type.file].extensions.contains { $0.name == "PreviewProvider" }
    }

    /// Returns true if the members that a file adds to a type belong to it: those that tests add to it do not.
    private func adds(_ file: Int, to type: Int) -> Bool {
        !files[file].isTest || files[types[type].file].isTest
    }

    private func replaceAliases(ofInheritance type: SourceType) {
        guard aliasHeads.replaced(type.inherits) != nil else { return }
        let declared = Array(type.inherits.prefix(type.declaredInherits))
        let added = Array(type.inherits.dropFirst(type.declaredInherits))
        let all = aliasHeads.replaced(declared) ?? declared
        type.inherits = all + (aliasHeads.replaced(added) ?? added)
        type.declaredInherits = all.count
    }

    /// Looks once which types of the app's own name each protocol, those of tests left out.
    mutating func findHeirs() {
        for (index, type) in types.enumerated() where type.kind != .protocol && !files[type.file].isTest {
            for name in type.inherits where indices[name] != nil { heirs[name, default: []].append(index) }
        }
    }

    /// Looks once which types are view controllers.
    ///
    /// - Parameter jobs: The number of threads that take part.
    mutating func markControllers(jobs: Int) {
        let app = self
        let marks = ParallelResults<[Bool]>((types.count + Self.batch - 1) / Self.batch)
        Workers.run(marks.count, jobs: jobs) { number in
            let range = (number * Self.batch)..<min((number + 1) * Self.batch, app.types.count)
            marks[number] = range.map(app.isBelowController)
        }
        controllerMarks = (0..<marks.count).flatMap { marks[$0] ?? [] }
    }

    /// Types are handed to threads by so many.
    private static let batch = 256

    /// Returns true if a type is a view controller, as far as the names of its ancestors say.
    func isViewController(_ type: Int) -> Bool {
        type < controllerMarks.count ? controllerMarks[type] : isBelowController(type)
    }

    private func isBelowController(_ type: Int) -> Bool {
        types[type].kind == .class
            && (types[type].inherits.contains(where: isController) || ancestors(of: type).contains(where: isController))
    }

    /// Returns true if a name is that of a view controller of the system's or of another module:
    /// `ViewControllerWithState<HomeView>`.
    private func isController(_ name: String) -> Bool {
        if name.hasSuffix("Controller") {
            if name.hasPrefix("UI") { return !Self.plainControllers.contains(name) }
            return name.hasSuffix("ViewController") && indices[name] == nil
        }
        guard name.contains("ViewController"), indices[name] == nil, !name.hasPrefix("UI") else { return false }
        // Protocols are named after a controller, too.
        return !Self.protocolEndings.contains(where: name.hasSuffix)
    }

    /// The controllers of UIKit's that show no view of their own.
    private static let plainControllers: Set = [
        "UIPresentationController", "UIDocumentInteractionController", "UIPrintInteractionController",
        "UIMenuController",
    ]

    private static let protocolEndings = [
        "Delegate", "DataSource", "Protocol", "Type", "able", "ing", "Context", "View", "Interface", "Input", "Output",
        "Representable", "Convertible", "Listener", "Logic", "Router",
    ]

    /// Returns true if a file has a name of those that tools write: `Wallet.pb.swift`.
    private static func isGenerated(_ name: String) -> Bool {
        [".pb.swift", ".grpc.swift", ".generated.swift"].contains(where: name.hasSuffix)
    }

    private mutating func add(_ type: SourceType) {
        indices[type.name, default: []].append(types.count)
        types.append(type)
    }

    /// The type of a name as a file sees it: of several, the one whose file is nearest. One that is nested in a type which the file
    /// neither declares nor extends comes last.
    ///
    /// - Parameters:
    ///   - name: The type's name.
    ///   - file: The index of the file that names it.
    ///   - nesting: The names before it where it is extended; `nil` where they are not known.
    /// - Returns: The type's index, `nil` where the sources have none.
    func index(of name: String, near file: Int, in nesting: [String]? = nil) -> Int? {
        guard let found = indices[name] else { return nil }
        if found.count == 1 { return found[0] }
        let folder = files[file].folder
        func isSeen(_ type: Int) -> Bool {
            let around = types[type].nesting
            return nesting.map { $0 == around } ?? around.first.map { homes[$0]?.contains(file) ?? false } ?? true
        }
        var (nearest, highest) = (found[0], (-1, 0))
        for type in found {
            let rank = (isSeen(type) ? 1 : 0, files[types[type].file].folder.countOfBytes(sharedWith: folder))
            if highest < rank { (nearest, highest) = (type, rank) }
        }
        return nearest
    }

    /// The names of all that a type inherits from and conforms to, its parents' among them, as far as the sources know.
    ///
    /// - Parameter type: The type's index.
    /// - Returns: The names, the nearest first.
    func ancestors(of type: Int) -> [String] {
        var names = types[type].inherits
        var seen = Set(names)
        var next = 0
        while next < names.count, names.count < 200 {
            if let parent = index(of: names[next], near: types[type].file), parent != type {
                for name in types[parent].inherits where seen.insert(name).inserted { names.append(name) }
            }
            next += 1
        }
        return names
    }
}

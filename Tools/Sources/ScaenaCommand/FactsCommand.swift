import Architecture
import ArgumentParser
import Foundation
import SourceModel

/// `scaena facts`: what the tool reads from a file.
struct FactsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "facts",
        abstract:
            "Shows as JSON what is read from a Swift file: declarations, and what bodies do. FACTS.md has the schema.",
        discussion: """
            For example:
              scaena facts Sources/App/About/AboutProtocols.swift
              scaena facts Sources/App/About/AboutInteractor.swift --among Sources

            With --among it shows what the file's types are in the whole app instead: their module, their extensions in \
            other files, what they inherit from and who inherits from them, and whom their calls are made on. What cannot \
            be known says so.
            """)

    @Argument(help: "The Swift file.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "Folders and files among which the file's names are looked up. May be repeated.", valueName: "path"))
    var among: [String] = []

    func run() throws {
        let scan = SourceScan(SourceFileList(paths: [file]), jobs: 1)
        let read = scan.facts(cache: nil, jobs: 1, depth: .whole) { _ in true }
        if let note = (scan.notes + read.notes).first { throw Failure(.noInput, "\(note.path): \(note.text)") }
        guard let facts = read.facts[0], scan.files.count == 1 else { throw Failure(.usage, "\(file) is not one file") }
        if among.isEmpty { return try show(facts) }
        let list = SourceFileList(paths: among + [file])
        let progress = TerminalProgress()
        let sources = SourceFacts(list) { progress.tell($0, of: $1) }
        let modules = ModuleMap(list, settings: try ProjectDefaults().modules)
        let index = TypeIndex(sources, modules: modules)
        progress.end()
        for note in sources.notes { TerminalProgress.note("\(note.path): \(note.text)") }
        try show(FileMeaning(of: scan.files[0].path, in: index))
    }

    private func show(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}

extension ProjectDefaults {
    /// The modules that the settings name.
    var modules: [ModuleFact] {
        settings.modules.sorted { $0.key < $1.key }.flatMap { name, folders in
            folders.map { folder in
                ModuleFact(
                    name: name, folder: absolute(folder), defaultIsolation: .unknown, isTest: name.hasSuffix("Tests"),
                    origin: .settings)
            }
        }
    }
}

/// The meaning of a file's types in a whole app, as `scaena facts --among` shows it.
private struct FileMeaning: Encodable {
    struct Place: Encodable {
        var name: String
        var file: String
        var line: Int
        var modules: [String]
    }

    struct Parent: Encodable {
        /// As it was written.
        var type: String
        /// The kind of its meaning: `type`, `outside`, `ambiguous`…
        var `is`: String
        /// The types that it is, or of which it is one.
        var places: [Place]?
        /// The modules of which an outside type is one's.
        var modules: [String]?
    }

    struct Call: Encodable {
        var call: String
        /// Whom it is made on: a type, `type` and its name, or `unknown` and why.
        var on: String
        var line: Int
    }

    struct TypeMeaning: Encodable {
        var name: String
        var kind: String
        var line: Int
        var extensions: [Place]
        var inherits: [Parent]
        var inheritedBy: [Place]
        var members: Int
        var calls: [Call]
    }

    var file: String
    var modules: [String]
    var types: [TypeMeaning]

    init(of path: String, in index: TypeIndex) {
        let number = index.files.firstIndex { $0.path == path }
        file = path
        modules = number.map { index.files[$0].modules } ?? []
        func place(_ id: TypeIndex.ID) -> Place {
            let type = index[id]
            return Place(
                name: type.qualifiedName, file: index.files[type.file].path, line: type.line, modules: type.modules)
        }
        func parent(_ parent: IndexedType.Parent) -> Parent {
            let type = parent.type.description
            switch parent.meaning {
            case .type(let id, _) where index[id].kind == .outside: return Parent(type: type, is: "outside")
            case .type(let id, _): return Parent(type: type, is: "type", places: [place(id)])
            case .ambiguous(let ids): return Parent(type: type, is: "ambiguous", places: ids.map(place))
            case .hidden(let ids): return Parent(type: type, is: "hidden", places: ids.map(place))
            case .outside(_, let modules): return Parent(type: type, is: "outside", modules: modules)
            case .parameter: return Parent(type: type, is: "parameter")
            case .associated(_, let id): return Parent(type: type, is: "associated", places: [place(id)])
            case .circular: return Parent(type: type, is: "circular")
            case .structural, .composition: return Parent(type: type, is: "structural")
            }
        }
        types = index.types.filter { id in index[id].parts.contains { $0.file == number } }.map { id in
            let type = index[id]
            return TypeMeaning(
                name: type.qualifiedName, kind: "\(type.kind)", line: type.line,
                extensions: type.extensions.map { part in
                    Place(
                        name: type.qualifiedName, file: index.files[part.file].path, line: part.line,
                        modules: index.files[part.file].modules)
                },
                inherits: type.parents.map(parent), inheritedBy: type.children.map(place),
                members: index.members(of: id).count, calls: Self.calls(of: id, inFile: number, index))
        }
    }

    /// The calls in those members of a type that a file declares.
    private static func calls(of id: TypeIndex.ID, inFile file: Int?, _ index: TypeIndex) -> [Call] {
        index.members(of: id).filter { $0.part.file == file }.flatMap { member -> [Call] in
            guard let place = index.place(of: member) else { return [] }
            return place.body.calls.map { call in
                Call(call: call.callee.text, on: index.text(index.receiver(of: call, in: place)), line: call.line)
            }
        }
    }
}

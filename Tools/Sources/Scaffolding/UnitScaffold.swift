import Architecture
import Foundation

/// The files of a unit and where they go; nothing is written yet.
package struct UnitScaffold: Sendable {
    /// A file to be written.
    package struct File: Sendable, Equatable {
        /// The absolute path.
        package let path: String
        /// The text.
        package let text: String
    }

    /// Files, and the folders that they go to.
    struct PlacedFiles {
        /// The folders of sources, those of files that stand beside them, and the same of tests.
        let folders: [String]
        /// Those of these folders that hold tests.
        let testFolders: [String]
        /// The files, sources first.
        let files: [File]
    }

    /// The unit's name as it stands in types.
    package let name: String
    /// The folder of the unit's sources, those of files that stand beside it, and the same of its tests when it has any.
    package let folders: [String]
    /// Those of these folders that lie in no other of them.
    package var outermostFolders: [String] {
        folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }
    }
    /// Those of these folders that hold tests.
    package let testFolders: [String]
    /// The files, sources first.
    package internal(set) var files: [File]
    /// The notes for the person about the place.
    package internal(set) var notes: [String]
    /// The architecture, with all of its contracts.
    package let architecture: ArchitectureDefinition
    /// Protocols that were there before and whose mocks the tests use.
    package internal(set) var mockedContracts: Set<String> = []
    /// The record of the unit in its project; nil where there is no project.
    var record: PlacedRecord?
    /// The scaffolds that open the unit and were written before it, with the files that become others by the unit.
    package private(set) var openers: [UnitScaffold] = []
    /// True if it is nothing of its own but a file that knows the code that is written from now on.
    package private(set) var isRegistration = false
    /// Those of the files that are there as the tool wrote them, and may be replaced.
    package internal(set) var replacedFiles: Set<String> = []

    /// Works out what a unit consists of.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - source: the architecture.
    /// - Throws: ``ScaffoldError`` when something is asked that cannot be, or the definition is wrong.
    package init(_ request: UnitRequest, in source: ArchitectureSource) throws(ScaffoldError) {
        try self.init(request, in: source, besides: nil)
    }

    /// The same, as if some files were there that are not, and without a look at what opens the unit; nil where it is written.
    init(_ request: UnitRequest, in source: ArchitectureSource, besides others: [File]?) throws(ScaffoldError) {
        var draft = try UnitDraft(request, in: source, besides: others)
        // What it is handed when it is built is known once it is worked out, and so is what it hands on to another one of it.
        for _ in 0..<3 where draft.leadsToItself {
            draft = try UnitDraft(request, in: source, besides: others, seeing: draft.placed.files)
        }
        let surroundings = others == nil ? draft.surroundings : nil
        if let refusal = surroundings?.openers.refusal { throw refusal }
        self.init(
            name: draft.unit.typeName, placed: draft.placed,
            notes: [GroupNote(request, draft.architecture).sentence].compactMap(\.self) + draft.notes
                + (surroundings?.calls?.left.map(\.sentence) ?? []), architecture: draft.architecture,
            record: draft.record)
        mockedContracts = Set(draft.content.values.flatMap(\.contracts))
        open(by: surroundings?.openers ?? draft.openers)
        for file in surroundings?.calls?.mended ?? [] { hand(file) }
    }

    init(
        name: String, placed: PlacedFiles, notes: [String], architecture: ArchitectureDefinition, record: PlacedRecord?
    ) {
        self.architecture = architecture
        self.record = record
        self.name = name
        folders = placed.folders
        testFolders = placed.testFolders
        files = placed.files
        self.notes = notes
    }

    /// The files with their paths.
    static func files(_ rendered: [RenderedFile], in folder: String, _ destination: Destination) -> [File] {
        rendered.map { file in
            let place = file.place == .tests ? destination.tests ?? destination.sources : destination.sources
            return File(path: join(place, UnitFile.path(file.path, in: folder)), text: file.text)
        }
    }

    /// Has what opens the unit open it.
    mutating func open(by openers: OpeningScaffolds) {
        self.openers += openers.scaffolds
        notes += openers.notes
        mockedContracts.formUnion(openers.scaffolds.flatMap(\.mockedContracts))
    }

    /// Has a file become another with what is written.
    mutating func register(_ file: File, in name: String) {
        openers.removeAll { $0.files.map(\.path) == [file.path] }
        hand(file, in: name)
        openers[openers.count - 1].isRegistration = true
    }

    /// Has a file become another that hands the unit what it takes.
    private mutating func hand(_ file: File, in name: String? = nil) {
        let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent().path
        var scaffold = UnitScaffold(
            name: name ?? self.name, placed: PlacedFiles(folders: [folder], testFolders: [], files: [file]), notes: [],
            architecture: architecture, record: nil)
        scaffold.replacedFiles = [file.path]
        openers.append(scaffold)
    }

    static func notes(_ destination: Destination, _ rendered: [RenderedFile]) -> [String] {
        guard let manifest = destination.manifest, let module = destination.module else { return [] }
        return ManifestNotes(
            manifest, target: destination.target ?? module, tests: destination.testTarget, module: module,
            files: rendered
        ).sentences
    }

    /// The definition; its mistakes as what stands in the way of a scaffold.
    static func definition(of source: ArchitectureSource) throws(ScaffoldError) -> ArchitectureDefinition {
        do {
            return try source.definition()
        } catch {
            throw ScaffoldError(.data, error.description)
        }
    }

    /// Refuses to leave the runtime out where the architecture does not say what takes its place.
    static func refuseRuntime(
        _ definition: ArchitectureDefinition, _ runtime: Bool, word: String
    ) throws(ScaffoldError) {
        if !runtime, definition.needsRuntime {
            throw ScaffoldError(
                .usage, "a \(word) of \(definition.id) stands on the runtime: no layer has 'plainImports'")
        }
    }

    /// A folder that differs from another only in case is the same folder on a Mac.
    static func refuseNameInOtherCase(
        _ folder: String, in place: String, word: String
    ) throws(ScaffoldError) {
        var place = place
        let names = folder.split(separator: "/").map(String.init)
        for (index, name) in names.enumerated() {
            let existing = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            let other = existing.filter { differsInCase($0, from: name) }.min()
            if let other {
                let what = index == names.count - 1 ? word : "folder"
                throw ScaffoldError(
                    .cannotCreate,
                    "'\(name)' differs only in case from the \(what) '\(other)' in '\(place)', and many file systems do "
                        + "not tell them apart: choose another name")
            }
            place = join(place, name)
        }
    }

    /// Returns true if two names are the same but for capitals. Of most names their bytes tell that they are not.
    private static func differsInCase(_ entry: String, from name: String) -> Bool {
        let isPlain = entry.utf8.allSatisfy { $0 < 0x80 } && name.utf8.allSatisfy { $0 < 0x80 }
        if isPlain, entry.utf8.count != name.utf8.count { return false }
        return entry.lowercased() == name.lowercased() && entry.composed != name
    }

    static func join(_ folder: String, _ name: String) -> String {
        URL(fileURLWithPath: folder).appendingPathComponent(name).path
    }
}

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
        let architecture = try Self.definition(of: source)
        try Self.refuseRuntime(architecture, request.runtime, word: architecture.unit.word)
        let standard = try Self.definition(
            Self.definition(architecture, contracts: request.contracts), with: request.with)
        let (told, further) = try Self.definition(standard, having: request.further)
        let unit = try SwiftNames.unit(request.name, in: request.group, of: told)
        try told.refuseEnding(of: unit)
        let around = ModuleSources(
            around: Self.join(URL(fileURLWithPath: request.into).standardizedFileURL.path, unit.typeName),
            testsInto: request.testsInto)
        around.add(others ?? [])
        var content = try UnitContent(request, of: unit, in: told, among: around)
        content.further = further
        // Who makes the cells of a list comes with one.
        let definition = content.behaviour.listed == nil ? told.withoutList : told
        let destination = try Destination(
            into: request.into, testsFolder: request.testsInto, module: request.module,
            wantsTests: request.tests && definition.files.hasTests, word: definition.unit.word)
        let renderer = UnitRenderer(
            source: source, definition: definition, content: content, module: destination.module,
            runtime: request.runtime)
        let untested = UntestedTypes(content.values)
        let rendered = untested.left(of: try renderer.files(of: unit, tests: request.tests))
        try Self.refuseUnused(rendered, of: unit, in: definition)
        // A unit in no group lies where a group's folder would.
        let folder = definition.unit.folder.folder(for: unit)
        let sources = Self.join(destination.sources, folder)
        let tests = destination.tests.map { Self.join($0, folder) }
        if others == nil, !source.isBuiltIn,
            let known = RecordedUnit.all(around: sources).first(where: { known in
                known.word == definition.unit.word && known.name == unit.ownName
                    && known.record.files.keys.contains { "\(known.project)/\($0)".hasPrefix(sources + "/") }
            }), let former = FormerNames(of: known, in: source, architecture)
        {
            throw former.refused(by: architecture)
        }

        for place in [destination.sources, destination.tests].compactMap(\.self) {
            try Self.refuseNameInOtherCase(folder, in: place, word: definition.unit.word)
        }
        let files = Self.files(rendered, in: folder, destination)
        let beside = try Self.foldersBeside(rendered, destination, word: definition.unit.word)
        let testFolders = (tests.map { [$0] } ?? []) + beside.tests
        try TypesInTheWay(of: unit, word: definition.unit.word, in: definition, among: around)
            .refuse(
                zip(rendered, files).filter { $0.0.place == .sources }.map(\.1), besides: request.formerFiles)
        var neighbours = content.neighbours(in: definition, group: request.group)
        if let group = request.group.map(UnitName.init),
            let kind = definition.kinds.first(where: { kind in
                kind.opens != nil && kind.word == definition.unit.group?.word
            })
        {
            neighbours.append(.init(opener: group, kind, of: unit, in: definition))
        }
        if !request.runtime { neighbours += definition.names.compactMap { .init($0, in: definition) } }
        var openers = OpenersOfUnit(of: unit, as: files, around: sources, source, definition)
        var calls: ShortCalls?
        if others == nil {
            if definition.navigation?.routes != nil {
                openers.addFlows(group: request.group, leads: content.navigations.map(\.unit))
            }
            if content.isHandedIn {
                let anew = files + openers.scaffolds.flatMap(\.files)
                var short = ShortCalls(of: unit, as: rendered, in: definition, among: around, besides: anew)
                openers.addUnits(calling: Set(short.mended.map(\.path) + short.left.map(\.path)), like: request)
                short.leaveOut(openers.scaffolds.reduce(into: Set()) { $0.formUnion($1.replacedFiles) })
                calls = short
            }
        }
        self.init(
            name: unit.typeName, folders: [sources] + beside.sources + testFolders, testFolders: testFolders,
            files: files,
            notes: content.renamings(in: definition, of: request.added) + Self.notes(destination, rendered)
                + untested.sentences(for: request.tests) + content.unasked(in: definition, among: around)
                + (content.behaviour.hasNib ? [Self.nibNote] : [])
                + MissingNeighbours(neighbours, in: rendered, around: around, flags: request.placeFlags) {
                    FormerNames.kept(of: $0, in: around, folder: sources, by: source, architecture)
                }.sentences
                + UnusedTemplates(source, architecture).sentences
                + (calls?.left.map(\.sentence) ?? []),
            architecture: architecture,
            record: PlacedRecord(
                of: files, sources: sources, asked: request.asked(as: definition.unit.word), architecture,
                from: source))
        mockedContracts = Set(content.values.flatMap(\.contracts))
        open(by: openers)
        for file in calls?.mended ?? [] { hand(file) }
    }

    init(
        name: String, folders: [String], testFolders: [String], files: [File], notes: [String],
        architecture: ArchitectureDefinition, record: PlacedRecord?
    ) {
        self.architecture = architecture
        self.record = record
        self.name = name
        self.folders = folders
        self.testFolders = testFolders
        self.files = files
        self.notes = notes
    }

    private static let nibNote =
        "the view comes from its nib, which iOS alone reads: neither 'swift test' on Linux nor a stage compiles it"

    /// The files with their paths.
    static func files(_ rendered: [RenderedFile], in folder: String, _ destination: Destination) -> [File] {
        rendered.map { file in
            let place = file.place == .tests ? destination.tests ?? destination.sources : destination.sources
            return File(path: join(place, UnitFile.path(file.path, in: folder)), text: file.text)
        }
    }

    /// The folders of files that stand beside the unit's own.
    private static func foldersBeside(
        _ rendered: [RenderedFile], _ destination: Destination, word: String
    ) throws(ScaffoldError) -> (sources: [String], tests: [String]) {
        var folders: (sources: [String], tests: [String]) = ([], [])
        for file in rendered where file.path.hasPrefix("/") {
            let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
            let isOfTests = file.place == .tests && destination.tests != nil
            let place = isOfTests ? destination.tests ?? destination.sources : destination.sources
            try refuseNameInOtherCase(folder, in: place, word: word)
            let path = join(place, folder)
            if isOfTests, !folders.tests.contains(path) { folders.tests.append(path) }
            if !isOfTests, !folders.sources.contains(path) { folders.sources.append(path) }
        }
        return folders
    }

    /// Has what opens the unit open it.
    mutating func open(by openers: OpenersOfUnit) {
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
            name: name ?? self.name, folders: [folder], testFolders: [], files: [file], notes: [],
            architecture: architecture, record: nil)
        scaffold.replacedFiles = [file.path]
        openers.append(scaffold)
    }

    /// Refuses templates that write a contract which is left out.
    private static func refuseUnused(
        _ files: [RenderedFile], of unit: UnitName, in definition: ArchitectureDefinition
    ) throws(ScaffoldError) {
        for contract in definition.contracts where !contract.isUsed {
            let type = contract.type.name(for: unit)
            for file in files where SourceNames(file.text).declaredTypes.contains(type) {
                throw ScaffoldError(
                    .data,
                    "\(file.template).stencil: error: it writes '\(type)', which is optional and left out: ask for "
                        + "'contracts.\(contract.id).isUsed' first")
            }
        }
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

    private static func definition(
        _ definition: ArchitectureDefinition, contracts: Bool
    ) throws(ScaffoldError) -> ArchitectureDefinition {
        if contracts { return definition }
        guard definition.contracts.contains(where: \.isOptional) else {
            throw ScaffoldError(.usage, "\(definition.id) has no contract that may be left out")
        }
        return definition.withoutOptionalContracts
    }

    /// The definition with no more of the roles that a unit may have or not than are asked for.
    private static func definition(
        _ definition: ArchitectureDefinition, with list: String
    ) throws(ScaffoldError) -> ArchitectureDefinition {
        let optional = definition.optionalRoles
        let wanted = UnitContent.names(in: list)
        if let wrong = wanted.first(where: { !optional.contains($0) }) {
            let word = definition.unit.word
            throw ScaffoldError(
                .usage,
                definition.role(wrong) != nil
                    ? "a \(word) of \(definition.id) does not choose whether it has '\(wrong)': its 'count' is not 'optional'"
                    : "\(definition.id) has no role '\(wrong)' that a \(word) may have or not"
                        + (optional.isEmpty
                            ? ": a definition that extends it may, with 'roles: { \(wrong): { type: …, count: optional } }' and "
                                + "a file that 'holds' it" : NearestWord.hint(for: wrong, among: optional)))
        }
        if let unwritten = wanted.first(where: { !definition.writtenOptionalRoles.contains($0) }) {
            throw ScaffoldError(
                .usage,
                "no file of \(definition.id) 'holds' the role '\(unwritten)', so that nothing of it would be written: give it one, "
                    + "'files: { \(unwritten): { path: …, template: …, holds: [\(unwritten)] } }'")
        }
        return definition.without(Set(optional).subtracting(wanted))
    }

    /// The definition with further actors of roles.
    private static func definition(
        _ definition: ArchitectureDefinition, having further: [String: String]
    ) throws(ScaffoldError) -> (ArchitectureDefinition, [FurtherRole]) {
        var all: [FurtherRole] = []
        var definition = definition
        let many = definition.roles.filter { $0.count == .many && $0.scope == .unit }.map(\.id)
        for (id, list) in further.sorted(by: { $0.key < $1.key }) where !list.trimmed.isEmpty {
            guard many.contains(id) else {
                let isThere = definition.role(id) != nil
                let known = many.isEmpty ? "" : "; of these it may: \(many.joined(separator: ", "))"
                throw ScaffoldError(
                    .usage,
                    isThere
                        ? "a \(definition.unit.word) of \(definition.id) does not have several of '\(id)'\(known)"
                        : "\(definition.id) has no role '\(id)' of which a \(definition.unit.word) may have several"
                            + (many.isEmpty ? "" : NearestWord.hint(for: id, among: many)))
            }
            var names: [UnitName] = []
            for name in UnitContent.names(in: list) {
                let name = try SwiftNames.unit(name, word: id)
                if names.contains(name) {
                    throw ScaffoldError(.usage, "the \(id) '\(name.typeName)' is asked for twice")
                }
                names.append(name)
            }
            let several = definition.having(id, for: names)
            definition = several.definition
            all += several.further
        }
        return (definition, all)
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

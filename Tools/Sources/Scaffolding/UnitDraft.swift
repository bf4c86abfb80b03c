import Architecture
import Foundation

/// A unit as it is worked out: what was asked for, held against what is there, and what is written of it.
struct UnitDraft {
    let unit: UnitName
    let content: UnitContent
    /// The architecture, with all of its contracts.
    let architecture: ArchitectureDefinition
    private let request: UnitRequest
    private let source: ArchitectureSource
    /// The architecture with what the unit has of it.
    private let definition: ArchitectureDefinition
    private let around: ModuleSources
    private let destination: Destination
    private let untested: UntestedTypes
    private let rendered: [RenderedFile]
    private let files: [UnitScaffold.File]
    /// The folder of its sources.
    private let sources: String
    /// The folders of files that stand beside its own, and those of its tests.
    private let besides: (sources: [String], tests: [String])

    /// Works it out.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - source: the architecture.
    ///   - others: files that are there besides; nil where it is written.
    ///   - itself: its own files, of which it sees how one of it is built where it goes to one.
    init(
        _ request: UnitRequest, in source: ArchitectureSource, besides others: [UnitScaffold.File]?,
        seeing itself: [UnitScaffold.File] = []
    ) throws(ScaffoldError) {
        self.request = request
        self.source = source
        architecture = try UnitScaffold.definition(of: source)
        try UnitScaffold.refuseRuntime(architecture, request.runtime, word: architecture.unit.word)
        let standard = try Self.definition(
            Self.definition(architecture, contracts: request.contracts), with: request.with, without: request.without)
        let (told, further) = try Self.definition(standard, having: request.further)
        try Self.refuseGroup(request.group, in: told, source)
        unit = try SwiftNames.unit(request.name, in: request.group, of: told)
        try told.refuseEnding(of: unit)
        let place = UnitScaffold.join(URL(fileURLWithPath: request.into).standardizedFileURL.path, unit.typeName)
        around = ModuleSources(around: place, testsInto: request.testsInto)
        around.add(others ?? [])
        let seen = itself.isEmpty ? around : ModuleSources(around: place, testsInto: request.testsInto)
        if !itself.isEmpty { seen.add((others ?? []) + itself) }
        var content = try UnitContent(request, of: unit, in: told, among: seen)
        content.further = further
        content.created = request.created
        self.content = content
        // Who makes the cells of a list comes with one.
        definition = content.behaviour.listed == nil ? told.withoutList : told
        destination = try Destination(
            into: request.into, testsFolder: request.testsInto, module: request.module,
            wantsTests: request.tests && definition.files.hasTests, word: definition.unit.word)
        untested = UntestedTypes(content.values)
        rendered = untested.left(
            of: try UnitRenderer(
                source: source, definition: definition, content: content, module: destination.module,
                runtime: request.runtime
            ).files(of: unit, tests: request.tests))
        try Self.refuseUnused(rendered, of: unit, in: definition)
        // A unit in no group lies where a group's folder would.
        let folder = definition.unit.folder.folder(for: unit)
        sources = UnitScaffold.join(destination.sources, folder)
        files = UnitScaffold.files(rendered, in: folder, destination)
        if others == nil { try Self.refuseFormer(unit, at: sources, in: LoadedArchitecture(source, architecture)) }
        for place in [destination.sources, destination.tests].compactMap(\.self) {
            try UnitScaffold.refuseNameInOtherCase(folder, in: place, word: definition.unit.word)
        }
        let beside = try Self.foldersBeside(rendered, destination, word: definition.unit.word)
        let tests = destination.tests.map { UnitScaffold.join($0, folder) }
        besides = (beside.sources, (tests.map { [$0] } ?? []) + beside.tests)
        try NameClashes(of: unit, word: definition.unit.word, in: definition, among: around)
            .refuse(zip(rendered, files).filter { $0.0.place == .sources }.map(\.1), besides: request.formerFiles)
    }

    // MARK: What comes of it

    /// True if one of it goes to another one of it.
    var leadsToItself: Bool { content.navigations.contains { $0.unit == unit } }

    /// The files and folders.
    var placed: UnitScaffold.PlacedFiles {
        UnitScaffold.PlacedFiles(
            folders: [sources] + besides.sources + besides.tests, testFolders: besides.tests, files: files)
    }

    /// The architecture with its source.
    private var whole: LoadedArchitecture { LoadedArchitecture(source, architecture) }

    /// The record of it; nil where there is no project.
    var record: PlacedRecord? {
        PlacedRecord(
            of: files, sources: sources, asked: request.asked(as: definition.unit.word), by: whole)
    }

    /// The scaffolds that open it, without a look at what is there.
    var openers: OpeningScaffolds {
        OpeningScaffolds(of: unit, as: files, around: sources, in: LoadedArchitecture(source, definition))
    }

    /// The scaffolds that open it, and the calls that build it as if it took less than it does.
    var surroundings: (openers: OpeningScaffolds, calls: ShortCalls?) {
        var openers = openers
        if definition.navigation?.routes != nil {
            openers.addFlows(group: request.group, leads: content.navigations.map(\.unit))
        }
        guard content.isHandedIn else { return (openers, nil) }
        let anew = files + openers.scaffolds.flatMap(\.files)
        var calls = ShortCalls(of: unit, as: rendered, in: definition, among: around, besides: anew)
        openers.addUnits(calling: Set(calls.mended.map(\.path) + calls.left.map(\.path)), like: request)
        calls.leaveOut(openers.scaffolds.reduce(into: Set()) { $0.formUnion($1.replacedFiles) })
        return (openers, calls)
    }

    /// The notes for the person about the place, about what is not there yet, and about what has no effect.
    var notes: [String] {
        let missing = MissingNeighbours(neighbours, in: rendered, around: around, flags: request.placeFlags) {
            FormerNames.kept(of: $0, in: around, folder: sources, by: whole)
        }
        return content.renamings(in: definition, of: request.added) + UnitScaffold.notes(destination, rendered)
            + untested.sentences(for: request.tests) + content.unasked(in: definition, among: around)
            + Self.viewNotes(content.behaviour.view) + missing.sentences
            + UnusedTemplates(source, architecture).sentences + undeclared + remarks(besides: undeclared)
    }

    /// The notes on what the templates lack, as the definition says it of any unit.
    ///
    /// - Parameter told: The notes on what its own code needs, which say of files that it asks for what a remark says of all.
    private func remarks(besides told: [String]) -> [String] {
        guard !source.newTemplates.isEmpty else { return [] }
        return source.remarks.filter { remark in
            !["storyboard", "nib"].contains { kind in
                remark.contains(" \(kind) beside ") && told.contains { $0.contains("asks for the \(kind) ") }
            }
        }.map { $0.replacing("{Unit}", with: unit.typeName).replacing("{unit}", with: unit.propertyName) }
    }

    /// The notes on what a team's own templates make of the unit's name; those that ship with the tool declare all that they use.
    private var undeclared: [String] {
        guard !source.newTemplates.isEmpty else { return [] }
        let renderer = UnitRenderer(
            source: source, definition: definition, content: content, module: destination.module,
            runtime: request.runtime)
        guard let neutral = try? renderer.neutralFiles() else { return [] }
        return UndeclaredNames(in: neutral, for: unit, around: around).sentences
    }

    private var neighbours: [MissingNeighbours.Neighbour] {
        var neighbours = content.neighbours(in: definition, group: request.group)
        let group = definition.kinds.first { $0.opens != nil && $0.word == definition.unit.group?.word }
        if let name = request.group.map(UnitName.init), let group {
            neighbours.append(.init(opener: name, group, of: unit, in: definition))
        }
        if !request.runtime { neighbours += definition.names.compactMap { .init($0, in: definition) } }
        return neighbours
    }

    private static func viewNotes(_ view: SheetView) -> [String] {
        guard view != .code else { return [] }
        return [
            "the view comes from its \(view.rawValue), which iOS alone reads: neither 'swift test' on Linux nor a stage compiles it"
        ]
    }

    // MARK: What may be in the way

    /// Refuses a unit that is there under a name which the definition gave it before.
    private static func refuseFormer(
        _ unit: UnitName, at sources: String, in architecture: LoadedArchitecture
    ) throws(ScaffoldError) {
        guard !architecture.source.isBuiltIn else { return }
        let definition = architecture.definition
        let known = RecordedUnit.all(around: sources).first { known in
            known.word == definition.unit.word && known.name == unit.ownName
                && known.record.files.keys.contains { "\(known.project)/\($0)".hasPrefix(sources + "/") }
        }
        if let known, let former = FormerNames(of: known, in: architecture) {
            throw former.refused(by: definition)
        }
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

    /// Refuses a path of folders, or a name of several words, where one name is meant: a module's, or a part of other names.
    private static func refuseGroup(
        _ group: String?, in definition: ArchitectureDefinition, _ source: ArchitectureSource
    ) throws(ScaffoldError) {
        guard let group, let first = group.split(separator: "/").first else { return }
        let isPath = first.count < group.count
        let words = group.split { "- ".contains($0) }
        guard isPath || words.count > 1 else { return }
        let isTwice = isPath && definition.unit.folder.description.matches(of: /\{Group\}/).count > 1
        guard isTwice || source.templates.values.contains(where: { $0.contains("{{ unit.group }}") }) else { return }
        let reason = isTwice ? "folders of one name lie in each other" : "templates name a module or a type after it"
        guard isPath else {
            let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            throw ScaffoldError(
                .usage,
                "'--group \(group)' is of several words, and here it is one, since \(reason): say --group \(name)"
            )
        }
        throw ScaffoldError(
            .usage, "'--group \(group)' is a path, and here it is one name, since \(reason): say --group \(first)")
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
            try UnitScaffold.refuseNameInOtherCase(folder, in: place, word: word)
            let path = UnitScaffold.join(place, folder)
            if isOfTests, !folders.tests.contains(path) { folders.tests.append(path) }
            if !isOfTests, !folders.sources.contains(path) { folders.sources.append(path) }
        }
        return folders
    }

    // MARK: The part of the definition that is asked for

    private static func definition(
        _ definition: ArchitectureDefinition, contracts: Bool
    ) throws(ScaffoldError) -> ArchitectureDefinition {
        if contracts { return definition }
        guard definition.contracts.contains(where: \.isOptional) else {
            throw ScaffoldError(.usage, "\(definition.id) has no contract that may be left out")
        }
        return definition.withoutOptionalContracts
    }

    /// The definition with those roles alone, of the ones that a unit may have or not, that are usual or asked for.
    private static func definition(
        _ definition: ArchitectureDefinition, with list: String, without unwanted: String
    ) throws(ScaffoldError) -> ArchitectureDefinition {
        let optional = definition.optionalRoles
        let (wanted, left) = (UnitContent.names(in: list), UnitContent.names(in: unwanted))
        let word = definition.unit.word
        if let wrong = (wanted + left).first(where: { !optional.contains($0) }) {
            throw ScaffoldError(
                .usage,
                definition.role(wrong) != nil
                    ? "a \(word) of \(definition.id) does not choose whether it has '\(wrong)': its 'count' is neither "
                        + "'optional' nor 'usual'"
                    : "\(definition.id) has no role '\(wrong)' that a \(word) may have or not"
                        + (optional.isEmpty
                            ? ": a definition that extends it may, with 'roles: { \(wrong): { type: …, count: optional } }' and "
                                + "a file that 'holds' it" : NearestWord.hint(for: wrong, among: optional)))
        }
        if let both = wanted.first(where: left.contains) {
            throw ScaffoldError(.usage, "the \(word) is asked to be with and without '\(both)': say one of them")
        }
        if let unwritten = wanted.first(where: { !definition.writtenOptionalRoles.contains($0) }) {
            throw ScaffoldError(
                .usage,
                "no file of \(definition.id) 'holds' the role '\(unwritten)', so that nothing of it would be written: give it one, "
                    + "'files: { \(unwritten): { path: …, template: …, holds: [\(unwritten)] } }'")
        }
        let usual = Set(definition.usualRoles).subtracting(left)
        return definition.without(Set(optional).subtracting(wanted).subtracting(usual))
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
}

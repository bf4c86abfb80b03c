import Architecture
import Foundation

/// A unit, or something beside units, that was scaffolded and is written again: by what was asked for then, and its definition as
/// it is now.
package struct RecordedUnit: Sendable {
    /// Where a unit's tests go and to which module it belongs, where the place does not tell.
    package struct Place: Sendable {
        /// The folder in which the folder of the tests is made.
        package var testsInto: String?
        /// The module.
        package var module: String?
        /// The other architectures of the project, whose units this one may go to.
        package var others: [ArchitectureDefinition]

        /// Says where.
        package init(testsInto: String? = nil, module: String? = nil, others: [ArchitectureDefinition] = []) {
            self.testsInto = testsInto
            self.module = module
            self.others = others
        }
    }

    /// A supposition by which something is written again.
    struct Supposition {
        /// The request.
        var asked: [String: String]
        /// Files that are not there, and are taken as if they were.
        var files: [UnitScaffold.File] = []
        /// The architecture by whose names its own files are found; nil for the one that it is written by.
        var former: ArchitectureSource?
    }

    /// The project's folder.
    package let project: String
    let record: UnitRecord

    /// The name that it was given: `Home`.
    package var name: String { record.asked["name"] ?? "" }

    /// The word for it: `scene`, `manager`.
    package var word: String { record.asked["kind"] ?? "" }

    /// The id of the architecture that it was written by.
    package var architecture: String { record.architecture }

    /// A folder that it has files in, by which the architecture that rules there is found.
    package var folder: String {
        let path = record.files.keys.sorted().first { $0.contains("/") } ?? ""
        return URL(fileURLWithPath: "\(project)/\(path)").deletingLastPathComponent().path
    }

    /// The paths of its files.
    package var ownFiles: Set<String> { Set(record.files.keys.map { "\(project)/\($0)" }) }

    /// Everything that was scaffolded in a project, what stands beside units first: units are written by what stands there.
    ///
    /// - Parameter folder: a folder of the project.
    package static func all(around folder: String) -> [RecordedUnit] {
        guard let project = UnitRecord.project(of: folder + "/x") else { return [] }
        return UnitRecord.all(in: project).filter { $0.asked["kind"] != "app" }
            .map { RecordedUnit(project: project, record: $0) }
    }

    /// The one unit of a name in a folder or below it.
    ///
    /// - Parameters:
    ///   - name: its name, or what its types begin with: `List` or `ItemsList`.
    ///   - folder: the folder.
    ///   - definition: its architecture.
    /// - Throws: ``ScaffoldError`` where nothing is noted of one, or of several.
    package static func named(
        _ name: String, in folder: String, by definition: ArchitectureDefinition
    ) throws(ScaffoldError) -> RecordedUnit {
        let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        let word = definition.unit.word
        let units = all(around: folder).filter { unit in
            unit.word == word && unit.record.files.keys.contains { "\(unit.project)/\($0)".hasPrefix(folder + "/") }
        }
        let typed = units.map { unit in
            let named = try? SwiftNames.unit(unit.name, in: unit.record.asked["group"], of: definition)
            return (unit, named?.typeName ?? unit.name)
        }
        let exact = typed.filter { $0.1 == name }
        let found = exact.isEmpty ? typed.filter { $0.0.name == name } : exact
        if found.count == 1 { return found[0].0 }
        guard found.isEmpty else {
            let places = found.map { "'\($0.0.folder)'" }.joined(separator: " and ")
            throw ScaffoldError(.usage, "'\(name)' stands in \(places): say by --into which is meant")
        }
        let near = NearestWord.to(name, among: typed.map(\.1))
        throw ScaffoldError(
            .usage,
            "nothing is noted of a \(word) '\(name)' in '\(folder)'"
                + (near.map { ": did you mean '\($0)'?" }
                    ?? ": say by --into where it lies"))
    }

    /// Returns the scaffold that it is now.
    ///
    /// - Parameters:
    ///   - source: the architecture.
    ///   - place: where its tests go, where the place does not tell.
    ///   - additions: the additions to the recorded request.
    /// - Throws: ``ScaffoldError`` when it cannot be written any more, or gets what it cannot have.
    package func scaffold(
        in source: ArchitectureSource, at place: Place, adding additions: [UnitAddition] = []
    ) throws(ScaffoldError) -> UnitScaffold {
        try scaffold(in: source, at: place, adding: additions, supposing: Supposition(asked: record.asked))
    }

    /// The same by a supposition: had something else been asked for, or were other files there.
    func scaffold(
        in source: ArchitectureSource, at place: Place, adding additions: [UnitAddition] = [],
        supposing supposed: Supposition
    ) throws(ScaffoldError) -> UnitScaffold {
        let (asked, others, former) = (supposed.asked, supposed.files, supposed.former)
        let definition = try UnitScaffold.definition(of: source)
        let isUnit = word == definition.unit.word
        let kind = definition.kinds.first { $0.word == word }
        let named = isUnit ? try SwiftNames.unit(name, in: record.asked["group"], of: definition) : UnitName(name)
        let files = isUnit ? definition.files : kind?.files ?? []
        let folder = isUnit ? definition.unit.folder : kind?.folder
        guard let folder else {
            throw ScaffoldError(.usage, "\(definition.id) has no '\(word)' any more: \(name) stays as it is")
        }
        let placing = try former.map { source throws(ScaffoldError) in try UnitScaffold.definition(of: source) }
        let formerFiles = placing.map { isUnit ? $0.files : $0.kind(word)?.files ?? [] } ?? files
        let formerFolder = placing.flatMap { isUnit ? $0.unit.folder : $0.kind(word)?.folder } ?? folder
        guard let into = self.place(of: formerFiles, formerFolder, named, shared: isUnit ? nil : named) else {
            throw ScaffoldError(
                .usage,
                "the files of the \(word) '\(name)' are named or placed otherwise than by \(definition.id) as it is now: "
                    + "they stay as they are")
        }
        let isTested = record.isTested(formerFiles, named, shared: isUnit ? nil : named)
        // Tests stay where they were written; only a project without any asks its settings.
        let testsInto =
            self.place(of: formerFiles, formerFolder, named, shared: isUnit ? nil : named, in: .tests)
            ?? place.testsInto
        guard isUnit else {
            if !additions.isEmpty {
                throw ScaffoldError(.usage, "nothing is added to \(word.withArticle): write its values by hand")
            }
            var request = KindRequest(asked, into: into)
            request.module = place.module
            request.testsInto = testsInto
            request.tests = isTested
            if former != nil { request.formerFiles = ownFiles }
            return others.isEmpty
                ? try UnitScaffold(request, in: source) : try UnitScaffold(request, in: source, besides: others)
        }
        var request = UnitRequest(asked, into: into, definition)
        request.module = place.module
        request.testsInto = testsInto
        request.tests = isTested
        request.others = place.others
        if former != nil { request.formerFiles = ownFiles }
        for addition in additions { try request.add(addition, in: definition) }
        request.added = additions.map(\.text)
        // What opens it is written by its own record, unless the unit is handed more than before.
        return additions.isEmpty
            ? try UnitScaffold(request, in: source, besides: others) : try UnitScaffold(request, in: source)
    }

    /// The folder in which its folder of sources, or of tests, was made; nil where its record does not tell.
    func place(
        of files: [UnitFile], _ folder: NameForm, _ name: UnitName, shared: UnitName? = nil,
        in place: UnitFile.Place = .sources
    ) -> String? {
        let ends = files.filter { $0.place == place }.map { "/" + $0.path(from: folder, for: name, shared: shared) }
        return record.files.keys.lazy.compactMap { path -> String? in
            let path = "/" + path
            return ends.first(where: path.hasSuffix).map { project + path.dropLast($0.count) }
        }.first
    }
}

/// Something that a unit gets later: a word for it, and what is said of it.
package struct UnitAddition: Sendable, Equatable {
    /// The word for it: `event`, `navigation`, `manager`, `worker`.
    package let word: String
    /// The text of it: `deleteAll`, or `deleteAll: {asks: deleteAllItems}`.
    package let text: String

    /// Says what is added.
    package init(word: String, text: String) {
        self.word = word
        self.text = text
    }
}

extension UnitRequest {
    /// Makes the request of a record: as it was asked for when the unit was written.
    init(_ asked: [String: String], into: String, _ definition: ArchitectureDefinition) {
        let many = definition.roles.filter { $0.count == .many && $0.scope == .unit }.map(\.id)
        self.init(
            name: asked["name"] ?? "", into: into, events: asked["events"] ?? "", shows: asked["shows"],
            navigates: asked["navigates"] ?? "", managers: asked["manager"] ?? "", takes: asked["takes"] ?? "",
            returns: asked["returns"] ?? "", further: asked.filter { many.contains($0.key) }, with: asked["with"] ?? "",
            without: asked["without"] ?? "", group: asked["group"],
            contracts: asked["contracts"] != "no", runtime: asked["runtime"] != "none")
        sheet = SheetReader.Source.pieces(of: asked["sheet"] ?? "")
        created = asked["created"].flatMap(FileCreation.init)
    }
}

extension UnitRequest {
    /// Asks for more than was asked for.
    ///
    /// - Parameters:
    ///   - addition: the addition.
    ///   - definition: the architecture.
    /// - Throws: ``ScaffoldError`` where the word is none that a unit can be given.
    mutating func add(_ addition: UnitAddition, in definition: ArchitectureDefinition) throws(ScaffoldError) {
        let text = addition.text
        func joined(_ before: String) -> String { before.isEmpty ? text : "\(before), \(text)" }
        // 'rowTapped(index: Int)' says what is told with it, and not what follows.
        let saysSteps = text.prefix { $0 != "(" }.contains(":") || text.drop { $0 != ")" }.contains(":")
        let saysValues = !saysSteps && text.contains("(")
        switch addition.word {
        case "event" where definition.sheet != nil && !saysValues && (saysSteps || !sheet.isEmpty):
            sheet.append(.flag("event", of: .events, text: saysSteps ? text : text + ":"))
        case "event": events = joined(events)
        case "navigation": navigates = joined(navigates)
        case "takes": takes = joined(takes)
        case "output": returns = joined(returns)
        case "role":
            with = joined(with)
            let added = UnitContent.names(in: text)
            without = UnitContent.names(in: without).filter { !added.contains($0) }.joined(separator: ", ")
        case "shows" where sheet.contains(where: \.saysModel):
            sheet.append(.flag("shows", of: .shows, text: text))
        case "shows": shows = joined(shows ?? definition.inputs.shows?.standard ?? "")
        default:
            if let role = definition.role(addition.word), definition.inputs.managers.contains(role.id) {
                managers = [managers, "\(role.id):\(text)"].filter { !$0.isEmpty }.joined(separator: ", ")
            } else if let role = definition.role(addition.word), role.count == .many {
                let before = further[role.id] ?? ""
                further[role.id] = joined(before)
            } else if let key = UnitAddition.pieces[addition.word], definition.sheet?.keys.contains(key) == true {
                sheet.append(.flag(addition.word, of: key, text: text))
            } else {
                throw ScaffoldError(.usage, UnitAddition.refusal(of: addition.word, in: definition))
            }
        }
    }
}

extension UnitAddition {
    /// Pieces of a sheet by the words that add them.
    fileprivate static let pieces: [String: SheetKey] = Dictionary(
        uniqueKeysWithValues: SheetKey.allCases.filter { ![.events, .takes, .returns, .shows].contains($0) }
            .map { ($0.addition, $0) })

    /// The words for what a unit of an architecture can be given.
    ///
    /// - Parameter definition: the architecture.
    package static func words(in definition: ArchitectureDefinition) -> [String] {
        let roles = definition.roles.filter { $0.count == .many && $0.scope == .unit }.map(\.id)
        let supported = pieces.filter { definition.sheet?.keys.contains($0.value) == true }.keys.sorted()
        return ["event", "navigation", "takes", "output", "shows"] + definition.inputs.managers + roles
            + (definition.optionalRoles.isEmpty ? [] : ["role"]) + supported
    }

    fileprivate static func refusal(of word: String, in definition: ArchitectureDefinition) -> String {
        let words = words(in: definition)
        return "nothing called '\(word)' is added to \(definition.unit.word.withArticle) of \(definition.id)"
            + (NearestWord.question(for: word, among: words)
                ?? ": say one of \(words.joined(separator: ", "))")
    }
}

extension SheetReader.Source {
    /// True if a piece says which model the unit presents.
    fileprivate var saysModel: Bool {
        switch self {
        case .file(_, let text): text.contains("presents:")
        case .flag(_, let key, _): key == .presents
        }
    }
}

extension UnitRecord {
    /// Returns true if something has tests.
    func isTested(_ files: [UnitFile], _ name: UnitName, shared: UnitName? = nil) -> Bool {
        files.contains { file in
            file.place == .tests
                && self.files.keys.contains {
                    $0.hasSuffix("/" + UnitFile.path(file.path.name(for: name, shared: shared), in: ""))
                }
        }
    }
}

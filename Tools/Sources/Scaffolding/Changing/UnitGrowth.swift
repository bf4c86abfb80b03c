import Architecture
import Conformance
import Foundation
import Project
import SourceModel
import SwiftParser
import SwiftSyntax

/// One thing more in a unit that the tool did not write, or of which nothing is noted: each place that it touches is found by who
/// plays which role, and every byte elsewhere stays.
///
/// A message from role to role is declared in the contract, or in the type where there is none; it is implemented by whoever
/// conforms, mocks among them. Where one of the places cannot be found, nothing is written.
public struct UnitGrowth: Sendable {
    /// A file with what becomes of it.
    public struct File: Sendable {
        /// The path.
        public let path: String
        /// Its text now.
        public let before: String
        /// Its text then.
        public let after: String
    }

    /// The words for what can be added so.
    public static let words = ["event", "shows", "navigation", "output"]

    /// The files that change, by their paths.
    public private(set) var files: [File] = []
    /// What is left to a person, a sentence each.
    public private(set) var notes: [String] = []

    private let reading: UnitReading
    private var insertions: [String: SourceEdits] = [:]
    private var texts: [String: String] = [:]

    private typealias Line = UnitReading.Line
    private var index: TypeIndex { reading.index }
    private var map: RoleMap { reading.map }
    private var definition: ArchitectureDefinition { reading.definition }
    private var name: UnitName { reading.name }

    // MARK: Working it out

    /// Works out what becomes of each file. Nothing is written yet.
    ///
    /// - Parameters:
    ///   - addition: what is added.
    ///   - unit: the unit that gets it.
    ///   - source: its architecture.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such unit, or a place is not found: with what to write where.
    public init(
        _ addition: UnitAddition, to unit: String, in source: ArchitectureSource, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        reading = try UnitReading(unit, of: try UnitScaffold.definition(of: source), around)
        switch addition.word {
        case "event": try addEvent(addition.text)
        case "shows": try addShown(addition.text)
        case "navigation": try addNavigation(addition.text)
        case "output": try addOutput(addition.text)
        default:
            throw ScaffoldError(
                .usage,
                "'\(addition.word)' is added to what scaena wrote alone, and nothing is noted of '\(unit)': it can get "
                    + "one of \(Self.words.joined(separator: ", "))")
        }
        try gather()
    }

    // MARK: What is added

    private mutating func addEvent(_ text: String) throws(ScaffoldError) {
        let message = try UnitMessage(text)
        guard let line = reading.listeners(of: message.name).first else {
            if let contract = reading.usualContract({ reading.listeners(of: message.name, in: $0).first }) {
                try declare(message, at: contract, body: "// Decide what follows.")
                notes.append(
                    "nobody is seen to hold the \(index[contract].name): have whoever shows '\(name.typeName)' call "
                        + "'\(message.call)' (\(reading.place(of: contract)))")
                return
            }
            // What the unit does not decide itself, it tells whoever opened it; or it is all by itself.
            let output = reading.outputs().first { $0.from.role == definition.unit.owner }
            if let output {
                try declare(message, at: output.target, body: "// Decide what follows.")
                try call(message, by: output)
                return
            }
            if let owner = reading.owner, Set(reading.actors.map(\.role)) == [definition.unit.owner] {
                try implement(message, by: owner, behind: [], "// Decide what follows.")
                notes.append(
                    "no control sends it yet: have one call '\(message.name)' (\(reading.place(of: owner)))")
                return
            }
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold whom events are told to",
                "declare 'func \(message.signature)' where they are handled", definition.unit.owner)
        }
        try declare(message, at: line.target, body: "// Decide what follows.")
        try call(message, by: line)
    }

    private mutating func addShown(_ text: String) throws(ScaffoldError) {
        let owner = definition.unit.owner
        let all = reading.actors.filter { $0.role != owner }.flatMap(reading.lines).filter {
            $0.link.to == owner && !$0.link.leavesUnit
        }
        let told = Set(reading.listeners(of: "").map(\.link.to))
        guard let line = all.first(where: { told.contains($0.from.role) }) ?? all.first else {
            // Whoever opens the unit may hold it by what it is.
            if let type = reading.owner,
                definition.channels.allSatisfy({ channel in
                    channel.to != owner || channel.leavesUnit
                        || map.units[reading.unit].players(of: channel.from).isEmpty
                })
            {
                let message =
                    try text.contains("(") ? UnitMessage(text) : UnitMessage(values: text, form: VerbForm("show…"))
                try implement(message, by: type, behind: [], "// Show it.")
                notes.append(
                    "nobody says it yet: have whoever shows '\(name.typeName)' call '\(message.call)' "
                        + "(\(reading.place(of: type)))")
                return
            }
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold the \(owner)",
                "declare a message that takes '\(text)' there",
                owner)
        }
        let form = line.link.channel?.says.first { $0.isOpen && $0.form(for: name).description.first?.isLetter == true }
        let message: UnitMessage
        if text.contains("(") {
            message = try UnitMessage(text)
        } else {
            message = try UnitMessage(values: text, form: form?.form(for: name))
        }
        try declare(message, at: line.target, body: "// Show it.")
        notes.append(
            "nobody says it yet: have \(index[line.from.player.type].name) call "
                + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
        )
    }

    private mutating func addNavigation(_ text: String) throws(ScaffoldError) {
        let target = try SwiftNames.unit(text, word: definition.unit.word)
        // Where nobody of the unit goes, whoever opened it is asked to.
        guard let line = reading.goers().first ?? reading.outputs().first else {
            if let owner = reading.owner, reading.ownersGo {
                let message = try UnitMessage(VerbForm("show…").filled(with: target.typeName))
                try implement(message, by: owner, behind: [], "// Build \(target.words) and show it.")
                notes.append("nobody goes there yet: call '\(message.call)' (\(reading.place(of: owner)))")
                return
            }
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold who goes to other \(definition.unit.word)s",
                "declare a message that goes to '\(target.typeName)' there",
                definition.navigation?.performs ?? definition.unit.owner)
        }
        let verb = NavigationTarget.form(of: name, in: definition) ?? reading.usualVerb(of: line)
        let name = verb.filled(with: target.typeName)
        let way = reading.way(to: target, as: name, like: line)
        let message: UnitMessage
        if let way { message = way.message } else { message = try UnitMessage(name) }
        let body = way?.body ?? "// Build \(target.words) and show it."
        try declare(message, at: line.target, body: body)
        if way == nil {
            notes.append(
                "no way to another \(definition.unit.word) was found whose code could be followed: write how it is shown"
            )
        }
        notes.append(
            "nobody goes there yet: have \(index[line.from.player.type].name) call "
                + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
        )
    }

    private mutating func addOutput(_ text: String) throws(ScaffoldError) {
        guard let line = reading.outputs().first else {
            try addContract(telling: text)
            return
        }
        let form = line.link.channel?.says.first { $0.isOpen }
        let message: UnitMessage
        if text.contains("(") || !text.contains(":") {
            message = try UnitMessage(text)
        } else {
            message = try UnitMessage(values: text, form: form?.form(for: name) ?? VerbForm("did…"))
        }
        try declare(message, at: line.target, body: "// Decide what follows.")
        notes.append(
            "nobody says it yet: have \(index[line.from.player.type].name) call "
                + "'\(line.property)\(reading.optionalMark(line)).\(message.call)' (\(reading.place(line.from.declaration)))"
        )
    }

    /// Gives a unit that tells nobody anything a contract for it.
    private mutating func addContract(telling text: String) throws(ScaffoldError) {
        let role = definition.inputs.events?.to ?? reading.listeners(of: "").first?.link.to
        let types = [role, definition.unit.owner].compactMap(\.self).compactMap {
            map.units[reading.unit].players(of: $0).first { index[$0].kind == .class }
        }
        let endings = ["Delegate", "Output"]
        let known = definition.contracts.first { contract in
            contract.type.isOfUnit && !contract.type.namesSeveral
                && (contract.id == definition.inputs.returns
                    || endings.contains { contract.type.description.hasSuffix($0) })
        }
        let contract = known?.type.name(for: name) ?? name.typeName + "Delegate"
        let property = contract.hasSuffix("Output") ? "output" : "delegate"
        guard let type = types.first, let part = index[type].parts.first(where: { !$0.isExtension }),
            index.types(named: contract).isEmpty, !index.members(of: type).contains(where: { $0.fact.name == property })
        else {
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold whom it tells what came of it",
                "declare a message that takes '\(text)' in a protocol of who opens it", definition.unit.owner)
        }
        let message =
            try text.contains("(") || !text.contains(":")
            ? UnitMessage(text) : UnitMessage(values: text, form: VerbForm("did…"))
        try insert("weak var \(property): \(contract)?", into: part, of: type, behind: [], isProperty: true)
        let path = index.files[part.file].path
        let before = reading.text(of: path)
        let newline = before.contains("\r\n") ? "\r\n" : "\n"
        let step = MemberPlace(in: before, typeAt: part.line)?.step ?? "    "
        let lines = ["", "protocol \(contract): AnyObject {", "\(step)func \(message.signature)", "}", ""]
        let end = before.utf8.count
        insertions[path, default: SourceEdits()].replace(
            end..<end, with: (before.hasSuffix("\n") ? "" : newline) + lines.joined(separator: newline))
        notes.append(
            "nobody hears it yet: whoever opens '\(name.typeName)' sets '\(property)' of \(index[type].name) (\(path):\(part.line))"
        )
        notes.append("nobody says it yet: have \(index[type].name) call '\(property)?.\(message.call)'")
    }

    // MARK: Places

    /// Declares a message in a contract and has everybody implement it who conforms; or in a type.
    private mutating func declare(_ message: UnitMessage, at target: TypeIndex.ID, body: String) throws(ScaffoldError) {
        let members = index.members(of: target).filter { $0.fact.kind == .function }
        if let there = members.first(where: { UnitReading.selector($0.fact) == message.selector }) {
            throw ScaffoldError(
                .cannotCreate,
                "\(index.files[there.part.file].path):\(there.fact.line):1: error: '\(message.selector)' is there already",
                saysPlaces: true)
        }
        guard index[target].kind == .protocol else {
            try implement(message, by: target, behind: [], body)
            return
        }
        guard let part = index[target].parts.first(where: \.isProtocol) else {
            throw missing(
                "'\(index[target].name)' is not declared here", "declare 'func \(message.signature)' in it", nil)
        }
        try insert("func \(message.signature)", into: part, of: target, behind: [])
        let names = Set(members.map(\.fact.name))
        let implementors = reading.conformers(of: target)
        guard implementors.contains(where: { !reading.isOfTests($0) }) else {
            throw missing(
                "nobody is seen to implement '\(index[target].name)'", "implement 'func \(message.signature)' there",
                nil,
                at: target)
        }
        for id in implementors {
            let path = index.files[index[id].file].path
            if reading.isGenerated(path) {
                notes.append("'\(path)' is generated: make it anew")
                continue
            }
            if index.members(of: id).contains(where: { UnitReading.selector($0.fact) == message.selector }) { continue }
            try implement(message, by: id, behind: names, reading.isOfTests(id) ? nil : body)
        }
    }

    private mutating func implement(
        _ message: UnitMessage, by id: TypeIndex.ID, behind names: Set<String>, _ body: String?
    ) throws(ScaffoldError) {
        let members = index.members(of: id)
        // Where most of the others are implemented, or where it is said that they are.
        let counts = Dictionary(grouping: members.filter { names.contains($0.fact.name) }, by: \.part).mapValues(
            \.count)
        let part =
            index[id].parts.filter { (counts[$0] ?? 0) > 0 }.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
            ?? index[id].parts.first { part in !part.isExtension } ?? index[id].parts.first
        guard let part else {
            throw missing("'\(index[id].name)' is not declared here", "implement 'func \(message.signature)'", nil)
        }
        let code: String
        if let body {
            let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.isEmpty ? "" : "\t" + $0
            }
            code = "func \(message.signature) {\n\(lines.joined(separator: "\n"))\n}"
        } else {
            code = "func \(message.signature) {}"
        }
        try insert(code, into: part, of: id, behind: names)
    }

    /// Has whoever holds the receiver send the message.
    private mutating func call(_ message: UnitMessage, by line: Line) throws(ScaffoldError) {
        let type = line.from.player.type
        let members = index.members(of: type)
        if let there = members.first(where: { UnitReading.selector($0.fact) == message.selector }) {
            notes.append(
                "\(index.files[there.part.file].path):\(there.fact.line): '\(message.selector)' is there already: have it "
                    + "call '\(line.property)\(reading.optionalMark(line)).\(message.call)'")
            return
        }
        let held = members.first { $0.fact.name == line.property && $0.fact.kind == .property }
        let own = members.filter { $0.fact.modifiers.contains("private") && $0.fact.kind == .function }
        let part =
            own.last.map(\.part) ?? index[type].parts.first { !$0.isExtension } ?? held?.part
        guard let part else { return }
        let path = index.files[part.file].path
        let usesSelectors = MemberPlace(in: reading.text(of: path), typeAt: part.line)?.usesSelectors ?? false
        let mark = usesSelectors && message.parameters.isEmpty ? "@objc " : ""
        let code =
            "\(mark)private func \(message.signature) {\n\t\(line.property)\(reading.optionalMark(line)).\(message.call)\n}"
        try insert(code, into: part, of: type, behind: Set(own.map(\.fact.name)))
        notes.append(
            "no control sends it yet: have one call '\(message.name)' of \(index[type].name) (\(path):\(part.line))")
    }

    private mutating func insert(
        _ code: String, into part: IndexedType.Part, of type: TypeIndex.ID, behind names: Set<String>,
        isProperty: Bool = false
    ) throws(ScaffoldError) {
        let path = index.files[part.file].path
        let text = reading.text(of: path)
        guard let place = MemberPlace(in: text, typeAt: part.line, behind: names, isProperty: isProperty) else {
            throw missing(
                "'\(index[type].name)' is not found any more",
                "write there\n    " + code.replacing("\n", with: "\n    "),
                nil, at: type)
        }
        texts[path] = text
        let access = code.hasPrefix("func") && !place.access.isEmpty ? place.access + " " : ""
        insertions[path, default: SourceEdits()].replace(place.range, with: place.text(for: access + code))
    }

    private mutating func gather() throws(ScaffoldError) {
        for (path, edits) in insertions.sorted(by: { $0.key < $1.key }) {
            guard let before = texts[path], let bytes = try? edits.applied(to: before.utf8) else {
                throw ScaffoldError(.cannotCreate, "'\(path)' cannot be changed: nothing was written")
            }
            let after = String(decoding: bytes, as: UTF8.self)
            if Parser.parse(source: after).hasError, !Parser.parse(source: before).hasError {
                throw ScaffoldError(
                    .cannotCreate, "'\(path)' would be no Swift any more: nothing was written; write it yourself")
            }
            files.append(File(path: path, before: before, after: after))
        }
    }

    /// What is said where a place is not found: with where it would be.
    private func missing(
        _ reason: String, _ remedy: String, _ role: String?, at type: TypeIndex.ID? = nil
    ) -> ScaffoldError {
        let id =
            type ?? role.flatMap { map.units[reading.unit].players(of: $0).first } ?? reading.actors.first?.player.type
        let spot = id.map { "\(index.files[index[$0].file].path):\(index[$0].line):1: error: " } ?? ""
        return ScaffoldError(.cannotCreate, "\(spot)\(reason): nothing was written; \(remedy)", saysPlaces: id != nil)
    }

    // MARK: Writing it

    /// Writes all of it, or nothing.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    public func write() throws(ScaffoldError) {
        var transaction = FileTransaction(in: reading.around.project)
        for file in files { transaction.write(file.path, file.after) }
        try transaction.carryOut()
    }
}

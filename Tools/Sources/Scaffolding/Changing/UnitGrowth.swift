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

    private let around: ProjectSurroundings
    private let map: RoleMap
    private let unit: Int
    private var insertions: [String: SourceEdits] = [:]
    private var texts: [String: String] = [:]

    private var index: TypeIndex { around.index }
    private var definition: ArchitectureDefinition { map.definition }
    private var name: UnitName { map.units[unit].name }

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
        self.around = around
        let definition = try UnitScaffold.definition(of: source)
        map = RoleMap(definition, around.index, isRuled: { around.isRuled(around.index.files[$0].path) })
        let units = map.units
        let found = units.indices.filter {
            units[$0].name.typeName == unit && (units[$0].folder + "/").hasPrefix(around.folder + "/")
        }
        guard let first = found.first else {
            var error = ScaffoldError(
                .usage,
                "there is no \(definition.unit.word) '\(unit)' in '\(around.folder)'"
                    + NearestWord.hint(for: unit, among: units.map(\.name.typeName)))
            error.isUnknownUnit = true
            throw error
        }
        guard found.count == 1 else {
            let places = found.map { "'\(units[$0].folder)'" }.joined(separator: " and ")
            throw ScaffoldError(.usage, "'\(unit)' stands in \(places): say by --into which is meant")
        }
        self.unit = first
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

    // MARK: Who talks to whom

    /// Somebody who holds somebody else of the unit.
    private struct Line {
        let from: Actor
        let hold: Actor.Hold
        let link: Link
        /// The protocol through which it goes, or the type.
        let target: TypeIndex.ID
    }

    private func lines(from actor: Actor) -> [Line] {
        actor.holds.compactMap { hold in
            guard let link = map.link(of: hold, in: actor), case .part(let target) = hold.target, !hold.isMany else {
                return nil
            }
            return Line(from: actor, hold: hold, link: link, target: target)
        }
    }

    private var actors: [Actor] { map.actors(ofUnit: unit) }

    /// The contract of this unit that in most others stands between two roles; nil where it has none.
    private func usualContract(_ line: (Int) -> Line?) -> TypeIndex.ID? {
        var counts: [String: Int] = [:]
        for other in map.units.indices where other != unit {
            if let contract = line(other)?.link.through { counts[contract, default: 0] += 1 }
        }
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return usual.flatMap { map.units[unit].contract($0) }
    }

    private func place(of type: TypeIndex.ID) -> String {
        "\(index.files[index[type].file].path):\(index[type].line)"
    }

    /// Whom the role that the user touches tells.
    private func listeners(of message: String, in unit: Int? = nil) -> [Line] {
        let actors = map.actors(ofUnit: unit ?? self.unit)
        let owner = definition.inputs.events?.from ?? definition.unit.owner
        let speakers = actors.filter { $0.role == owner } + actors.filter { $0.role == definition.unit.owner }
        let all = speakers.flatMap(lines).filter { !$0.link.leavesUnit && $0.link.to != owner }
        let wanted = definition.inputs.events?.to
        return all.enumerated().sorted { one, other in
            rank(one.element, wanted, message) == rank(other.element, wanted, message)
                ? one.offset < other.offset : rank(one.element, wanted, message) < rank(other.element, wanted, message)
        }.map(\.element)
    }

    private func rank(_ line: Line, _ wanted: String?, _ message: String) -> Int {
        if let wanted, line.link.to == wanted { return 0 }
        let says = line.link.channel?.says.contains { $0.isOpen && $0.form(for: name).matches(message) } ?? false
        if says { return 1 }
        if line.link.to.map(map.builds) == true { return 5 }
        return line.link.through != nil ? 2 : 3
    }

    // MARK: What is added

    private mutating func addEvent(_ text: String) throws(ScaffoldError) {
        let message = try Message(text)
        guard let line = listeners(of: message.name).first else {
            if let contract = usualContract({ listeners(of: message.name, in: $0).first }) {
                try declare(message, at: contract, body: "// Decide what follows.")
                notes.append(
                    "nobody is seen to hold the \(index[contract].name): have whoever shows '\(name.typeName)' call "
                        + "'\(message.call)' (\(place(of: contract)))")
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
        let all = actors.filter { $0.role != owner }.flatMap(lines).filter {
            $0.link.to == owner && !$0.link.leavesUnit
        }
        let told = Set(listeners(of: "").map(\.link.to))
        guard let line = all.first(where: { told.contains($0.from.role) }) ?? all.first else {
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold the \(owner)",
                "declare a message that takes '\(text)' there",
                owner)
        }
        let form = line.link.channel?.says.first { $0.isOpen && $0.form(for: name).description.first?.isLetter == true }
        let message: Message
        if text.contains("(") {
            message = try Message(text)
        } else {
            message = try Message(values: text, form: form?.form(for: name))
        }
        try declare(message, at: line.target, body: "// Show it.")
        notes.append(
            "nobody says it yet: have \(index[line.from.player.type].name) call "
                + "'\(line.hold.property)\(optionalMark(line)).\(message.call)' (\(place(line.from.declaration)))")
    }

    private mutating func addNavigation(_ text: String) throws(ScaffoldError) {
        let target = try SwiftNames.unit(text, word: definition.unit.word)
        guard let line = goers().first else {
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold who goes to other \(definition.unit.word)s",
                "declare a message that goes to '\(target.typeName)' there",
                definition.navigation?.performs ?? definition.unit.owner)
        }
        let verb = NavigationTarget.form(of: name, in: definition) ?? usualVerb(of: line)
        let name = verb.filled(with: target.typeName)
        let way = way(to: target, as: name, like: line)
        let message: Message
        if let way { message = way.message } else { message = try Message(name) }
        let body = way?.body ?? "// Build \(target.words) and show it."
        try declare(message, at: line.target, body: body)
        if way == nil {
            notes.append(
                "no way to another \(definition.unit.word) was found whose code could be followed: write how it is shown"
            )
        }
        notes.append(
            "nobody goes there yet: have \(index[line.from.player.type].name) call "
                + "'\(line.hold.property)\(optionalMark(line)).\(message.call)' (\(place(line.from.declaration)))")
    }

    private mutating func addOutput(_ text: String) throws(ScaffoldError) {
        let all = actors.flatMap(lines)
        let contract = definition.inputs.returns
        let line =
            all.first { contract != nil && $0.link.through == contract }
            ?? all.first { line in
                let isWeak = line.hold.ownership == .weak
                return isWeak && line.link.leavesUnit && index[line.target].kind == .protocol
            }
            ?? all.first { line in
                let isOutput = ["Delegate", "Output"].contains { index[line.target].name.hasSuffix($0) }
                return isOutput && line.hold.ownership == .weak && line.link.to == nil
            }
        guard let line else {
            throw missing(
                "nobody of '\(name.typeName)' is seen to hold whom it tells what came of it",
                "declare a message that takes '\(text)' in a protocol of who opens it", definition.unit.owner)
        }
        let form = line.link.channel?.says.first { $0.isOpen }
        let message: Message
        if text.contains("(") || !text.contains(":") {
            message = try Message(text)
        } else {
            message = try Message(values: text, form: form?.form(for: name) ?? VerbForm("did…"))
        }
        try declare(message, at: line.target, body: "// Decide what follows.")
        notes.append(
            "nobody says it yet: have \(index[line.from.player.type].name) call "
                + "'\(line.hold.property)\(optionalMark(line)).\(message.call)' (\(place(line.from.declaration)))")
    }

    // MARK: Ways

    /// Whom who decides holds to go somewhere: as the definition says, or else who is seen to go.
    private func goers() -> [Line] {
        let all = actors.flatMap(lines).filter { !$0.link.leavesUnit }
        if let navigation = definition.navigation {
            let told = all.filter { $0.link.to == navigation.performs && $0.from.role != navigation.performs }
            let deciding = told.filter { $0.from.role == navigation.decides }
            return deciding.isEmpty ? told : deciding
        }
        var moves: [String: Int] = [:]
        for actor in map.actors where actor.role != definition.unit.owner && !map.builds(actor.role) {
            moves[actor.role, default: 0] += actor.moves.count
        }
        for (role, count) in moves.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) where count > 0 {
            let told = all.filter { $0.link.to == role }
            if !told.isEmpty { return told }
        }
        return []
    }

    /// The verb by which units of the app are gone to most often: `show…`.
    private func usualVerb(of line: Line) -> VerbForm {
        var counts: [String: Int] = [:]
        let part = map.players[line.target]?.part
        for player in map.players.values where player.part == part {
            for member in index.members(of: player.type) where member.fact.kind == .function {
                for other in map.units where other.name.typeName.count > 2 {
                    guard member.fact.name.hasSuffix(other.name.typeName) else { continue }
                    counts[String(member.fact.name.dropLast(other.name.typeName.count)), default: 0] += 1
                }
            }
        }
        let verb = counts.filter { $0.key.first?.isLowercase == true }
            .max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return VerbForm((verb ?? "show") + "…")
    }

    /// A way to another unit, written as a way that the app has.
    private func way(
        to target: UnitName, as newName: String, like line: Line
    ) -> (message: Message, body: String)? {
        guard let other = map.units.firstIndex(where: { $0.name.typeName == target.typeName }) else { return nil }
        let role = line.link.to
        let near = map.actors.filter { $0.role == role && $0.player.unit == unit }
        let far = map.actors.filter { $0.role == role && $0.player.unit != unit }
        for actor in near + far {
            for member in index.members(of: actor.player.type) where member.fact.kind == .function {
                guard let way = way(member, to: target, other, as: newName) else { continue }
                return way
            }
        }
        return nil
    }

    private func way(
        _ member: IndexedMember, to target: UnitName, _ unit: Int, as newName: String
    ) -> (message: Message, body: String)? {
        guard let body = member.fact.body, member.fact.generics.isEmpty, !member.fact.isAsync else { return nil }
        let built = Set(
            body.calls.flatMap(\.callee.names).compactMap { name -> String? in
                guard let id = index.types(named: name).first, let player = map.players[id], let other = player.unit,
                    other != unit, other != self.unit, case .role(let role) = player.part, map.builds(role)
                else { return nil }
                return name
            })
        guard built.count == 1, let builder = built.first, let id = index.types(named: builder).first,
            let from = map.players[id]?.unit.map({ map.units[$0].name })
        else { return nil }
        let text = text(of: index.files[member.part.file].path)
        guard let function = Self.function(member.fact.name, line: member.fact.line, in: text), let code = function.body
        else { return nil }
        var change = NameChange()
        for identifier in SourceNames(function.description).identifiers {
            for (old, new) in [(from.typeName, target.typeName), (from.propertyName, target.propertyName)] {
                guard let range = identifier.range(of: old),
                    old.first?.isUppercase == true || range.lowerBound == identifier.startIndex
                else { continue }
                change.names[identifier] = identifier.replacingCharacters(in: range, with: new)
                break
            }
        }
        change.names[function.name.text] = newName
        // What it would name has to be there, and to be called alike.
        let types = change.names.filter { $0.key.first?.isUppercase == true }
        guard types.values.allSatisfy({ !index.types(named: $0).isEmpty }),
            let new = change.names[builder], let made = index.types(named: new).first,
            builds(made, asCalledIn: code.description, builder, change)
        else { return nil }
        let header = change.applied(
            to: "func " + function.name.text + function.signature.parameterClause.trimmedDescription
        ).text
        guard let message = try? Message(String(header.dropFirst("func ".count))) else { return nil }
        let statements = change.applied(to: code.statements.description).text
        return (message, Self.outdented(statements))
    }

    /// Whether a builder can be called as another is.
    private func builds(_ made: TypeIndex.ID, asCalledIn code: String, _ builder: String, _ change: NameChange) -> Bool
    {
        guard let range = code.range(of: builder + ".") else { return false }
        let rest = code[range.upperBound...]
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard rest.dropFirst(name.count).hasPrefix("()") else { return false }
        let function = change.names[name] ?? name
        return index.members(of: made).contains { member in
            member.fact.name == function && member.fact.isStatic && member.fact.parameters.allSatisfy(\.hasDefault)
        }
    }

    private static func function(_ name: String, line: Int, in text: String) -> FunctionDeclSyntax? {
        let file = Parser.parse(source: text)
        let lines = SourceLocationConverter(fileName: "", tree: file)
        let finder = FunctionFinder(viewMode: .sourceAccurate)
        finder.walk(file)
        return finder.functions.first {
            $0.name.text == name && lines.location(for: $0.name.positionAfterSkippingLeadingTrivia).line == line
        }
    }

    private final class FunctionFinder: SyntaxVisitor {
        var functions: [FunctionDeclSyntax] = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            functions.append(node)
            return .skipChildren
        }
    }

    /// Lines without what all of them are indented by.
    private static func outdented(_ text: String) -> String {
        let lines = text.replacing("\r\n", with: "\n").replacing("\t", with: "    ")
            .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let used = lines.drop { $0.allSatisfy(\.isWhitespace) }
        let depth = used.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let outdented = used.map { line in line.allSatisfy(\.isWhitespace) ? "" : String(line.dropFirst(depth)) }
        return outdented.joined(separator: "\n").trimmed
    }

    // MARK: Messages

    /// A message as it is declared.
    struct Message {
        let name: String
        /// What stands in its parentheses.
        let parameters: String

        /// `rowTapped(index: Int)`, or a name alone.
        init(_ text: String) throws(ScaffoldError) {
            let text = text.trimmed
            let beginning = String(text.prefix { $0 != "(" })
            name = beginning.trimmed
            parameters = text.contains("(") ? String(text.dropFirst(beginning.count + 1).dropLast()) : ""
            _ = try SwiftNames.member(name, what: "a message")
            guard !Parser.parse(source: "func \(signature) {}").hasError, !text.contains("(") || text.hasSuffix(")")
            else {
                throw ScaffoldError(.usage, "'\(text)' is no message: write it as in 'rowTapped(index: Int)'")
            }
        }

        /// The message that takes values: `show(count: Int)`.
        init(values: String, form: VerbForm?) throws(ScaffoldError) {
            let first = String(values.prefix { $0 != ":" }).trimmed
            guard let form, form.isOpen, !first.isEmpty else {
                self = try Message("show(\(values))")
                return
            }
            let subject = first.prefix(1).uppercased() + first.dropFirst()
            self = try Message("\(form.filled(with: subject))(\(values))")
        }

        /// The declaration without `func`.
        var signature: String { "\(name)(\(parameters))" }

        /// The labels with which it is called.
        private var labels: [(label: String, name: String)] {
            var labels: [(label: String, name: String)] = []
            for part in parameters.parts where !part.isEmpty {
                let names = part.prefix { $0 != ":" }.split(separator: " " as Character).map { String($0) }
                labels.append((label: names.first ?? "_", name: names.last ?? "_"))
            }
            return labels
        }

        /// The call, with values of the names of its parameters.
        var call: String {
            let values = labels.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
            return "\(name)(\(values.joined(separator: ", ")))"
        }

        /// The name with its labels, by which messages are told apart.
        var selector: String { name + "(" + labels.map { $0.label + ":" }.joined() + ")" }
    }

    // MARK: Places

    /// Declares a message in a contract and has everybody implement it who conforms; or in a type.
    private mutating func declare(_ message: Message, at target: TypeIndex.ID, body: String) throws(ScaffoldError) {
        let members = index.members(of: target).filter { $0.fact.kind == .function }
        if let there = members.first(where: { Self.selector($0.fact) == message.selector }) {
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
        let implementors = conformers(of: target)
        guard implementors.contains(where: { !isOfTests($0) }) else {
            throw missing(
                "nobody is seen to implement '\(index[target].name)'", "implement 'func \(message.signature)' there",
                nil,
                at: target)
        }
        for id in implementors {
            let path = index.files[index[id].file].path
            if isGenerated(path) {
                notes.append("'\(path)' is generated: make it anew")
                continue
            }
            if index.members(of: id).contains(where: { Self.selector($0.fact) == message.selector }) { continue }
            try implement(message, by: id, behind: names, isOfTests(id) ? nil : body)
        }
    }

    /// Those who conform to a protocol by their own word, in the order of the files.
    private func conformers(of contract: TypeIndex.ID) -> [TypeIndex.ID] {
        var found: [TypeIndex.ID] = []
        var queue = [contract]
        var seen: Set<TypeIndex.ID> = [contract]
        while let next = queue.popLast() {
            for child in index[next].children where seen.insert(child).inserted {
                switch index[child].kind {
                case .protocol: queue.append(child)
                case .alias, .outside: break
                default: found.append(child)
                }
            }
        }
        return found.sorted { (index[$0].file, index[$0].line) < (index[$1].file, index[$1].line) }
    }

    private mutating func implement(
        _ message: Message, by id: TypeIndex.ID, behind names: Set<String>, _ body: String?
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
    private mutating func call(_ message: Message, by line: Line) throws(ScaffoldError) {
        let type = line.from.player.type
        let members = index.members(of: type)
        if let there = members.first(where: { Self.selector($0.fact) == message.selector }) {
            notes.append(
                "\(index.files[there.part.file].path):\(there.fact.line): '\(message.selector)' is there already: have it "
                    + "call '\(line.hold.property)\(optionalMark(line)).\(message.call)'")
            return
        }
        let held = members.first { $0.fact.name == line.hold.property && $0.fact.kind == .property }
        let own = members.filter { $0.fact.modifiers.contains("private") && $0.fact.kind == .function }
        let part =
            own.last.map(\.part) ?? index[type].parts.first { !$0.isExtension } ?? held?.part
        guard let part else { return }
        let path = index.files[part.file].path
        let usesSelectors = MemberPlace(in: text(of: path), typeAt: part.line)?.usesSelectors ?? false
        let mark = usesSelectors && message.parameters.isEmpty ? "@objc " : ""
        let code =
            "\(mark)private func \(message.signature) {\n\t\(line.hold.property)\(optionalMark(line)).\(message.call)\n}"
        try insert(code, into: part, of: type, behind: Set(own.map(\.fact.name)))
        notes.append(
            "no control sends it yet: have one call '\(message.name)' of \(index[type].name) (\(path):\(part.line))")
    }

    private func optionalMark(_ line: Line) -> String {
        let member = index.members(of: line.from.player.type).first { $0.fact.name == line.hold.property }
        if case .optional = member?.fact.type { return "?" }
        return ""
    }

    private mutating func insert(
        _ code: String, into part: IndexedType.Part, of type: TypeIndex.ID, behind names: Set<String>
    ) throws(ScaffoldError) {
        let path = index.files[part.file].path
        let text = text(of: path)
        guard let place = MemberPlace(in: text, typeAt: part.line, behind: names) else {
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

    // MARK: Facts

    private func text(of path: String) -> String {
        texts[path] ?? FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func isOfTests(_ id: TypeIndex.ID) -> Bool {
        let file = index.files[index[id].file]
        let isInTarget = file.modules.contains { $0.hasSuffix("Tests") } || file.path.contains("Tests/")
        return TestCode.isTest(imports: file.imports.map(\.path), isInTestTarget: isInTarget)
            || index[id].name.contains("Mock")
    }

    private func isGenerated(_ path: String) -> Bool {
        if around.mocks.contains(path) { return true }
        let head = text(of: path).prefix(400)
        return ["@Generated", "Generated using", "DO NOT EDIT", "MARK: - Mocks generated"].contains(
            where: head.contains)
    }

    private static func selector(_ fact: MemberFact) -> String {
        fact.name + "(" + fact.parameters.map { $0.label + ":" }.joined() + ")"
    }

    private func place(_ spot: Actor.Spot) -> String { "\(index.files[spot.file].path):\(spot.line)" }

    /// What is said where a place is not found: with where it would be.
    private func missing(
        _ reason: String, _ remedy: String, _ role: String?, at type: TypeIndex.ID? = nil
    ) -> ScaffoldError {
        let id = type ?? role.flatMap { map.units[unit].players(of: $0).first } ?? actors.first?.player.type
        let spot = id.map { "\(index.files[index[$0].file].path):\(index[$0].line):1: error: " } ?? ""
        return ScaffoldError(.cannotCreate, "\(spot)\(reason): nothing was written; \(remedy)", saysPlaces: id != nil)
    }

    // MARK: Writing it

    /// Writes all of it, or nothing.
    ///
    /// - Throws: ``ScaffoldError`` when something cannot be written; nothing has changed then.
    public func write() throws(ScaffoldError) {
        var transaction = FileTransaction(in: around.project)
        for file in files { transaction.write(file.path, file.after) }
        try transaction.commit()
    }
}

import Architecture
import Conformance
import Foundation
import Project
import SourceModel
import SwiftParser
import SwiftSyntax

/// A unit that is there, read by who plays which role in it: who holds whom, who implements what, and how it goes to others.
struct UnitReading: Sendable {
    let around: ProjectSurroundings
    let map: RoleMap
    /// The unit's place in the map.
    let unit: Int

    var index: TypeIndex { around.index }
    var definition: ArchitectureDefinition { map.definition }
    var name: UnitName { map.units[unit].name }

    /// Reads a unit.
    ///
    /// - Parameters:
    ///   - unit: its name.
    ///   - definition: its architecture.
    ///   - around: the project.
    /// - Throws: ``ScaffoldError`` where there is no such unit.
    init(
        _ unit: String, of definition: ArchitectureDefinition, _ around: ProjectSurroundings
    ) throws(ScaffoldError) {
        self.around = around
        map = RoleMap(
            definition, around.index, asked: unit, isRuled: { around.isRuled(around.index.files[$0].path) })
        self.unit = try map.number(ofUnit: unit, in: around.folder)
    }

    // MARK: Who talks to whom

    /// Somebody who holds somebody else of the unit.
    struct Line {
        let from: Actor
        /// The property that holds it.
        let property: String
        let isWeak: Bool
        let link: Link
        /// The protocol through which it goes, or the type.
        let target: TypeIndex.ID
    }

    func lines(from actor: Actor) -> [Line] {
        actor.holds.compactMap { hold in
            guard let link = map.link(of: hold, in: actor), case .part(let target) = hold.target, !hold.isMany else {
                return nil
            }
            return Line(
                from: actor, property: hold.property, isWeak: hold.ownership == .weak, link: link, target: target)
        }
    }

    /// Who tells whoever opened the unit what it does not do itself; those first of whom the definition says so.
    func outputs() -> [Line] {
        let all = actors.flatMap(lines)
        let contract = definition.inputs.returns
        var found = all.filter { contract != nil && $0.link.through == contract }
        found += all.filter { $0.isWeak && $0.link.leavesUnit && index[$0.target].kind == .protocol }
        found += all.filter { line in
            let isOutput = ["Delegate", "Output"].contains { index[line.target].name.hasSuffix($0) }
            return isOutput && line.isWeak && line.link.to == nil
        }
        return found
            + delegates().sorted { one, other in
                isNamed(one) && !isNamed(other)
            }
    }

    private func isNamed(_ line: Line) -> Bool { index[line.target].name.contains(name.typeName) }

    /// Weak references to protocols that nobody of the unit implements.
    private func delegates() -> [Line] {
        let own = Set(map.units[unit].types.values.joined())
        return actors.flatMap { actor in
            index.members(of: actor.player.type).compactMap { member -> Line? in
                guard member.fact.kind == .property, member.fact.storage?.ownership == .weak,
                    let type = member.fact.type,
                    case .type(let id, _) = index.resolveHeld(type, in: NameScope(file: member.part.file)),
                    index[id].kind == .protocol, index[id].parts.contains(where: \.isProtocol), !own.contains(id),
                    own.isDisjoint(with: conformers(of: id))
                else { return nil }
                let link = Link(leavesUnit: true)
                return Line(from: actor, property: member.fact.name, isWeak: true, link: link, target: id)
            }
        }
    }

    /// The type whose life is the unit's, where it is declared here.
    var owner: TypeIndex.ID? {
        map.units[unit].players(of: definition.unit.owner).first { !index[$0].parts.isEmpty }
    }

    /// Whether owners of units are seen to go to others by themselves.
    var ownersGo: Bool {
        map.actors.contains { $0.role == definition.unit.owner && !$0.moves.isEmpty }
    }

    var actors: [Actor] { map.actors(ofUnit: unit) }

    /// The contract of this unit that in most others stands between two roles; nil where it has none.
    func usualContract(_ line: (Int) -> Line?) -> TypeIndex.ID? {
        var counts: [String: Int] = [:]
        for other in map.units.indices where other != unit {
            if let contract = line(other)?.link.through { counts[contract, default: 0] += 1 }
        }
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return usual.flatMap { map.units[unit].contract($0) }
    }

    func place(of type: TypeIndex.ID) -> String {
        "\(index.files[index[type].file].path):\(index[type].line)"
    }

    /// Whom the role that the user touches tells.
    func listeners(of message: String, in unit: Int? = nil) -> [Line] {
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

    func rank(_ line: Line, _ wanted: String?, _ message: String) -> Int {
        if let wanted, line.link.to == wanted { return 0 }
        let says = line.link.channel?.says.contains { $0.isOpen && $0.form(for: name).matches(message) } ?? false
        if says { return 1 }
        if line.link.to.map(map.builds) == true { return 5 }
        return line.link.through != nil ? 2 : 3
    }

    // MARK: Ways

    /// Whom who decides holds to go somewhere: as the definition says, or else who is seen to go.
    func goers() -> [Line] {
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
        // Who builds may go, too, by what the app has for it.
        return all.filter {
            $0.link.to.flatMap(definition.role).map { Self.isCalledGoer($0.type.description) } ?? false
        }
    }

    /// The verb by which units of the app are gone to most often: `show…`.
    func usualVerb(of line: Line) -> VerbForm {
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
        if counts.isEmpty {
            for member in index.members(of: line.target) where member.fact.kind == .function {
                for verb in ["show", "goTo", "open", "navigateTo", "present", "push", "routeTo"] {
                    if member.fact.name.hasPrefix(verb) { counts[verb, default: 0] += 1 }
                }
            }
        }
        // More than two words name somebody beside what is done: 'sendFundsPresenter…'; others do something else there: 'get…'.
        let verbs = [
            "show", "open", "go", "nav", "present", "push", "route", "start", "display", "move", "to", "transition",
        ]
        let verb = counts.filter { key, _ in
            key.filter(\.isUppercase).count < 2 && verbs.contains(where: key.hasPrefix)
        }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return VerbForm((verb ?? "show") + "…")
    }

    /// A way to another unit, written as a way that the app has.
    func way(
        to target: UnitName, as newName: String, like line: Line
    ) -> (message: UnitMessage, body: String)? {
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

    func way(
        _ member: IndexedMember, to target: UnitName, _ unit: Int, as newName: String
    ) -> (message: UnitMessage, body: String)? {
        guard let body = member.fact.body, member.fact.generics.isEmpty, !member.fact.isAsync else { return nil }
        let built = Set(
            body.calls.flatMap(\.callee.names).compactMap { name -> String? in
                guard let id = index.types(named: name).first, let player = map.players[id], let other = player.unit,
                    other != unit, other != self.unit, case .role(let role) = player.part,
                    map.builds(role)
                        || (member.fact.parameters.isEmpty && body.calls.contains { $0.callee.names == [name] })
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
        guard let message = try? UnitMessage(String(header.dropFirst("func ".count))) else { return nil }
        let statements = change.applied(to: code.statements.description).text
        return (message, Self.outdented(statements))
    }

    /// Whether a builder can be called as another is.
    func builds(_ made: TypeIndex.ID, asCalledIn code: String, _ builder: String, _ change: NameChange) -> Bool {
        guard let range = code.range(of: builder + ".") else {
            // What is made by an initializer is made alike where both take the same.
            guard let old = index.types(named: builder).first else { return false }
            func initializers(of id: TypeIndex.ID) -> Set<String> {
                Set(index.members(of: id).filter { $0.fact.kind == .initializer }.map { Self.selector($0.fact) })
            }
            return code.contains(builder + "(") && !initializers(of: made).isEmpty
                && initializers(of: made) == initializers(of: old)
        }
        let rest = code[range.upperBound...]
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        guard rest.dropFirst(name.count).hasPrefix("()") else { return false }
        let function = change.names[name] ?? name
        return index.members(of: made).contains { member in
            member.fact.name == function && member.fact.isStatic && member.fact.parameters.allSatisfy(\.hasDefault)
        }
    }

    static func function(_ name: String, line: Int, in text: String) -> FunctionDeclSyntax? {
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

    // MARK: Types

    /// What stands between a property and what is said to it.
    func optionalMark(_ line: Line) -> String {
        let member = index.members(of: line.from.player.type).first { $0.fact.name == line.property }
        if case .optional = member?.fact.type { return "?" }
        return ""
    }

    /// Those who conform to a protocol by their own word, in the order of the files.
    func conformers(of contract: TypeIndex.ID) -> [TypeIndex.ID] {
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

    func text(of path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func isOfTests(_ id: TypeIndex.ID) -> Bool {
        let file = index.files[index[id].file]
        let isInTarget = file.modules.contains { $0.hasSuffix("Tests") } || file.path.contains("Tests/")
        return TestCode.isTest(imports: file.imports.map(\.path), isInTestTarget: isInTarget)
            || index[id].name.contains("Mock")
    }

    func isGenerated(_ path: String) -> Bool {
        if around.mocks.contains(path) { return true }
        let head = text(of: path).prefix(400)
        return ["@Generated", "Generated using", "DO NOT EDIT", "MARK: - Mocks generated"].contains(
            where: head.contains)
    }

    static func selector(_ fact: MemberFact) -> String {
        fact.name + "(" + fact.parameters.map { $0.label + ":" }.joined() + ")"
    }

    func place(_ spot: Actor.Spot) -> String { "\(index.files[spot.file].path):\(spot.line)" }
}

extension RoleMap {
    /// The one unit of a name in a folder or below it, by its place in ``units``.
    ///
    /// - Parameters:
    ///   - unit: its name, as its types begin with it.
    ///   - folder: the folder.
    /// - Throws: ``ScaffoldError`` where there is none, or several.
    func number(ofUnit unit: String, in folder: String) throws(ScaffoldError) -> Int {
        let found = units.indices.filter {
            units[$0].name.typeName == unit && (units[$0].folder + "/").hasPrefix(folder + "/")
        }
        guard let first = found.first else {
            var error = ScaffoldError(
                .usage,
                "there is no \(definition.unit.word) '\(unit)' in '\(folder)'"
                    + NearestWord.hint(for: unit, among: units.map(\.name.typeName)))
            error.isUnknownUnit = true
            throw error
        }
        guard found.count == 1 else {
            let places = found.map { "'\(units[$0].folder)'" }.joined(separator: " and ")
            throw ScaffoldError(.usage, "'\(unit)' stands in \(places): say by --into which is meant")
        }
        return first
    }
}

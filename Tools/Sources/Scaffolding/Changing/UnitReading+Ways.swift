import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// Ways to other units, and code that goes one as the app goes another.
extension UnitReading {
    /// Whom who decides holds to go somewhere: as the definition says, or else who is seen to go.
    func goers() -> [Line] {
        let all = actors.flatMap(lines).filter { !$0.link.leavesUnit }
        if let navigation = definition.navigation {
            let told = all.filter { $0.link.to == navigation.performs && $0.from.role != navigation.performs }
            let deciding = told.filter { $0.from.role == navigation.decides }
            return deciding.isEmpty ? told : deciding
        }
        // Who goes for the unit, before those whom it tells and who go for it in their turn.
        let own = Set(map.units[unit].types.values.joined())
        let inside = goers(
            among: all.filter { line in
                index[line.target].kind != .protocol || !own.isDisjoint(with: conformers(of: line.target))
            })
        return inside.isEmpty ? goers(among: all) : inside
    }

    private func goers(among lines: [Line]) -> [Line] {
        var moves: [String: Int] = [:]
        for actor in map.actors where actor.role != definition.unit.owner && !map.builds(actor.role) {
            moves[actor.role, default: 0] += actor.moves.count
        }
        for (role, count) in moves.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) where count > 0 {
            let told = lines.filter { $0.link.to == role }
            if !told.isEmpty { return told }
        }
        // Who builds may go, too, by what the app has for it.
        return lines.filter {
            $0.link.to.flatMap(definition.role).map { Self.isCalledGoer($0.type.description) } ?? false
        }
    }

    /// Returns the type that alone does what is declared in a contract, or the type itself.
    func onlyGoer(by target: TypeIndex.ID) -> TypeIndex.ID? {
        guard index[target].kind == .protocol else { return declaration(of: target) == nil ? nil : target }
        let goers = conformers(of: target).filter { !isOfTests($0) }
        return goers.count == 1 ? goers.first : nil
    }

    /// The verb by which units of the app are gone to most often: `show…`.
    func usualVerb(of line: Line) -> VerbForm { usualVerb(of: line.target) }

    func usualVerb(of goer: TypeIndex.ID) -> VerbForm {
        var counts: [String: Int] = [:]
        let part = map.players[goer]?.part
        let alike = part == nil ? [goer] : map.players.values.filter { $0.part == part }.map(\.type)
        for type in alike {
            for member in index.members(of: type) where member.fact.kind == .function {
                for other in map.units where other.name.typeName.count > 2 {
                    for ending in ["", "ViewController", "VC", "Screen", "Scene", "Module", "Flow"] {
                        let end = other.name.typeName + ending
                        guard member.fact.name.hasSuffix(end) else { continue }
                        counts[member.fact.name.dropLast(end.count) + "…" + ending, default: 0] += 1
                    }
                }
            }
        }
        if counts.isEmpty {
            for member in index.members(of: goer) where member.fact.kind == .function {
                for verb in ["show", "goTo", "open", "navigateTo", "present", "push", "routeTo"] {
                    if member.fact.name.hasPrefix(verb) { counts[verb + "…", default: 0] += 1 }
                }
            }
        }
        // More than two words name somebody beside what is done: 'sendFundsPresenter…'; others do something else there: 'get…'.
        let verbs = [
            "show", "open", "go", "nav", "present", "push", "route", "start", "display", "move", "to", "transition",
            "attach",
        ]
        let verb = counts.filter { key, _ in
            key.prefix { $0 != "…" }.filter(\.isUppercase).count < 2 && verbs.contains(where: key.hasPrefix)
        }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return VerbForm(verb ?? "show…")
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
            for member in index.members(of: actor.player.type)
            where member.fact.kind == .function && !member.fact.isStatic {
                guard let way = way(member, to: target, other, as: newName) else { continue }
                // What it names of its own type has to be there where it is written.
                if hasAll(namedIn: way.body, of: actor.player.type, line) { return way }
            }
        }
        return nil
    }

    /// Code without what makes its owner the delegate of something that asks for another contract than it has; with a sentence on
    /// each line that is left out.
    func withoutForeignDelegates(_ code: String, _ line: Line) -> (code: String, left: [String]) {
        let getters = index[line.target].kind == .protocol ? conformers(of: line.target) : [line.target]
        var left: [String] = []
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).filter { text in
            let words = String(text).trimmed.split(separator: " ")
            guard words.count == 3, words[1] == "=", words[2] == "self", words[0].split(separator: ".").count == 2,
                case let names = words[0].split(separator: ".").map(String.init),
                let made = code.firstRange(of: "\(names[0]) = ").map({ code[$0.upperBound...] }),
                let type = index.types(named: String(made.prefix { $0.isLetter || $0.isNumber || $0 == "_" })).first,
                let contract = contract(of: names[1], in: type)
            else { return true }
            guard let other = getters.first(where: { !isOfTests($0) && index.inherits(contract, from: $0) == .no })
            else { return true }
            left.append(
                "'\(text.trimmingPrefix(while: \.isWhitespace))' is left out: \(index[other].name) is no \(index[contract].name)"
            )
            return false
        }
        return (lines.joined(separator: "\n"), left)
    }

    /// The protocol that a property of a type asks for.
    private func contract(of property: String, in type: TypeIndex.ID) -> TypeIndex.ID? {
        for id in [type] + index.ancestors(of: type).compactMap(\.meaning.id) {
            guard let member = index.members(of: id).first(where: { $0.fact.name == property }) else { continue }
            let held = member.fact.type.flatMap { index.resolveHeld($0, in: index.scope(of: member)).id }
            return held.flatMap { index[$0].kind == .protocol ? $0 : nil }
        }
        return nil
    }

    /// Returns true if the type that gets some code has each member of another type that the code names.
    private func hasAll(namedIn code: String, of type: TypeIndex.ID, _ line: Line) -> Bool {
        func names(of id: TypeIndex.ID) -> Set<String> {
            let all = [id] + index.ancestors(of: id).compactMap(\.meaning.id)
            return Set(all.flatMap { index.members(of: $0).map(\.fact.name) })
        }
        let needed = names(of: type).intersection(SourceNames(code).identifiers)
        let getters = index[line.target].kind == .protocol ? conformers(of: line.target) : [line.target]
        return getters.filter { !isOfTests($0) }.allSatisfy { $0 == type || needed.isSubset(of: names(of: $0)) }
    }

    func way(
        _ member: IndexedMember, to target: UnitName, _ unit: Int, as newName: String
    ) -> (message: UnitMessage, body: String)? {
        guard let body = member.fact.body, member.fact.generics.isEmpty, !member.fact.isAsync else { return nil }
        let scope = NameScope(file: member.part.file, type: member.type)
        let built = Set(
            body.calls.flatMap(\.callee.names).compactMap { name -> String? in
                guard let id = type(named: name, in: scope), let player = map.players[id], let other = player.unit,
                    other != unit, other != self.unit, case .role(let role) = player.part,
                    map.builds(role)
                        || (member.fact.parameters.isEmpty && body.calls.contains { $0.callee.names == [name] }
                            && (isOnScreen(id) || Self.isCalledGoer(name)))
                else { return nil }
                return name
            })
        guard built.count == 1, let builder = built.first, let id = type(named: builder, in: scope),
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
        // What it would name has to be there, and to be called alike.
        let types = change.names.filter { $0.key.first?.isUppercase == true }
        guard types.values.allSatisfy({ !index.types(named: $0).isEmpty }),
            let new = change.names[builder], let made = type(named: new, in: scope),
            builds(made, asCalledIn: code.description, builder, change),
            types.allSatisfy({ areMadeAlike($0.key, $0.value, in: code.description, scope) })
        else { return nil }
        let header = change.applied(to: "func f" + function.signature.parameterClause.trimmedDescription).text
        guard let message = try? UnitMessage(newName + header.dropFirst("func f".count)) else { return nil }
        let statements = change.applied(to: code.statements.description).text
        return (message, Self.outdented(statements))
    }

    private func initializers(of id: TypeIndex.ID) -> Set<String> {
        Set(index.members(of: id).filter { $0.fact.kind == .initializer }.map { Self.selector($0.fact) })
    }

    /// Returns true if a type can be made as another is in some code; it can where that is not made there.
    private func areMadeAlike(_ old: String, _ new: String, in code: String, _ scope: NameScope) -> Bool {
        guard code.contains(old + "("), let one = type(named: old, in: scope),
            let other = type(named: new, in: scope)
        else { return true }
        return initializers(of: one) == initializers(of: other)
    }

    /// Returns true if a builder can be called as another is.
    func builds(_ made: TypeIndex.ID, asCalledIn code: String, _ builder: String, _ change: NameChange) -> Bool {
        guard let range = code.range(of: builder + ".") else {
            // What is made by an initializer is made alike where both take the same.
            return code.contains(builder + "(") && !initializers(of: made).isEmpty
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
        let file = ParsedFiles.tree(of: text)
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
}

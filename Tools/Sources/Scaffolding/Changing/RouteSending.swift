import Conformance
import SourceModel
import SwiftSyntax

/// Code by which somebody of a unit has the app show what stands behind a case: `router.push(with: .shop(.detail(id: 1)))`.
struct RouteSending {
    /// The sender.
    let type: TypeIndex.ID
    /// A property that the sender has yet to get, as others have it.
    private(set) var property: String?
    /// The code before the case, and behind it.
    private let beginning: String
    private let ending: String
    /// The cases around it, the outermost first.
    private let around: [String]
    /// The number of times that the app's code of the same role begins so.
    fileprivate let uses: Int

    /// Finds it; nil where nobody of the unit has something to send one by.
    ///
    /// - Parameters:
    ///   - route: the enumeration.
    ///   - name: the case that is sent, where there is one already.
    ///   - reading: the unit.
    init?(of route: TypeIndex.ID, sending name: String? = nil, in reading: UnitReading) {
        let finder = Finder(of: route, sending: name, in: reading)
        let state = SceneHost(of: reading)?.state?.type
        var senders = reading.actors.map { (type: $0.player.type, role: $0.role) }
        senders += [state, reading.owner].compactMap(\.self).map { ($0, reading.ownerRole) }
        senders = senders.filter { reading.declaration(of: $0.type) != nil }
        let all = senders.flatMap { finder.sendings(by: $0.type, role: $0.role) }
        guard let best = all.enumerated().max(by: { ($0.element.uses, $1.offset) < ($1.element.uses, $0.offset) })
        else {
            guard let usual = finder.usual(of: reading.ownerRole) else { return nil }
            self = usual
            return
        }
        self = best.element
    }

    fileprivate init(
        type: TypeIndex.ID, property: String? = nil, _ code: (String, String), around: [String], uses: Int
    ) {
        (self.type, self.property, self.around, self.uses) = (type, property, around, uses)
        (beginning, ending) = code
    }

    /// The statement that sends a case with its values.
    func code(for name: String, _ arguments: [String]) -> String {
        let value = name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        let wrapped = around.reversed().reduce("." + value) { ".\($1)(\($0))" }
        return beginning + (beginning.hasSuffix(".") ? String(wrapped.dropFirst()) : wrapped) + ending
    }

    /// Returns true if a function sends a case in the same way.
    func isSent(by fact: MemberFact) -> Bool {
        let code = beginning.hasPrefix("_ = ") ? String(beginning.dropFirst("_ = ".count)) : beginning
        let called = code.prefix { $0 != "(" }.filter { !"?!".contains($0) }
        return fact.body?.calls.contains { $0.callee.namesAfterSelf.joined(separator: ".") == called } ?? false
    }
}

/// Finds the one that has something by which a case is sent.
private struct Finder {
    let route: TypeIndex.ID
    let name: String?
    let reading: UnitReading
    /// The enumerations that hold the case, with the cases around it, the outermost first.
    private let holders: [TypeIndex.ID: [String]]

    private var index: TypeIndex { reading.index }

    /// The beginnings of functions that show whatever they are handed.
    private static let verbs = [
        "push", "navigate", "route", "show", "present", "open", "go", "trigger", "to", "append", "display", "start",
        "transition", "move", "coordinate", "perform", "send",
    ]

    init(of route: TypeIndex.ID, sending name: String?, in reading: UnitReading) {
        (self.route, self.name, self.reading) = (route, name, reading)
        let index = reading.index
        let single = index.types.filter { index[$0].kind == .enum }.flatMap { id in
            index.members(of: id).filter { $0.fact.kind == .enumCase && $0.fact.parameters.count == 1 }
                .map { (holder: id, member: $0) }
        }
        var holders = [route: [String]()]
        for _ in 0..<2 {
            for (holder, member) in single where holders[holder] == nil {
                let held = index.resolveHeld(member.fact.parameters[0].type, in: index.scope(of: member)).id
                if let inner = held.flatMap({ holders[$0] }) { holders[holder] = [member.fact.name] + inner }
            }
        }
        self.holders = holders
    }

    func sendings(by type: TypeIndex.ID, role: String) -> [RouteSending] {
        let text = texts(of: role, type)
        let properties = reading.allMembers(of: type).filter { $0.fact.kind == .property && !$0.fact.isStatic }
        return properties.flatMap { member in
            ways(through: member, of: type).compactMap { way in
                let uses = text.ranges(of: way.code.0).count
                return way.isSure || uses > 0
                    ? RouteSending(type: type, way.code, around: way.around, uses: uses) : nil
            }
        }
    }

    /// The way in which others of a role send it by a property that is had without being handed over: `@Environment`.
    func usual(of role: String) -> RouteSending? {
        guard let owner = reading.owner, reading.declaration(of: owner) != nil else { return nil }
        var found: [String: (count: Int, sending: RouteSending)] = [:]
        for actor in reading.map.actors where actor.role == role && actor.player.type != owner {
            for member in index.members(of: actor.player.type) where member.fact.kind == .property {
                guard member.fact.attributes.contains(where: { $0.hasPrefix("@Environment") }),
                    let line = line(of: member), let way = ways(through: member, of: actor.player.type).first
                else { continue }
                let sending = RouteSending(
                    type: owner, property: line, way.code, around: way.around, uses: 0)
                found[line, default: (0, sending)].count += 1
            }
        }
        return found.filter { $0.value.count > 1 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?
            .value.sending
    }

    /// A declaration that stands on a line of its own.
    private func line(of member: IndexedMember) -> String? {
        let lines = reading.text(of: index.files[member.part.file].path)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(member.fact.line - 1) else { return nil }
        let line = String(lines[member.fact.line - 1]).trimmed
        return line.hasPrefix("@") && !line.contains("{") ? line : nil
    }

    /// The code of all that play a role, that of a unit first.
    private func texts(of role: String, _ type: TypeIndex.ID) -> String {
        let alike = reading.map.actors.filter { $0.role == role }.map(\.player.type)
        let paths = Set(([type] + alike).flatMap { index[$0].parts.map { index.files[$0.file].path } })
        return paths.sorted().map(reading.text(of:)).joined(separator: "\n")
    }

    // MARK: What a property has for it

    private struct Way {
        let code: (String, String)
        let around: [String]
        /// True if it is by its type alone clear that something is shown.
        var isSure = true
    }

    private func ways(through member: IndexedMember, of type: TypeIndex.ID) -> [Way] {
        let (name, scope) = (member.fact.name, index.scope(of: member))
        guard let written = written(of: member) else { return [] }
        let bare = written.unattributed.unparenthesized
        func around(_ type: TypeFact) -> [String]? { index.resolveHeld(type, in: scope).id.flatMap { holders[$0] } }
        let mark = if case .optional = bare { "?" } else { "" }
        if case .function(let function) = bare.heldType.unattributed, function.parameters.count == 1,
            let around = around(function.parameters[0])
        {
            return [Way(code: ("\(name)\(mark)(", ")"), around: around)]
        }
        if case .array(let element) = bare, let around = around(element) {
            return [Way(code: ("\(name).append(", ")"), around: around)]
        }
        if bare.lastName == "NavigationPath" {
            return [Way(code: ("\(name).append(\(index[route].qualifiedName).", ")"), around: [], isSure: false)]
        }
        if case .optional(let held) = bare, member.fact.storage?.isConstant != true, let around = around(held) {
            return [Way(code: ("\(name) = ", ""), around: around, isSure: false)]
        }
        guard let id = index.resolveHeld(written, in: scope).id ?? constraint(of: written, in: member) else {
            return []
        }
        return functions(of: id, name + mark, by: type)
    }

    /// The type of a property, as it or what it is made by says.
    private func written(of member: IndexedMember) -> TypeFact? {
        if let type = member.fact.type ?? member.fact.storage?.initialValue?.type { return type }
        // '@Environment(Router.self) private var router'
        let wrapper = member.fact.attributes.first { $0.hasPrefix("@Environment(") && $0.hasSuffix(".self)") }
        return wrapper.map { .plain(String($0.dropFirst("@Environment(".count).dropLast(".self)".count))) }
    }

    private func functions(of id: TypeIndex.ID, _ receiver: String, by sender: TypeIndex.ID) -> [Way] {
        reading.allMembers(of: id).compactMap { member -> Way? in
            let asked = member.fact.parameters.filter { !$0.hasDefault }
            guard member.fact.kind == .function, !member.fact.isStatic, !member.fact.isAsync, let first = asked.first,
                member.fact.parameters.first == first,
                !member.fact.throwing.isThrowing, Self.verbs.contains(where: member.fact.name.hasPrefix),
                !member.fact.modifiers.contains(where: { $0.hasPrefix("private") || $0 == "fileprivate" }),
                let around = index.resolveHeld(first.type, in: index.scope(of: member)).id.flatMap({ holders[$0] })
            else { return nil }
            let label = first.label == "_" ? "" : first.label + ": "
            let usual = CaseCalls(of: member, cases: cases, in: reading).usual(sending: name, by: sender)
            guard let rest = asked.count == 1 ? usual?.rest ?? "" : usual?.rest else { return nil }
            let gives = member.fact.type.map { !$0.isVoid } ?? false
            let isDropped =
                gives && (usual?.isDropped == true || !member.fact.attributes.contains("@discardableResult"))
            let code = (isDropped ? "_ = " : "") + "\(receiver).\(member.fact.name)(\(label)"
            return Way(code: (code, rest + ")"), around: around)
        }
    }

    /// The names of all cases that may be sent.
    private var cases: Set<String> {
        Set(holders.keys.flatMap { index.members(of: $0).filter { $0.fact.kind == .enumCase }.map(\.fact.name) })
    }

    /// The protocol that a type parameter stands for: `Router: Routing`.
    private func constraint(of written: TypeFact, in member: IndexedMember) -> TypeIndex.ID? {
        guard case .named(nil, let name, _) = written.heldType, index[member.type].generics.contains(name),
            let part = reading.declaration(of: member.type)
        else { return nil }
        let tree = ParsedFiles.tree(of: reading.text(of: index.files[part.file].path))
        let finder = TypeBlock(line: part.line, lines: SourceLocationConverter(fileName: "", tree: tree))
        finder.walk(tree)
        let clause = finder.block?.parent?.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        let type = clause?.parameters.first { $0.name.text == name }?.inheritedType?.trimmedDescription
        return type.flatMap { index.resolve(.plain($0), in: NameScope(file: part.file, type: member.type)).id }
    }
}

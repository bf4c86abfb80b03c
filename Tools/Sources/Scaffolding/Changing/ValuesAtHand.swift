import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// Code that has a value of a type where something is made: what is at hand there, what the app shares, or what can be made of both.
struct ValuesAtHand {
    /// A value that nobody has there, with the place that asks for it.
    struct Lacking {
        let label: String
        let written: TypeFact
        let place: String
        var type: String { written.description }
    }

    let reading: UnitReading
    /// The type that makes it.
    let maker: TypeIndex.ID
    /// The folder of the unit whose parts may be made on the way.
    let parts: Set<TypeIndex.ID>
    /// The values at hand, which may hold more.
    private let things: [Thing]

    /// Something at hand, with the type that is written of it.
    private struct Thing {
        let code: String
        let name: String
        let type: TypeFact
        let scope: NameScope
    }

    /// The values lacking so far, which the caller has to hand over.
    private(set) var lacking: [Lacking] = []
    /// The values written without being known: nothing for an optional, and closures that do nothing yet.
    private(set) var left: [String] = []

    private var index: TypeIndex { reading.index }

    /// Reads what is at hand.
    ///
    /// - Parameters:
    ///   - maker: who makes something.
    ///   - parts: what may be made on the way, though it needs what is not at hand.
    ///   - function: the function in which it is made, where that is there already.
    ///   - reading: the unit that is added to.
    init(
        by maker: TypeIndex.ID, making parts: Set<TypeIndex.ID>, inside function: IndexedMember? = nil,
        in reading: UnitReading
    ) {
        self.reading = reading
        self.maker = maker
        self.parts = parts
        let parameters = (function?.fact.parameters ?? []).filter { $0.name != "_" }.map { parameter in
            Thing(
                code: parameter.name, name: parameter.name, type: parameter.type.unattributed,
                scope: function.map(reading.index.scope) ?? NameScope(file: reading.index[maker].file))
        }
        let isOfType = function?.fact.isStatic ?? false
        let isMaking = function?.fact.kind == .initializer
        let properties =
            isOfType || isMaking
            ? []
            : reading.allMembers(of: maker).compactMap { member -> Thing? in
                guard member.fact.kind == .property, !member.fact.isStatic, let type = member.fact.type else {
                    return nil
                }
                return Thing(
                    code: member.fact.name, name: member.fact.name, type: type, scope: reading.index.scope(of: member))
            }
        things = parameters + properties
    }

    /// Code that has something of one of some types.
    func code(ofOneOf names: Set<String>) -> String? {
        for name in names.sorted() {
            if let code = property(named: "", of: .plain(name)) { return code }
        }
        return nil
    }

    /// An initializer or a function that makes something.
    struct Making {
        let name: String
        let parameters: [ParameterFact]
        /// Where it is declared, for messages.
        let place: String
        let scope: NameScope
        var isFailable = false
    }

    /// The arguments of a call that makes something.
    ///
    /// - Parameters:
    ///   - making: the initializer or the function.
    ///   - known: what is handed over by label elsewhere, where all that it names is here, too.
    mutating func arguments(
        of making: Making, known: [String: (type: String?, code: String)] = [:], depth: Int = 0
    ) -> [String] {
        var arguments: [String] = []
        for parameter in making.parameters where !parameter.hasDefault && !parameter.isVariadic {
            let type = parameter.type.unattributed.description
            let code: String
            if let same = known[parameter.label], same.type == nil || same.type == type {
                code = same.code
            } else {
                code = value(of: parameter, in: making, depth)
            }
            arguments.append(parameter.label == "_" ? code : "\(parameter.label): \(code)")
        }
        return arguments
    }

    /// A call; where that is too long for a line, an argument a line.
    static func call(_ called: String, _ arguments: [String]) -> String {
        let call = "\(called)(\(arguments.joined(separator: ", ")))"
        guard call.count > 90, arguments.count > 1 else { return call }
        return called + "(\n\t" + arguments.joined(separator: ",\n\t") + "\n)"
    }

    private mutating func value(of parameter: ParameterFact, in making: Making, _ depth: Int) -> String {
        if let code = found(parameter, in: making, depth) { return code }
        let place = making.place
        let type = parameter.type.unattributed
        if case .optional = type {
            left.append("'\(parameter.name)' is nil here: hand one over (\(place))")
            return "nil"
        }
        if case .function(let function) = type.unparenthesized.unattributed, function.result.isVoid {
            left.append("nothing follows '\(parameter.name)' yet (\(place))")
            let names = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
            return names.isEmpty ? "{}" : "{ \(names) in }"
        }
        let name = parameter.name == "_" ? UnitName(type.lastName ?? "value").propertyName : parameter.name
        if let there = lacking.first(where: { $0.label == name && $0.type == type.description }) { return there.label }
        lacking.append(Lacking(label: name, written: parameter.type, place: place))
        return name
    }

    private mutating func found(_ parameter: ParameterFact, in making: Making, _ depth: Int) -> String? {
        let type = parameter.type.unattributed
        if let code = property(named: parameter.name, of: type) { return code }
        let bare = type.heldType
        guard let id = index.resolve(bare, in: making.scope).id else { return nil }
        if id == maker || index.inherits(maker, from: id) == .yes { return "self" }
        if let code = shared(id) { return code }
        return made(id, depth)
    }

    /// A property of the maker, or of something that it holds.
    private func property(named name: String, of type: TypeFact) -> String? {
        let wanted = Self.plain(type.description)
        let isOptional = if case .optional = type { true } else { false }
        func fits(_ own: TypeFact?) -> Bool {
            guard let own, Self.plain(own.description) == wanted else { return false }
            if case .optional = own { return isOptional }
            return true
        }
        // What many things are of says nothing: a text is another text.
        let isTelling = !["String", "Int", "Bool", "Double", "URL", "Date", "Data", "CGFloat"].contains(wanted)
        let own = things.filter { fits($0.type) }
        if let same = own.first(where: { $0.name == name }) { return same.code }
        guard isTelling else { return nil }
        if let first = own.first { return first.code }
        for thing in things {
            if let one = held(by: thing).first(where: { fits($0.type) }) { return one.code }
        }
        for thing in things {
            for inner in held(by: thing) where Self.holds(inner.type) {
                if let one = held(by: inner).first(where: { fits($0.type) }) { return one.code }
            }
        }
        return nil
    }

    /// Returns true if something is there to have others.
    private static func holds(_ type: TypeFact) -> Bool {
        let endings = [
            "Assembly", "Container", "Dependencies", "Factory", "Environment", "Services", "Component", "Context",
        ]
        return type.heldType.lastName.map { name in endings.contains(where: name.hasSuffix) } ?? false
    }

    /// Returns what something at hand has in its turn: an app's own things are there for this, and what a scene says of itself is not.
    private func held(by thing: Thing) -> [Thing] {
        if case .optional = thing.type { return [] }
        guard case .named = thing.type.heldType, let id = index.resolve(thing.type.heldType, in: thing.scope).id,
            reading.map.players[id]?.unit == nil
        else { return [] }
        let home = Set(index.files[index[maker].file].modules)
        let isNear = home.isEmpty || !home.isDisjoint(with: index.files[index[id].file].modules)
        return reading.allMembers(of: id).compactMap { member in
            let fact = member.fact
            guard !fact.isStatic, !Self.isHidden(member), let type = fact.type,
                isNear || index[id].kind == .protocol || !Set(fact.modifiers).isDisjoint(with: ["public", "open"])
            else { return nil }
            let isFunction =
                fact.kind == .function && fact.parameters.allSatisfy(\.hasDefault) && fact.generics.isEmpty
                && !fact.isAsync && !fact.throwing.isThrowing && !type.isVoid
            guard fact.kind == .property || isFunction else { return nil }
            return Thing(
                code: "\(thing.code).\(fact.name)" + (isFunction ? "()" : ""), name: fact.name, type: type,
                scope: index.scope(of: member))
        }
    }

    private func shared(_ id: TypeIndex.ID) -> String? {
        let types = index[id].kind == .protocol ? reading.conformers(of: id).filter { !reading.isOfTests($0) } : [id]
        for type in types where types.count == 1 {
            let one = index.members(of: type).first { member in
                member.fact.kind == .property && member.fact.isStatic && !Self.isHidden(member)
                    && ["shared", "sharedInstance", "instance", "default"].contains(member.fact.name)
            }
            if let one { return "\(index[type].name).\(one.fact.name)" }
        }
        return nil
    }

    /// A part of the unit that is gone to, or a thing of the app that needs no more than is at hand.
    private mutating func made(_ id: TypeIndex.ID, _ depth: Int) -> String? {
        guard depth < 3 else { return nil }
        let all = index[id].kind == .protocol ? reading.conformers(of: id).filter { !reading.isOfTests($0) } : [id]
        let own = all.filter { parts.contains($0) }
        guard let type = own.count == 1 ? own.first : all.count == 1 ? all.first : nil,
            [.class, .struct].contains(index[type].kind), index[type].generics.isEmpty,
            reading.declaration(of: type) != nil, reading.isVisible(type, from: maker)
        else { return nil }
        let isPart = parts.contains(type)
        let endings = ["Manager", "Service", "Repository", "Provider", "UseCase", "Client", "Storage", "Store", "Impl"]
        guard isPart || endings.contains(where: index[type].name.hasSuffix) else { return nil }
        guard let initializer = reading.initializer(of: type) else {
            return reading.isMadeOfNothing(type) ? "\(index[type].name)()" : nil
        }
        var inner = self
        let arguments = inner.arguments(of: initializer, depth: depth + 1)
        guard isPart || (inner.lacking.count == lacking.count && inner.left.count == left.count) else { return nil }
        self = inner
        return "\(index[type].name)(\(arguments.joined(separator: ", ")))"
    }

    private static func isHidden(_ member: IndexedMember) -> Bool {
        !Set(member.fact.modifiers).isDisjoint(with: ["private", "fileprivate"])
    }

    /// A type without what makes it optional or existential.
    static func plain(_ type: String) -> String {
        let bare = type.filter { !"?!()".contains($0) }
        return (bare.hasPrefix("any ") ? String(bare.dropFirst(4)) : bare).trimmed
    }
}

extension UnitReading {
    /// The members of a type and of those of the sources that it inherits from.
    func allMembers(of id: TypeIndex.ID) -> [IndexedMember] {
        ([id] + index.ancestors(of: id).compactMap(\.meaning.id)).flatMap { index.members(of: $0) }
    }

    /// The initializer that asks for least; that which the compiler writes for a structure, too. Nil where nothing is said.
    func initializer(of id: TypeIndex.ID) -> ValuesAtHand.Making? {
        let classes = [id] + index.ancestors(of: id).compactMap(\.meaning.id).filter { index[$0].kind == .class }
        for type in classes {
            let own = index.members(of: type).filter { member in
                member.fact.kind == .initializer
                    && member.fact.parameters.first.map { !$0.type.description.hasSuffix("Coder") } ?? true
                    && !member.fact.modifiers.contains { $0.hasPrefix("private") || $0 == "fileprivate" }
            }
            if let least = own.min(by: { Self.asked($0) < Self.asked($1) }) { return making(least) }
        }
        guard index[id].kind == .struct, let part = declaration(of: id) else { return nil }
        let stored = index.members(of: id).filter { member in
            guard member.fact.kind == .property, let storage = member.fact.storage, !member.fact.isStatic else {
                return false
            }
            return !storage.isLazy && !(storage.isConstant && storage.initialValue != nil)
        }
        let isHidden = stored.contains { member in
            member.fact.storage?.initialValue == nil && member.fact.attributes.isEmpty
                && member.fact.modifiers.contains("private")
        }
        guard !isHidden else { return nil }
        let parameters = stored.compactMap { member -> ParameterFact? in
            guard let type = member.fact.type, member.fact.storage?.initialValue == nil else { return nil }
            if case .optional = type, member.fact.storage?.isConstant == false { return nil }
            // What is wrapped is mostly had from elsewhere.
            let isHanded = member.fact.attributes.allSatisfy { attribute in
                ["@ObservedObject", "@StateObject", "@Binding", "@Bindable", "@MainActor"].contains(
                    where: attribute.hasPrefix)
            }
            return isHanded ? ParameterFact(label: member.fact.name, type: type) : nil
        }
        return ValuesAtHand.Making(
            name: "init", parameters: parameters, place: "\(index.files[part.file].path):\(part.line)",
            scope: NameScope(file: part.file, type: id))
    }

    /// Returns what a member makes.
    func making(_ member: IndexedMember) -> ValuesAtHand.Making {
        ValuesAtHand.Making(
            name: member.fact.name, parameters: member.fact.parameters,
            place: "\(index.files[member.part.file].path):\(member.fact.line)", scope: index.scope(of: member),
            isFailable: !member.fact.failability.isEmpty || member.fact.isAsync || member.fact.throwing.isThrowing)
    }

    private static func asked(_ member: IndexedMember) -> Int {
        member.fact.parameters.count { !$0.hasDefault } + (member.fact.failability.isEmpty ? 0 : 100)
            + (member.fact.isAsync || member.fact.throwing.isThrowing ? 100 : 0)
    }

    /// Returns true if `Type()` makes one where no initializer is declared.
    func isMadeOfNothing(_ id: TypeIndex.ID) -> Bool {
        guard [.class, .struct].contains(index[id].kind) else { return false }
        return index.members(of: id).allSatisfy { member in
            guard let storage = member.fact.storage, member.fact.kind == .property, !member.fact.isStatic else {
                return true
            }
            switch member.fact.type {
            case .optional, .implicitlyUnwrapped: return !storage.isConstant
            default: return storage.initialValue != nil || storage.isLazy
            }
        }
    }

    /// Returns what is at hand where something is made.
    func values(at creation: CreationPlace) -> ValuesAtHand? {
        guard let function = creation.surroundings.functions.first, let type = type(around: creation) else {
            return nil
        }
        let token = function.as(FunctionDeclSyntax.self)?.name ?? function.as(InitializerDeclSyntax.self)?.initKeyword
        let line = token.map { creation.source.line(of: $0) }
        let member = index.members(of: type).first { member in
            member.fact.line == line && index.files[member.part.file].path == creation.source.path
                && [.function, .initializer].contains(member.fact.kind)
        }
        return member.map { ValuesAtHand(by: type, making: [], inside: $0, in: self) }
    }

    /// Returns true if a type can be named where another stands.
    func isVisible(_ id: TypeIndex.ID, from other: TypeIndex.ID) -> Bool {
        index.resolve(.plain(index[id].name), in: NameScope(file: index[other].file)).id == id
    }
}

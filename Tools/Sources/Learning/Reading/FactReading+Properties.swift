import SourceModel

/// The properties of types, as far as learning asks.
extension FactReading {
    /// The protocols of ReactorKit that give a view its reactor.
    static let viewsOfReactors: Set = ["View", "StoryboardView"]

    /// Gives a view of ReactorKit the property that its protocol keeps: the reactor that it is bound to.
    static func takeReactor(_ type: SourceType, _ members: [MemberFact], _ nested: NestedNames) {
        let bound = members.first { member in
            member.kind == .function && member.name == "bind" && member.parameters.count == 1
                && member.parameters[0].label == "reactor"
        }
        guard let bound, !type.properties.contains(where: { $0.name == "reactor" && $0.isStored }) else { return }
        type.properties.append(
            SourceType.Property(
                name: "reactor", types: bound.parameters[0].type.heldNames(nested), hold: .strong, isStored: true,
                isStatic: false, line: bound.line))
    }

    static func property(_ member: UnsafePointer<MemberFact>, _ nested: NestedNames) -> SourceType.Property {
        let storage = member.pointee.storage
        let stated = member.pointee.type ?? storage?.initialValue?.type ?? storage?.initialValue?.typeOfShared
        let given = stated == nil ? member.pointee.environmentType : nil
        let type = stated ?? given
        let hold: SourceType.Ownership =
            switch storage?.ownership {
            case .weak: .weak
            case .unowned, .unownedUnsafe: .unowned
            case .strong, nil: type?.boxedOwnership ?? .strong
            }
        let isOfEnvironment =
            given != nil
            || member.pointee.attributes.contains { $0 == "@EnvironmentObject" || $0.namesTypeOfEnvironment }
        var property = SourceType.Property(
            name: member.pointee.name, types: type?.heldNames(nested) ?? [],
            hold: hold, isStored: storage != nil, isStatic: member.pointee.isStatic, isLazy: storage?.isLazy ?? false,
            line: member.pointee.line)
        property.isFunction = member.pointee.type?.isFunction ?? false
        property.isObserved =
            isOfEnvironment || member.pointee.attributes.contains { ["@ObservedObject", "@Bindable"].contains($0) }
        property.isOfEnvironment = isOfEnvironment
        property.isOwned = member.pointee.attributes.contains { ["@State", "@StateObject"].contains($0) }
        if property.isStored, let type { property.arguments = type.ownArguments(nested) }
        property.isMany = type?.isList ?? false
        if type == nil, property.isStored, let place = member.pointee.askedOfContainer { property.types = [place] }
        property.isOutlet = member.pointee.attributes.contains { $0.hasPrefix("@IBOutlet") }
        return property
    }
}

extension SourceType {
    /// Makes room for just the members that it will take: of a large app all the room that is left over is some mebibytes.
    func reserve(for members: UnsafeBufferPointer<MemberFact>) {
        properties.reserveCapacity(members.count { $0.kind == .property })
        functions.reserveCapacity(
            members.count { member in
                switch member.kind {
                case .function, .initializer: true
                case .property, .subscript, .deinitializer: member.body?.isEmpty == false
                default: false
                }
            })
    }

    /// Adds a property. Neighbours are often of one type, whose name then stands in memory once.
    func append(_ property: Property) {
        var property = property
        if let same = properties.suffix(8).last(where: { $0.types == property.types }) { property.types = same.types }
        properties.append(property)
    }
}

extension ValueFact {
    /// The type of the one object that a type has of itself: `Store` of `Store.shared`.
    fileprivate var typeOfShared: TypeFact? {
        guard let path, path.beginsAtType, !path.text.hasSuffix(")") else { return nil }
        let names = path.names
        guard names.count > 1, let last = names.last, Self.namesOfShared.contains(last) else { return nil }
        return names.dropLast().reduce(nil) { .named(base: $0, name: $1, arguments: []) }
    }

    private static let namesOfShared: Set = ["shared", "sharedInstance", "default", "standard", "instance"]
}

extension MemberFact {
    /// The type of a property that the environment gives: `AboutStore` of `@Environment(AboutStore.self) private var store`.
    fileprivate var environmentType: TypeFact? {
        guard let wrapper = attributes.first(where: \.namesTypeOfEnvironment) else { return nil }
        let path = wrapper.dropFirst("@Environment(".utf8.count).dropLast(".self)".utf8.count)
        // A value of `AboutView.Model` is known by its last name, and what is around that.
        return path.split(separator: ".").reduce(nil) { .named(base: $0, name: String($1), arguments: []) }
    }
}

extension String {
    /// True if it is the attribute of a value that the environment knows by its type.
    fileprivate var namesTypeOfEnvironment: Bool { hasPrefix("@Environment(") && hasSuffix(".self)") }
}

extension TypeFact {
    /// True if it is a type of several: an array, a set or a dictionary.
    fileprivate var isList: Bool {
        switch self {
        case .array, .dictionary: true
        case .named(_, let name, _): ["Array", "Set", "Dictionary"].contains(name)
        case .optional(let type), .implicitlyUnwrapped(let type): type.isList
        default: false
        }
    }

    /// The names of the types that a generic type is made for which keeps them in its own way, each the first in its argument.
    fileprivate func ownArguments(_ nested: NestedNames) -> [String] {
        switch self {
        case .named(_, let name, let arguments):
            guard !arguments.isEmpty, name != "Store", GenericKeeping(name) == nil else { return [] }
            return arguments.map { $0.heldNames(nested).first ?? "" }
        case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type):
            return type.ownArguments(nested)
        default: return []
        }
    }
}

extension SourceType.Function {
    /// Notes the arguments `.init(…)` of a call that makes something.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - type: What it makes.
    ///   - body: The body that it stands in.
    func takeImplied(by call: CallFact, of type: String, in body: BodyFact) {
        if call.arguments.contains(where: { $0.value.path?.text == "self" }) { self.handsItself.append(type) }
        for argument in call.arguments {
            guard let made = argument.value.call, body.isPlainInit(made) else { continue }
            self.implied.append(.init(maker: type, label: argument.label ?? "_"))
        }
    }

    /// Notes the types that a call makes which is given them: `instantiate(AboutViewController.self)`.
    func takeGiven(to call: CallFact) {
        guard OutsideBuilders.makesWhatItIsGiven(call.callee.last) else { return }
        creates += call.arguments.compactMap { argument in
            guard let names = argument.value.path?.names, names.count == 2, names[1] == "self", names[0].isCapitalized
            else { return nil }
            return names[0]
        }
    }

    /// Notes a local that is made `.init(…)` of the type that it says, `let model: AboutViewModel = .init(id: id)`, or that a storyboard
    /// gives.
    func takeTyped(_ local: LocalFact, in body: BodyFact, _ nested: NestedNames) {
        guard let call = local.value?.call, let name = local.type?.lastTypeName(nested) else { return }
        let isStored = body.isInstantiating(call) && local.value?.type == nil
        guard isStored || body.isMaker(call) else { return }
        creates.append(name)
        guard !isStored, body.isPlainInit(call) else { return }
        takeImplied(by: body.calls[call], of: name, in: body)
    }

    /// Notes what a property is made at first, or gives, that a maker of the type which it says gives: `var model: AboutViewModel = .init()`,
    /// `lazy var screen: AboutViewController = .instantiate()`.
    func takeOwn(_ member: UnsafePointer<MemberFact>, in body: BodyFact, _ nested: NestedNames) {
        guard let name = member.pointee.type?.lastTypeName(nested) else { return }
        let given =
            member.pointee.storage.map { [$0.initialValue?.call] }
            ?? body.returns.filter { $0.closure == nil }.map(\.value.call)
        for call in given.compactMap(\.self) where body.isMaker(call) {
            creates.append(name)
            if body.isPlainInit(call) { takeImplied(by: body.calls[call], of: name, in: body) }
        }
    }

    /// Notes a value `.init(…)` that is set to a property of the type's own, be it within its wrapper:
    /// `_model = .init(wrappedValue: .init(id: id))`.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: The name that it is set to.
    ///   - body: The body that it stands in.
    func takeImplied(by value: ValueFact, as name: String, in body: BodyFact) {
        guard let call = value.call else { return }
        if !name.hasPrefix("_") {
            if body.isPlainInit(call) { self.implied.append(.init(maker: "", label: name)) }
            return
        }
        // What a call is given stands behind it; arguments themselves are read of builders alone.
        let given = call + 1
        let isWrapper = body.isPlainInit(call) || body.calls[call].callee.text == "StateObject"
        guard isWrapper, body.calls.indices.contains(given), body.isPlainInit(given),
            !body.assignments.contains(where: { $0.value.call == given }),
            !body.returns.contains(where: { $0.value.call == given }),
            !body.locals.contains(where: { $0.value?.call == given })
        else { return }
        self.implied.append(.init(maker: "", label: String(name.dropFirst())))
    }
}

extension BodyFact {
    /// Returns true if a call is `.init(…)`, whose type the place tells.
    func isPlainInit(_ call: Int) -> Bool { calls[call].callee.text == ".init" }

    /// Returns true if a call is `.init(…)`, or asks a static function of the type that the place tells to make one: `.instantiate()`.
    func isMaker(_ call: Int) -> Bool {
        guard calls[call].callee.text.hasPrefix(".") else { return false }
        let name = calls[call].callee.text.dropFirst()
        if name == "init" { return true }
        // `.loading(…)` and `.created` are cases.
        return Self.makers.contains { maker in
            name.hasPrefix(maker) && name.dropFirst(maker.count).first?.isUppercase ?? true
        }
    }

    /// The words that such a function's name begins with.
    private static let makers = [
        "instantiate", "create", "make", "build", "load", "storyboardInstance", "newInstance",
    ]

    /// Returns true if a call asks something that stores screens to make one, whose type the place tells: `Screens.about.instantiate()`.
    func isInstantiating(_ call: Int) -> Bool {
        let called = calls[call]
        return called.creates == nil && called.callee.last.hasPrefix("instantiate") && called.callee.names.count > 1
    }
}

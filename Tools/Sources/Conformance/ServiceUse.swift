import SourceModel

/// A type that is registered in a container, or resolved from one.
package struct ServiceUse: Sendable {
    /// The key that tells the type from others.
    package enum Key: Hashable, Sendable {
        case type(TypeIndex.ID)
        /// A type from outside of the sources.
        case name(String)
    }

    package var key: Key
    /// The type's name.
    package var name: String
    /// The type as it was written: `(any LoginFactory)`.
    package var written: String
    package var spot: Actor.Spot
}

/// The registrations in containers, and the requests to them, in the files of a definition.
package struct ServiceUses: Sendable {
    package var registered: [ServiceUse] = []
    package var resolved: [ServiceUse] = []
    /// The number of registrations or resolutions whose type is not written there.
    package var openRegistrations = 0
    package var openResolutions = 0

    /// The uses of two files together.
    mutating func add(_ other: ServiceUses) {
        registered += other.registered
        resolved += other.resolved
        openRegistrations += other.openRegistrations
        openResolutions += other.openResolutions
    }
}

extension ServiceUses {
    static let registering: Set = [
        "register", "registerSendable", "registerAsync", "autoregister", "registerSingleton",
    ]
    static let resolving: Set = ["resolve", "resolveSendable", "resolveAsync", "resolveOptional"]

    /// Returns true if a call asks a container.
    static func resolves(_ call: CallFact) -> Bool { resolving.contains(call.callee.last) }

    /// The contracts that a body asks a container for by `resolve((any AboutRepository).self)`, in order.
    package static func resolvedContracts(_ body: BodyFact) -> [String] {
        body.calls.compactMap { call in
            guard resolves(call), let path = call.arguments.first?.value.path, path.text.hasSuffix(".self"),
                case .existential(let contract)? = type(path, call.line, body)
            else { return nil }
            return "\(contract)"
        }
    }

    /// Takes what a body registers and resolves.
    ///
    /// - Parameters:
    ///   - spoken: The calls of the body that have a verb.
    ///   - body: The body.
    ///   - scope: Where it stands.
    ///   - index: The types.
    mutating func read(
        _ spoken: [CallVerb.Spoken], _ body: BodyFact, in scope: NameScope, _ index: TypeIndex
    ) {
        for one in spoken where !one.verb.isDisjoint(with: [.registers, .resolves]) && one.call.creates == nil {
            let (call, registers) = (one.call, one.verb.contains(.registers))
            // A container's own extension names it not: `register { Login() }`. Other functions of these names take no closure.
            let takesClosure = call.arguments.contains { $0.value.closure != nil }
            let subject = Self.subject(of: call)
            guard call.callee.nameCount > 1 || registers && (takesClosure || subject != nil) || Self.isAsking(call)
            else { continue }
            if call.callee.names.contains(where: Self.isTable) { continue }
            // Table views register cells; and what may be missing, or goes by a name, is not told by its type alone.
            let other = call.arguments.first { argument in
                ["for", "optional"].contains { argument.label?.hasPrefix($0) == true }
            }
            if subject == nil, let other {
                if Self.isType(other.value) { open(registers) }
                continue
            }
            // A dispatcher registers observers: `register(T.self, observer)` says who hears, and not how one is made.
            if call.arguments.count == 2, call.arguments[1].label == nil, let path = call.arguments[1].value.path,
                path.last != "init"
            {
                continue
            }
            guard let first = subject ?? call.arguments.first(where: { $0.label == nil || $0.label == "type" })?.value
            else {
                // `resolve()` of whatever type is expected; a function of that name with other arguments is none.
                if call.arguments.isEmpty, !registers { openResolutions += 1 }
                continue
            }
            // `autoregister(Clock.self, initializer: Wall.init)` resolves all that the initializer takes.
            if registers, call.argument("initializer") != nil { open(false) }
            if first.closure != nil, registers { open(true) }
            guard let path = first.path, path.text.hasSuffix(".self") else { continue }
            let written = Self.type(path, call.line, body)
            let found = written.flatMap { Self.use($0, call.line, scope, index) }
            guard let use = found ?? Self.wrapped(path).flatMap({ Self.use($0, call.line, scope, index) }) else {
                open(registers)
                continue
            }
            if Self.isRow(use, index) { continue }
            if registers { registered.append(use) } else { resolved.append(use) }
        }
    }

    /// Counts a function of another name that hands on the type it is asked for, `func force<T>(_ type: T.Type) -> T`: which types
    /// those are is told where it is called.
    mutating func readForwarding(_ function: MemberFact) {
        guard let body = function.body else { return }
        let asked = Set(function.parameters.filter { Self.isMetatype($0.type) }.map(\.name))
        if asked.isEmpty { return }
        if function.name.hasPrefix("resolve"), Self.comparesTypes(body) { open(true) }
        guard !Self.registering.union(Self.resolving).contains(function.name) else { return }
        for call in body.calls
        where call.arguments.contains(where: { $0.value.path.map { asked.contains($0.text) } ?? false }) {
            if Self.registering.contains(call.callee.last) { openRegistrations += 1 }
            if Self.resolving.contains(call.callee.last) { openResolutions += 1 }
        }
    }

    private static func isMetatype(_ type: TypeFact) -> Bool {
        switch type {
        case .metatype(_, let keyword): keyword == "Type"
        case .attributed(_, _, let inner): isMetatype(inner)
        case .verbatim(let text): text.hasSuffix(".Type")
        default: false
        }
    }

    /// The type that something is registered or asked for as: `registerSingleton(DefaultClock(), for: (any Clock).self)`.
    private static func subject(of call: CallFact) -> ValueFact? {
        ["for", "as"].lazy.compactMap { call.argument($0) }.first(where: isType)
    }

    /// Tells a function of an app's own that asks its container: `resolve()` and `resolve(Clock.self)`.
    private static func isAsking(_ call: CallFact) -> Bool {
        resolving.contains(call.callee.last) && (call.arguments.isEmpty || call.arguments.contains { isType($0.value) })
    }

    private static func isType(_ value: ValueFact) -> Bool { value.path?.text.hasSuffix(".self") == true }

    /// Counts a registration or a resolution whose type is not known.
    private mutating func open(_ registers: Bool) {
        if registers { openRegistrations += 1 } else { openResolutions += 1 }
    }

    /// Tells a resolver that is written by hand: it compares types, and makes what it is asked for.
    private static func comparesTypes(_ body: BodyFact) -> Bool {
        let passed = Set(body.calls.flatMap { $0.arguments.compactMap { $0.value.path?.text } })
        return body.mentions.contains { $0.path.text.hasSuffix(".self") && !passed.contains($0.path.text) }
    }

    /// Returns true if a name is that of a view that makes others again and again, which may register them by
    /// functions of an app's own.
    private static func isTable(_ name: String) -> Bool {
        ["tableView", "collectionView", "TableView", "CollectionView"].contains { name.hasSuffix($0) }
    }

    /// Returns true if a type is what a table view makes again and again, and no container: `$0.register(FavouriteCell.self)`.
    private static func isRow(_ use: ServiceUse, _ index: TypeIndex) -> Bool {
        // UIKit's own is a type of the index, too, where the app extends it.
        if rows.contains(use.name) { return true }
        guard case .type(let id) = use.key else { return false }
        return index.ancestors(of: id).contains { $0.type.lastName.map(rows.contains) ?? false }
    }

    private static let rows: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell",
        "UICollectionViewListCell",
    ]

    /// The type before `.self`: a path, or what stands in parentheses, which a body's types have by their lines.
    private static func type(_ path: PathFact, _ line: Int, _ body: BodyFact) -> TypeFact? {
        // `Clock.self.self` is `Clock.self`.
        let names = path.names.reversed().drop { $0 == "self" }.reversed()
        if names.first == "_" {
            return body.types.first { $0.line >= line && $0.line <= line + 1 }?.type
        }
        return names.reduce(nil as TypeFact?) { .named(base: $0, name: $1, arguments: []) }
    }

    private static let wrappers: Set = ["Lazy", "Provider"]

    /// The type that a wrapper of Swinject's is of: `Lazy<Clock>.self` resolves the clock when it is needed.
    private static func wrapped(_ path: PathFact) -> TypeFact? {
        guard wrappers.contains(path.root), let open = path.text.firstIndex(of: "<"),
            let close = path.text.lastIndex(of: ">")
        else { return nil }
        let name = path.text[path.text.index(after: open)..<close]
        return name.allSatisfy { $0.isLetter || $0.isNumber }
            ? .named(base: nil, name: String(name), arguments: []) : nil
    }

    private static func use(_ type: TypeFact, _ line: Int, _ scope: NameScope, _ index: TypeIndex) -> ServiceUse? {
        guard let name = type.heldType.lastName else { return nil }
        let spot = Actor.Spot(file: scope.file, line: line)
        let isExistential = type.heldType != type
        let written = isExistential ? "(\(type))" : "\(type)"
        switch index.resolveHeld(type, in: scope) {
        case .type(let id, _): return ServiceUse(key: .type(id), name: name, written: written, spot: spot)
        case .hidden(let ids) where ids.count == 1:
            return ServiceUse(key: .type(ids[0]), name: name, written: written, spot: spot)
        // What Swinject hands out of a registered type, to be made when it is needed.
        case .outside where wrappers.contains(name): return nil
        case .outside: return ServiceUse(key: .name(name), name: name, written: written, spot: spot)
        default: return nil
        }
    }
}

import SourceModel

/// The isolation of code.
enum Isolation: Hashable, Sendable {
    /// Nothing is known: the compiler decides.
    case unknown
    /// Callable from anywhere.
    case nonisolated
    /// Isolated to a global actor, by its name.
    case global(String)
    /// Isolated to the instance, which is an actor.
    case instance
}

/// A member with where it came from.
struct ResolvedMember: Sendable {
    var fact: MemberFact
    /// The isolation of the member.
    var isolation: Isolation
    /// True if every protocol that asks for it is an actor's: then it may belong to the instance.
    var isOfActor = false
    /// True if it is asked for by a protocol of an actor and by one of none: it must say that it is free.
    var isFreed = false
    /// The modules of types whose names are not enough where the mock stands.
    var modules: [String: String] = [:]
    /// The file that declares it.
    var path = ""

    /// Says that a protocol asks for the member too, which knows of an isolation of its own: what is free serves both.
    mutating func join(_ other: Isolation, isOfActor isOther: Bool) {
        if isolation != other, isolation == .nonisolated || other == .nonisolated {
            isolation = .nonisolated
            isFreed = true
        }
        if !isOther { isOfActor = false }
    }
}

/// A protocol with all that its mock has to have: its own members and those of the protocols that it refines.
struct ResolvedProtocol: Sendable {
    var reference: ProtocolReference
    var members: [ResolvedMember] = []
    /// Associated types that become the mock's type parameters.
    var typeParameters: [GenericParameterFact] = []
    /// The requirements of the type parameters beside their own constraints.
    var requirements: [RequirementFact] = []
    /// Associated types that are known, as aliases of the mock.
    var aliases: [(name: String, type: TypeFact)] = []
    var isolation: Isolation = .unknown
    var conformance: ConformanceIsolation = .inferred
    /// The types behind the protocols' own type aliases.
    var namedTypes: [String: NamedType] = [:]
    var isSendable = false
    var isEquatable = false
    var isHashable = false
    var superclass: WellKnownProtocol.Superclass?
    /// The files whose imports the mock needs.
    var sources: Set<Int> = []
    /// Modules that the mock needs besides.
    var modules: Set<String> = []
    /// Names that were to be bound and are no associated types.
    var unknownBindings: [String] = []
    /// Properties whose values the mock does not hold alive.
    var weakProperties: Set<String> = []
    /// The annotation's choices for observables and publishers.
    var observables: [String: String] = [:]
    var publishers: [String: String] = [:]
    /// Type parameters that are not copyable.
    var noncopyable: Set<String> = []

    var fact: ProtocolFact { reference.fact }
}

/// The type behind a type alias of a protocol.
struct NamedType: Sendable {
    /// Its type parameters.
    var parameters: [String] = []
    var type: TypeFact
}

/// Why a protocol gets no mock.
struct MockRefusal: Error {
    var reason: String

    /// The reason where the parser had to guess.
    static let syntaxError = "its source has a syntax error"
}

/// The cases in which a mock that belongs to an actor has to say that its conformance does so, too, as compilers from
/// Swift 6.2 on let it.
enum ConformanceIsolation: Sendable {
    /// The compiler sees it by itself.
    case inferred
    /// In Swift 5 it does not, and warns.
    case statedInSwift5
    /// In Swift 5 it does not, and warns; and what is `Sendable` cannot conform on an actor alone.
    case preconcurrentInSwift5
    /// It does not in any mode, and refuses.
    case stated
}

extension MemberFact {
    /// Returns true if one witness serves both requirements.
    func isSameRequirement(as other: MemberFact) -> Bool {
        guard kind == other.kind, name == other.name, isStatic == other.isStatic, conditions == other.conditions else {
            return false
        }
        if kind == .property { return true }
        return parameters.map(\.label) == other.parameters.map(\.label)
            && parameters.map(\.type) == other.parameters.map(\.type)
            && parameters.map(\.isVariadic) == other.parameters.map(\.isVariadic)
            && isAsync == other.isAsync && generics == other.generics && requirements == other.requirements
            && (kind == .initializer || (type ?? .void) == (other.type ?? .void)
                || (type?.isVoid ?? true) && (other.type?.isVoid ?? true))
    }
}

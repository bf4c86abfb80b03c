/// What a registration is found by: identities, never printed names.
@usableFromInline
struct ServiceKey: Hashable, Sendable {
    // As bits, where 0 stands for none: compared and hashed without a branch.
    private let service: UInt
    private let name: UInt
    private let argument: UInt

    init<Service, Argument>(_ service: Service.Type, _ name: ServiceName?, taking argument: Argument.Type) {
        self.service = UInt(bitPattern: ObjectIdentifier(service))
        self.name = name.map { UInt(bitPattern: ObjectIdentifier($0.identity)) } ?? 0
        self.argument = argument == Void.self ? 0 : UInt(bitPattern: ObjectIdentifier(argument))
    }

    /// Spread over the high bits. Identities are addresses: their lowest bits are all alike.
    var spread: UInt {
        (service &+ (name &* 31) &+ (argument &* 131)) &* 0x9E37_79B9_7F4A_7C15
    }
}

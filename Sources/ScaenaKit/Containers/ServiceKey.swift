/// The identity of a registration: object identities, never printed names.
@usableFromInline
struct ServiceKey: Hashable, Sendable {
    // As bits, where 0 stands for none: compared without a branch.
    @usableFromInline let service: UInt
    @usableFromInline let name: UInt
    @usableFromInline let argument: UInt

    @inlinable
    init<Service>(_ service: Service.Type, _ name: ServiceName?) {
        self.service = UInt(bitPattern: ObjectIdentifier(service))
        self.name = name.map { UInt(bitPattern: ObjectIdentifier($0.identity)) } ?? 0
        argument = 0
    }

    @inlinable
    init<Service, Argument>(_ service: Service.Type, _ name: ServiceName?, taking: Argument.Type) {
        self.service = UInt(bitPattern: ObjectIdentifier(service))
        self.name = name.map { UInt(bitPattern: ObjectIdentifier($0.identity)) } ?? 0
        argument = Argument.self == Void.self ? 0 : UInt(bitPattern: ObjectIdentifier(Argument.self))
    }

    /// No registration's key: no type has the address 0.
    static let none = ServiceKey()

    private init() {
        service = 0
        name = 0
        argument = 0
    }

    /// Spread over the high bits. Identities are addresses: their lowest bits are all alike.
    var spread: UInt {
        (service &+ (name &* 31) &+ (argument &* 131)) &* 0x9E37_79B9_7F4A_7C15
    }
}

import ScaenaKit
import Testing

@Suite("ServiceContainer, in tests")
@MainActor
struct ContainerVerificationTests {
    private let container = ServiceContainer("app")

    init() {
        container.register((any Engine).self, scope: .shared) { _ in PetrolEngine() }
        container.register(Car.self, scope: .shared) { Car(engine: try $0.resolve()) }
    }

    @Test func aContainerThatCanMakeAllIsVerified() async throws {
        container.registerAsync(String.self) { _ in "text" }
        container.registerSendable(Double.self) { _, number in Double(number as Int) }
        let flow = ServiceContainer("flow", parent: container)
        flow.register(Garage.self) { Garage(car: try $0.resolve(), other: try $0.resolve()) }
        try await flow.verify(arguments: ["", 3])
    }

    @Test func everyFailureIsReportedAtOnce() async {
        container.register(Garage.self) { container in
            _ = try container.resolve(Radio.self)
            return Garage(car: try container.resolve(), other: try container.resolve())
        }
        container.register(Int.self) { _ in throw Failure(number: 3) }
        container.registerSendable(Double.self) { _, number in Double(number as Int) }
        let error = await #expect(throws: ContainerVerificationError.self) { try await container.verify() }
        #expect(
            error?.description == """
                Double (taking Int) was not verified: verify(arguments:) has no sample of what it takes.
                Nobody registered Radio (Garage → Radio). Searched: “app”.
                The factory of Int threw: Failure(number: 3).
                """)
    }

    @Test func verificationMakesNothingThatStays() async throws {
        var made = 0
        container.register(Radio.self, scope: .shared) { _ in
            made += 1
            return Radio()
        }
        let radio = try container.resolve(Radio.self)
        try await container.verify()
        #expect(made == 2)
        #expect(try container.resolve(Radio.self) === radio)
    }
}

import ScaenaKit
import Testing

@Suite("Container, in tests")
@MainActor
struct ContainerVerificationTests {
    private let container = Container("app")

    init() {
        container.register((any Engine).self, scope: .shared) { _ in PetrolEngine() }
        container.register(Car.self, scope: .shared) { Car(engine: try $0.resolve()) }
    }

    @Test func aContainerThatCanMakeAllIsVerified() async throws {
        container.registerAsync(String.self) { _ in "text" }
        container.registerAnywhere(Double.self) { _, number in Double(number as Int) }
        let flow = Container("flow", parent: container)
        flow.register(Garage.self) { Garage(car: try $0.resolve(), other: try $0.resolve()) }
        try await flow.verify(arguments: ["", 3])
    }

    @Test func everyFailureIsReportedAtOnce() async {
        container.register(Garage.self) { container in
            _ = try container.resolve(Radio.self)
            return Garage(car: try container.resolve(), other: try container.resolve())
        }
        container.register(Int.self) { _ in throw Failure(number: 3) }
        container.registerAnywhere(Double.self) { _, number in Double(number as Int) }
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

    @Test func anOverrideUndoesItself() throws {
        let before = try container.resolve(Car.self)
        do {
            let override = container.override((any Engine).self) { _ in ElectricEngine() }
            // What was shared before held what is overridden, so that it is made anew.
            #expect(try container.resolve(Car.self).engine.fuel == "electric")
            withExtendedLifetime(override) {}
        }
        #expect(try container.resolve((any Engine).self).fuel == "petrol")
        #expect(try container.resolve(Car.self) === before)
    }

    @Test func anOverrideReachesTheChildren() throws {
        let flow = Container("flow", parent: container)
        flow.register(Garage.self, scope: .shared) { Garage(car: try $0.resolve(), other: try $0.resolve()) }
        let before = try flow.resolve(Garage.self)
        let override = container.override((any Engine).self) { _ in ElectricEngine() }
        #expect(try flow.resolve(Garage.self).car.engine.fuel == "electric")
        override.end()
        override.end()
        #expect(try flow.resolve(Garage.self) === before)
    }

    @Test func overridesMayEndInAnyOrder() throws {
        let engine = container.override((any Engine).self) { _ in ElectricEngine() }
        let radio = Radio()
        let other = container.override(Radio.self) { _ in radio }
        engine.end()
        #expect(try container.resolve(Car.self).engine.fuel == "petrol")
        #expect(try container.resolve(Radio.self) === radio)
        other.end()
        #expect(throws: ContainerError.self) { try container.resolve(Radio.self) }
    }

    @Test func whatIsRegisteredDuringAnOverrideStays() throws {
        let override = container.override((any Engine).self) { _ in ElectricEngine() }
        container.register(Radio.self) { _ in Radio() }
        container.register((any Engine).self, scope: .shared) { _ in PetrolEngine() }
        #expect(try container.resolve((any Engine).self).fuel == "electric")
        override.end()
        #expect(try container.resolve((any Engine).self).fuel == "petrol")
        _ = try container.resolve(Radio.self)
    }

    @Test func anOverrideServesAnywhereAndAwaited() async throws {
        container.registerAsync(String.self) { _ in "real" }
        container.register(Double.self) { _, number in Double(number as Int) }
        let text = container.overrideAnywhere(String.self) { _ in "stub" }
        let number = container.override(Double.self) { (_, number: Int) in Double(number) * 2 }
        #expect(try await container.resolveAsync(String.self) == "stub")
        #expect(try container.resolve(Double.self, 4) == 8)
        text.end()
        number.end()
        #expect(try await container.resolveAsync(String.self) == "real")
        #expect(try container.resolve(Double.self, 4) == 4)
    }
}

import ScaenaKit
import ScaenaTesting
import Testing

@Suite("ServiceContainer, overridden")
@MainActor
struct ContainerOverridingTests {
    private let container = ServiceContainer("app")

    init() {
        container.register((any Engine).self, scope: .shared) { _ in PetrolEngine() }
        container.register(Car.self, scope: .shared) { Car(engine: try $0.resolve()) }
    }

    private func electric(_ container: ServiceContainer) {
        container.register((any Engine).self, scope: .shared) { _ in ElectricEngine() }
    }

    @Test func anOverrideUndoesItself() throws {
        let before = try container.resolve(Car.self)
        try container.overriding(electric) {
            // What was shared before held what is overridden, so that it is made anew, once.
            let car = try container.resolve(Car.self)
            #expect(car.engine.fuel == "electric")
            #expect(try container.resolve(Car.self) === car)
        }
        #expect(try container.resolve((any Engine).self).fuel == "petrol")
        #expect(try container.resolve(Car.self) === before)
    }

    @Test func testsSideBySideDoNotSeeEachOthers() async throws {
        let (here, there) = (Turnstile(), Turnstile())
        let other = Task {
            await here.pass()
            let fuel = try container.resolve((any Engine).self).fuel
            there.open()
            return fuel
        }
        try await container.overriding(electric) {
            here.open()
            await there.pass()
            let fuel = try container.resolve((any Engine).self).fuel
            #expect(fuel == "electric")
        }
        #expect(try await other.value == "petrol")
    }

    @Test func anOverrideReachesTheChildren() throws {
        let flow = ServiceContainer("flow", parent: container)
        flow.register(Garage.self, scope: .shared) { Garage(car: try $0.resolve(), other: try $0.resolve()) }
        let before = try flow.resolve(Garage.self)
        try container.overriding(electric) {
            let garage = try flow.resolve(Garage.self)
            #expect(garage.car.engine.fuel == "electric")
        }
        #expect(try flow.resolve(Garage.self) === before)
    }

    @Test func aContainerThatBeganInItKeepsIt() async throws {
        let flow = container.overriding(electric) { ServiceContainer("flow", parent: container) }
        // As in a callback of the main queue, which belongs to no task.
        let fuel = try await Task.detached { @MainActor in try flow.resolve(Car.self).engine.fuel }.value
        #expect(fuel == "electric")
        #expect(try container.resolve(Car.self).engine.fuel == "petrol")
    }

    @Test func overridesNest() throws {
        let radio = Radio()
        try container.overriding(electric) {
            try container.overriding {
                $0.register(Radio.self) { _ in radio }
            } during: {
                let (found, car) = (try container.resolve(Radio.self), try container.resolve(Car.self))
                #expect(found === radio)
                #expect(car.engine.fuel == "electric")
            }
            #expect(throws: ContainerError.self) { try container.resolve(Radio.self) }
        }
    }

    @Test func whatIsRegisteredMeanwhileStays() throws {
        try container.overriding(electric) {
            container.register(Radio.self) { _ in Radio() }
            container.register((any Engine).self, scope: .shared) { _ in PetrolEngine() }
            #expect(try container.resolve((any Engine).self).fuel == "electric")
            _ = try container.resolve(Radio.self)
        }
        #expect(try container.resolve((any Engine).self).fuel == "petrol")
        _ = try container.resolve(Radio.self)
    }

    @Test func anOverrideServesOtherThreadsAndWhoAwaits() async throws {
        container.registerAsync(String.self) { _ in "real" }
        container.registerSendable(Int.self) { _ in 1 }
        container.register(Double.self) { _, number in Double(number as Int) }
        try await container.overriding {
            $0.registerSendable(String.self) { _ in "stub" }
            $0.registerSendable(Int.self) { _ in 2 }
            $0.register(Double.self) { (_, number: Int) in Double(number) * 2 }
        } during: {
            async let number = Self.number(in: container)
            let made = try await (container.resolveAsync(String.self), number, container.resolve(Double.self, 4))
            #expect(made == ("stub", 2, 8))
        }
        #expect(try await container.resolveAsync(String.self) == "real")
        #expect(try await Self.number(in: container) == 1)
        #expect(try container.resolve(Double.self, 4) == 4)
    }

    private nonisolated static func number(in container: ServiceContainer) async throws -> Int {
        try container.resolveSendable()
    }
}

/// Lets a task pass once it is open.
@MainActor
private final class Turnstile {
    private let opened = OneShot<Bool>()

    func open() { opened.set(true) }

    func pass() async { _ = await opened.wait() }
}

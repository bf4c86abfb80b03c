import ScaenaKit
import ScaenaTesting
import Testing

@Suite("ServiceContainer")
@MainActor
struct ContainerTests {
    private let container = ServiceContainer("test")

    @Test func aTransientServiceIsMadeAnewEachTime() throws {
        container.register(Radio.self) { _ in Radio() }
        #expect(try container.resolve(Radio.self) !== container.resolve(Radio.self))
    }

    @Test func aFactoryResolvesFromTheContainerItIsGiven() throws {
        container.register((any Engine).self) { _ in PetrolEngine() }
        container.register(Car.self) { Car(engine: try $0.resolve()) }
        #expect(try container.resolve(Car.self).engine.fuel == "petrol")
    }

    @Test func aSharedServiceIsMadeOnce() throws {
        var count = 0
        container.register(Radio.self, scope: .shared) { _ in
            count += 1
            return Radio()
        }
        #expect(try container.resolve(Radio.self) === container.resolve(Radio.self))
        #expect(count == 1)
    }

    @Test func aWeakServiceLivesAsLongAsSomebodyKeepsIt() throws {
        container.register(Radio.self, scope: .weak) { _ in Radio() }
        var first: Radio? = try container.resolve(Radio.self)
        let seen = Weak(first)
        #expect(try container.resolve(Radio.self) === first)
        first = nil
        #expect(seen.object == nil)
        #expect(throws: Never.self) { try container.resolve(Radio.self) }
    }

    @Test func aValueCannotBeHeldWeakly() {
        container.register(Int.self, scope: .weak) { _ in 7 }
        let error = #expect(throws: ContainerError.self) { try container.resolve(Int.self) }
        #expect(error?.description == "Int is to be held weakly, but its factory made a value that is no object.")
    }

    @Test func aGraphSharesOneForEachOutermostResolution() throws {
        container.register((any Engine).self) { _ in PetrolEngine() }
        container.register(Radio.self, scope: .graph) { _ in Radio() }
        container.register(Car.self) { Car(engine: try $0.resolve(), radio: try $0.resolve(Radio.self)) }
        container.register(Garage.self) { Garage(car: try $0.resolve(), other: try $0.resolve()) }
        let first = try container.resolve(Garage.self)
        let second = try container.resolve(Garage.self)
        #expect(first.car !== first.other)
        #expect(first.car.radio === first.other.radio)
        #expect(first.car.radio !== second.car.radio)
        #expect(try container.resolve(Radio.self) !== container.resolve(Radio.self))
    }

    @Test func namesTellServicesOfOneTypeApart() throws {
        container.register((any Engine).self) { _ in PetrolEngine() }
        container.register((any Engine).self, name: .electric) { _ in ElectricEngine() }
        #expect(try container.resolve((any Engine).self).fuel == "petrol")
        #expect(try container.resolve((any Engine).self, name: .electric).fuel == "electric")
        #expect(try container.resolve((any Engine).self, name: "electric").fuel == "electric")
    }

    @Test func argumentsReachTheFactory() throws {
        container.register(String.self) { _, number in "number \(number as Int)" }
        container.register(String.self) { (_, pair: (Int, Bool)) in "pair \(pair.0) \(pair.1)" }
        #expect(try container.resolve(String.self, 3) == "number 3")
        #expect(try container.resolve(String.self, (3, true)) == "pair 3 true")
    }

    @Test func aServiceMayNeedItselfForAnotherArgument() throws {
        container.register([Int].self) { container, depth in
            depth == 0 ? [] : try container.resolve([Int].self, depth - 1) + [depth]
        }
        #expect(try container.resolve([Int].self, 5) == [1, 2, 3, 4, 5])
    }

    @Test func aServiceThatNeedsItselfForTheSameArgumentIsACycle() {
        container.register(String.self) { container, text in try container.resolve(String.self, text as String) }
        let error = #expect(throws: ContainerError.self) { try container.resolve(String.self, "a") }
        #expect(error?.chain.count == 2)

        struct Incomparable {}
        container.register(Int.self) { container, value in try container.resolve(Int.self, value as Incomparable) }
        #expect(throws: ContainerError.self) { try container.resolve(Int.self, Incomparable()) }
    }

    @Test func theLastRegistrationCounts() throws {
        container.register(Int.self, scope: .shared) { _ in 1 }
        #expect(try container.resolve(Int.self) == 1)
        container.register(Int.self) { _ in 2 }
        #expect(try container.resolve(Int.self) == 2)
    }

    @Test func manyRegistrationsAreAllFound() throws {
        let names = (0..<500).map { ServiceName("service \($0)") }
        for (number, name) in names.enumerated() { container.register(Int.self, name: name) { _ in number } }
        #expect(try names.map { try container.resolve(Int.self, name: $0) } == Array(0..<500))
    }

    @Test func aServiceThatIsMissingIsReportedWithTheWholeChain() {
        container.register(Car.self) { Car(engine: try $0.resolve()) }
        container.register(Garage.self) { Garage(car: try $0.resolve(), other: try $0.resolve()) }
        container.register((any Engine).self, name: .electric) { _ in ElectricEngine() }
        let error = #expect(throws: ContainerError.self) { try container.resolve(Garage.self) }
        #expect(
            error?.description
                == "Nobody registered Engine (Garage → Car → Engine). "
                + "Searched: “test”. Registered: Engine “electric”.")
    }

    @Test func anInferredOptionalIsPointedOut() {
        container.register(Radio.self) { _ in Radio() }
        container.register(Car.self) { Car(engine: PetrolEngine(), radio: try $0.resolve()) }
        let error = #expect(throws: ContainerError.self) { try container.resolve(Car.self) }
        #expect(error?.description.hasSuffix("inferred an optional: write resolve(Radio.self).") == true)
    }

    @Test func aCycleIsReportedWithTheWholeChain() {
        container.register(Car.self) { Car(engine: try $0.resolve(), radio: try $0.resolve(Radio.self)) }
        container.register((any Engine).self) { _ in PetrolEngine() }
        container.register(Radio.self, scope: .shared) { container in
            _ = try container.resolve(Garage.self)
            return Radio()
        }
        container.register(Garage.self) { Garage(car: try $0.resolve(), other: try $0.resolve()) }
        let error = #expect(throws: ContainerError.self) { try container.resolve(Car.self) }
        #expect(error?.description == "Car needs itself (Car → Radio → Garage → Car).")
        // Nothing is left of the attempt.
        container.register(Radio.self) { _ in Radio() }
        #expect(throws: Never.self) { try container.resolve(Car.self) }
    }

    @Test func whatAFactoryThrowsIsPassedOnWithTheChain() {
        container.register((any Engine).self, scope: .shared) { _ in throw Failure(number: 4) }
        container.register(Car.self) { Car(engine: try $0.resolve()) }
        let error = #expect(throws: ContainerError.self) { try container.resolve(Car.self) }
        guard case .factoryFailed(let chain, let underlying) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(chain == ["Car", "Engine"])
        #expect(underlying as? Failure == Failure(number: 4))
    }

    @Test func aChildAsksItsParentAndMayReplaceItsServices() throws {
        container.register((any Engine).self) { _ in PetrolEngine() }
        container.register(Car.self) { Car(engine: try $0.resolve()) }
        let child = ServiceContainer("child", parent: container)
        #expect(try child.resolve(Car.self).engine.fuel == "petrol")
        child.register((any Engine).self) { _ in ElectricEngine() }
        #expect(try child.resolve(Car.self).engine.fuel == "electric")
        #expect(try container.resolve(Car.self).engine.fuel == "petrol")
    }

    /// A service that a child has found above is remembered: it must not be one that was replaced since.
    @Test func whatIsRegisteredAboveLaterIsFoundBelow() throws {
        let child = ServiceContainer("child", parent: ServiceContainer("middle", parent: container))
        container.register((any Engine).self, scope: .shared) { _ in PetrolEngine() }
        let old = Weak(try child.resolve((any Engine).self) as AnyObject)
        #expect(try child.resolve((any Engine).self) as AnyObject === old.object)
        container.register((any Engine).self) { _ in ElectricEngine() }
        #expect(old.object == nil)
        #expect(try child.resolve((any Engine).self).fuel == "electric")
        child.parent?.register((any Engine).self) { _ in PetrolEngine() }
        #expect(try child.resolve((any Engine).self).fuel == "petrol")
    }

    @Test func whatAParentSharesNeverHoldsAChildsServices() throws {
        container.register((any Engine).self) { _ in PetrolEngine() }
        container.register(Car.self, scope: .shared) { Car(engine: try $0.resolve()) }
        let child = ServiceContainer("child", parent: container)
        child.register((any Engine).self) { _ in ElectricEngine() }
        #expect(try child.resolve(Car.self).engine.fuel == "petrol")
        #expect(try child.resolve(Car.self) === container.resolve(Car.self))
    }

    @Test func aContainerAndItsInstancesGoTogether() throws {
        var parent: ServiceContainer? = ServiceContainer("parent")
        parent?.register(Radio.self, scope: .shared) { _ in Radio() }
        var child: ServiceContainer? = ServiceContainer("child", parent: parent)
        let radio = try Weak(child?.resolve(Radio.self))
        let seen = Weak(parent)
        parent = nil
        #expect(seen.object != nil)
        #expect(radio.object != nil)
        child = nil
        #expect(seen.object == nil)
        #expect(radio.object == nil)
    }
}

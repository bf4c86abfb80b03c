import ScaenaKit

// What the container tests make.

protocol Engine: AnyObject, Sendable {
    var fuel: String { get }
}

final class PetrolEngine: Engine {
    let fuel = "petrol"
}

final class ElectricEngine: Engine {
    let fuel = "electric"
}

@MainActor
final class Car {
    let engine: any Engine
    let radio: Radio?

    init(engine: any Engine, radio: Radio? = nil) {
        self.engine = engine
        self.radio = radio
    }
}

@MainActor
final class Radio {}

@MainActor
final class Garage {
    let car: Car
    let other: Car

    init(car: Car, other: Car) {
        self.car = car
        self.other = other
    }
}

struct Failure: Error, Equatable {
    let number: Int
}

extension ServiceName {
    static let electric = ServiceName("electric")
}

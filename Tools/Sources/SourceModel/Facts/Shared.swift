/// A large value that copies share until one of them changes it: what goes from hand to hand is then counted once each time, and not
/// each of its parts.
struct Shared<Value: Sendable>: @unchecked Sendable {
    /// Whoever holds it alone may change it.
    final class Box {
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private(set) var box: Box

    init(_ value: Value) {
        box = Box(value)
    }

    /// The box, of which no other copy knows.
    mutating func own() -> Box {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
        return box
    }
}

extension Shared: Equatable where Value: Equatable {
    static func == (left: Shared, right: Shared) -> Bool {
        left.box === right.box || left.box.value == right.box.value
    }
}

extension Shared: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

extension Shared: Encodable where Value: Encodable {
    func encode(to encoder: any Encoder) throws { try box.value.encode(to: encoder) }
}

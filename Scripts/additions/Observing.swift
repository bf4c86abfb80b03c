// The wrappers by which views of SwiftUI keep and observe values, of whose module there is no stand-in: declared to be
// type-checked against. Those of a name that the app has itself are left out, piece by piece.
import Combine

// Published
@propertyWrapper struct Published<Value> {
    var wrappedValue: Value
    var projectedValue: AnyPublisher<Value, Never> { fatalError() }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(initialValue: Value) { wrappedValue = initialValue }
}

// Binding
@propertyWrapper @dynamicMemberLookup struct Binding<Value> {
    var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    var projectedValue: Binding<Value> { self }
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    static func constant(_ value: Value) -> Binding<Value> { fatalError() }
    subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> { fatalError() }
}

// State
@propertyWrapper struct State<Value> {
    var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    var projectedValue: Binding<Value> { fatalError() }
    init(wrappedValue: Value) {}
    init(initialValue: Value) {}
}

extension State where Value: ExpressibleByNilLiteral {
    init() {}
}

// ObservedObject
@propertyWrapper struct ObservedObject<Object: AnyObject> {
    @dynamicMemberLookup struct Wrapper {
        subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> { fatalError() }
    }
    var wrappedValue: Object
    var projectedValue: Wrapper { fatalError() }
    init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

// StateObject
@propertyWrapper struct StateObject<Object: AnyObject> {
    @dynamicMemberLookup struct Wrapper {
        subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> { fatalError() }
    }
    var wrappedValue: Object { fatalError() }
    var projectedValue: Wrapper { fatalError() }
    init(wrappedValue: @autoclosure @escaping () -> Object) {}
}

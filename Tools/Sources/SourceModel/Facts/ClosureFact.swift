/// A closure or a local function, and what it holds.
public struct ClosureFact: Hashable, Sendable, Encodable {
    /// Where the closure goes.
    public enum Place: Hashable, Sendable {
        /// To the call of that index in ``BodyFact/calls``, as the argument of that number. Whether it is kept there, the
        /// callee's declaration says.
        case argument(call: Int, number: Int)
        /// Into what is assigned to.
        case assignment(PathFact)
        /// Into a local name.
        case local(String)
        /// Into the property whose first value it is.
        case initialValue
        /// To the caller.
        case returned
        /// Nowhere: it is called where it stands.
        case calledAtOnce
        /// It is a local function of that name.
        case function(String)
        /// Into something else: an array, an operator's operand.
        case other
    }

    /// Where the closure goes.
    public var place: Place
    /// The values that it holds from outside, each once: first those that its capture list names, then those used
    /// without being named there: `self` where it is written, and the locals and parameters around it. Members that
    /// are used without `self` cannot be told from globals here and are not listed.
    public var captures: [CaptureFact] = []
    /// The names of its parameters, with their types where they were written.
    public var parameters: [ParameterFact] = []
    /// The attributes before its parameters: `@MainActor`, `@Sendable`.
    public var attributes: [String] = []
    /// The index of the closure around it; `nil` in the body itself.
    public var parent: Int?
    /// The line where it begins, from 1.
    public var line: Int
}

/// Something that a closure holds from outside.
public struct CaptureFact: Hashable, Sendable, Encodable {
    /// The name inside the closure.
    public var name: String
    /// The ownership of the value.
    public var ownership: StorageFact.Ownership = .strong
    /// The path behind the name, where the capture list gives one: `[weak delegate = self.delegate]`.
    public var value: PathFact?
    /// True if the capture list names it.
    public var isListed: Bool = false
}

extension ClosureFact.Place: Encodable {
    private enum Key: String, CodingKey {
        case argument, call, assignment, local, initialValue, returned, calledAtOnce, function, other
    }

    /// Encodes the place as an object with its name as a key; an argument has its `call` beside it.
    ///
    /// - Parameter encoder: Takes the object.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .argument(let call, let number):
            try container.encode(call, forKey: .call)
            try container.encode(number, forKey: .argument)
        case .assignment(let path): try container.encode(path, forKey: .assignment)
        case .local(let name): try container.encode(name, forKey: .local)
        case .initialValue: try container.encode(true, forKey: .initialValue)
        case .returned: try container.encode(true, forKey: .returned)
        case .calledAtOnce: try container.encode(true, forKey: .calledAtOnce)
        case .function(let name): try container.encode(name, forKey: .function)
        case .other: try container.encode(true, forKey: .other)
        }
    }
}

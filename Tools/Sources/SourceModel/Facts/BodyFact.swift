/// The calls, assignments and other facts of a body, as far as its syntax tells: of a function, an initialiser,
/// accessors, a property's first value, or the statements at the top of a file. All lists are in the order of the
/// source.
public struct BodyFact: Hashable, Sendable {
    private struct Lists: Hashable, Encodable {
        var calls: [CallFact] = []
        var assignments: [AssignmentFact] = []
        var closures: [ClosureFact] = []
        var locals: [LocalFact] = []
        var mentions: [MentionFact] = []
        var returns: [ReturnFact] = []
        var types: [TypeMention] = []
        var conditionalLines: [ConditionalLines] = []
    }

    private var lists = Shared(Lists())

    /// Makes a body that does nothing.
    public init() {}

    /// The calls, those inside closures among them; a call stands before the calls in its arguments.
    public var calls: [CallFact] {
        get { lists.box.value.calls }
        _modify { yield &lists.own().value.calls }
    }

    /// The assignments.
    public var assignments: [AssignmentFact] {
        get { lists.box.value.assignments }
        _modify { yield &lists.own().value.assignments }
    }

    /// The closures and local functions; one stands before those inside it.
    public var closures: [ClosureFact] {
        get { lists.box.value.closures }
        _modify { yield &lists.own().value.closures }
    }

    /// The names that are given to values: `let`, `var`, `if let`, `guard let`, `for`, `case let`, `catch let`.
    public var locals: [LocalFact] {
        get { lists.box.value.locals }
        _modify { yield &lists.own().value.locals }
    }

    /// The names and paths that are read and neither called nor set, each path once. Plain names of locals and
    /// parameters are left out.
    public var mentions: [MentionFact] {
        get { lists.box.value.mentions }
        _modify { yield &lists.own().value.mentions }
    }

    /// The values that are returned, by `return` or as a body's only expression.
    public var returns: [ReturnFact] {
        get { lists.box.value.returns }
        _modify { yield &lists.own().value.returns }
    }

    /// The types that are named: casts, annotations, patterns. Each once, in the order of the source.
    public var types: [TypeMention] {
        get { lists.box.value.types }
        _modify { yield &lists.own().value.types }
    }

    /// The lines that stand under an `#if`.
    public var conditionalLines: [ConditionalLines] {
        get { lists.box.value.conditionalLines }
        _modify { yield &lists.own().value.conditionalLines }
    }

    /// True if the body does nothing.
    public var isEmpty: Bool {
        calls.isEmpty && assignments.isEmpty && closures.isEmpty && locals.isEmpty && mentions.isEmpty
            && returns.isEmpty && types.isEmpty
    }

    /// The conditions of the `#if`s around a line, outermost first; see ``MemberFact/conditions``.
    ///
    /// - Parameter line: A line, from 1.
    /// - Returns: The conditions.
    public func conditions(atLine line: Int) -> [String] {
        conditionalLines.filter { $0.firstLine <= line && line <= $0.lastLine }.map(\.condition)
    }
}

extension BodyFact: Encodable {
    /// Encodes the lists under their names.
    ///
    /// - Parameter encoder: Takes them.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws { try lists.encode(to: encoder) }
}

/// A call: of a function, a method, an initialiser, a closure or a macro.
public struct CallFact: Hashable, Sendable, Encodable {
    /// The path that is called: `router?.navigateToTerms`, `AboutPresenter`, `super.init`, `#selector`.
    public var callee: PathFact
    /// The arguments, trailing closures among them.
    public var arguments: [ArgumentFact] = []
    /// The type that is made, where an initialiser is called: `Foo(…)`, `Foo<Bar>.init(…)`, `[Foo]()`. A function with a
    /// capital looks the same.
    public var creates: TypeFact?
    /// The index of the closure that the call stands in; `nil` in the body itself.
    public var closure: Int?
    /// The line of the called name, from 1.
    public var line: Int

    /// True if this looks like a call of a static function: of a name without a capital on a type.
    public var isStatic: Bool {
        creates == nil && callee.beginsAtType && callee.names.count == 2
    }

    /// The value of the argument with a label.
    ///
    /// - Parameter label: The label.
    /// - Returns: The first value of that label.
    public func argument(_ label: String) -> ValueFact? {
        arguments.first { $0.label == label }?.value
    }
}

/// An assignment: `view.presenter = presenter`, `count += 1`.
public struct AssignmentFact: Hashable, Sendable, Encodable {
    /// The path that is set.
    public var target: PathFact
    /// The operator: `=`, `+=`…
    public var `operator`: String
    /// The value.
    public var value: ValueFact
    /// The index of the closure that the assignment stands in; `nil` in the body itself.
    public var closure: Int?
    /// The line of the target, from 1.
    public var line: Int

    /// Makes an assignment from its parts.
    ///
    /// - Parameters:
    ///   - target: The path that is set.
    ///   - operator: The operator.
    ///   - value: The value.
    ///   - closure: The closure that it stands in.
    ///   - line: The line of the target.
    public init(target: PathFact, operator: String = "=", value: ValueFact, closure: Int? = nil, line: Int) {
        self.target = target
        self.operator = `operator`
        self.value = value
        self.closure = closure
        self.line = line
    }
}

/// A name that is given to a value inside a body.
public struct LocalFact: Hashable, Sendable, Encodable {
    /// The origin of the name.
    public enum Kind: UInt8, Hashable, Sendable {
        /// `let` or `var` as a statement.
        case declaration
        /// `if let`, `guard let`, `while let`.
        case binding
        /// `for … in`.
        case element
        /// `case let` and its like in a `switch`, an `if` or a `catch`.
        case pattern
    }

    /// The name.
    public var name: String
    /// The origin of the name.
    public var kind: Kind = .declaration
    /// True if it can be set again.
    public var isVariable: Bool = false
    /// The type that was written.
    public var type: TypeFact?
    /// The value; of an element, the sequence. A binding without one, `if let name`, has the path `name`.
    public var value: ValueFact?
    /// `weak` or `unowned`, where it was written.
    public var ownership: StorageFact.Ownership = .strong
    /// The index of the closure that the name belongs to; `nil` in the body itself.
    public var closure: Int?
    /// The line of the name, from 1.
    public var line: Int
}

/// A path that is read.
public struct MentionFact: Hashable, Sendable, Encodable {
    /// The path.
    public var path: PathFact
    /// The index of the closure that it stands in first; `nil` in the body itself.
    public var closure: Int?
    /// The line where it stands first, from 1.
    public var line: Int
}

/// A type that a body names.
public struct TypeMention: Hashable, Sendable, Encodable, CustomStringConvertible {
    /// The type.
    public var type: TypeFact
    /// The line where it is named first, from 1.
    public var line: Int

    /// The type as it is written in Swift.
    public var description: String { type.description }
}

/// A value that is returned.
public struct ReturnFact: Hashable, Sendable, Encodable {
    /// The value.
    public var value: ValueFact
    /// True if it is a body's only expression, without `return`; a body without a result has one, too.
    public var isImplicit: Bool = false
    /// The index of the closure that is left; `nil` of the body itself.
    public var closure: Int?
    /// The line, from 1.
    public var line: Int
}

/// Lines of a body that stand under an `#if`.
public struct ConditionalLines: Hashable, Sendable, Encodable {
    /// The condition; see ``MemberFact/conditions``.
    public var condition: String
    /// The first line, from 1.
    public var firstLine: Int
    /// The last line.
    public var lastLine: Int
}

/// The calls, assignments and other facts of a body, gathered while it is read and written from there: like
/// ``BodyFact``, but of numbers and places alone. So it is gathered in memory that one body leaves to the next, and
/// nothing of it is counted or freed.
struct BodyDraft {
    var calls: [Call] = []
    /// The arguments of all calls; each call's stand together.
    var arguments: [Argument] = []
    var assignments: [Assignment] = []
    var locals: [Local] = []
    var returns: [Return] = []
    var closures: [Closure] = []
    /// The captures of all closures, each of which knows the next one of its closure.
    var captures: [Capture] = []
    var mentions: [Mention] = []
    var types: [NamedType] = []
    var conditionalLines: [ConditionalLines] = []

    /// A value.
    struct Value {
        enum Form {
            case path(BorrowedText)
            case call(Int)
            case closure(Int)
            case literal(ValueFact.Literal)
            case other
        }

        var form: Form
        /// The type, encoded, if one is known that the form does not tell by itself.
        var type: BorrowedText?

        init(_ form: Form, type: BorrowedText? = nil) {
            self.form = form
            self.type = type
        }

        /// No value that has a name.
        static var other: Value { Value(.other) }

        var isOther: Bool {
            if case .other = form { return true }
            return false
        }
    }

    struct Call {
        var callee: BorrowedText
        /// The type that it makes, encoded.
        var creates: BorrowedText?
        var closure: Int?
        var line: Int
        var arguments = 0..<0
    }

    struct Argument {
        var label: BorrowedText?
        var value: Value
    }

    struct Assignment {
        var target: BorrowedText
        var `operator`: BorrowedText
        var value: Value
        var closure: Int?
        var line: Int
    }

    struct Local {
        var name: BorrowedText
        var kind = LocalFact.Kind.declaration
        var isVariable: Bool
        /// The type, encoded.
        var type: BorrowedText?
        var value: Value?
        var ownership = StorageFact.Ownership.strong
        var closure: Int?
        var line: Int
    }

    struct Return {
        var value: Value
        var isImplicit: Bool
        var closure: Int?
        var line: Int
    }

    struct Mention {
        var path: BorrowedText
        var closure: Int?
        var line: Int
    }

    struct NamedType {
        /// Encoded.
        var type: BorrowedText
        var line: Int
    }

    struct Closure {
        /// As ``ClosureFact/Place``.
        enum Place {
            case argument(call: Int, number: Int)
            case assignment(BorrowedText)
            case local(BorrowedText)
            case initialValue, returned, calledAtOnce
            case function(BorrowedText)
            case other
        }

        var place: Place
        /// Encoded, all at once, with their number.
        var parameters: BorrowedText?
        /// Encoded, all at once, with their number.
        var attributes: BorrowedText?
        var parent: Int?
        var line: Int
        var captureCount = 0
        var firstCapture = -1
        var lastCapture = -1
    }

    struct Capture {
        var name: BorrowedText
        var ownership = StorageFact.Ownership.strong
        var value: BorrowedText?
        var isListed = false
        /// The next one of the same closure; -1 behind the last.
        var next = -1
    }

    /// True if nothing was gathered.
    var isEmpty: Bool {
        calls.isEmpty && assignments.isEmpty && closures.isEmpty && locals.isEmpty && mentions.isEmpty
            && returns.isEmpty && types.isEmpty && conditionalLines.isEmpty
    }

    /// Forgets what was gathered, and keeps the room.
    mutating func removeAll() {
        calls.removeAll(keepingCapacity: true)
        arguments.removeAll(keepingCapacity: true)
        assignments.removeAll(keepingCapacity: true)
        locals.removeAll(keepingCapacity: true)
        returns.removeAll(keepingCapacity: true)
        closures.removeAll(keepingCapacity: true)
        captures.removeAll(keepingCapacity: true)
        mentions.removeAll(keepingCapacity: true)
        types.removeAll(keepingCapacity: true)
        if !conditionalLines.isEmpty { conditionalLines = [] }
    }

    // MARK: Captures

    /// Adds a capture to a closure.
    mutating func add(_ capture: Capture, to closure: Int) {
        let last = closures[closure].lastCapture
        if last < 0 { closures[closure].firstCapture = captures.count } else { captures[last].next = captures.count }
        closures[closure].lastCapture = captures.count
        closures[closure].captureCount += 1
        captures.append(capture)
    }

    /// Returns true if a closure captures a name.
    func captures(_ name: BorrowedText, in closure: Int) -> Bool {
        var index = closures[closure].firstCapture
        while index >= 0 {
            if captures[index].name == name { return true }
            index = captures[index].next
        }
        return false
    }
}

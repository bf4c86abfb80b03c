/// The names of a project's types that begin with a small letter, as some teams put their own before each: `dydxHomeView`.
///
/// A file alone tells the call of an initialiser from that of a function by the capital. Who knows all files knows these, too.
public struct SmallTypeNames: Sendable {
    private var names: Set<String> = []

    /// The names, in order.
    var sorted: [String] { names.sorted() }

    /// Takes those of a project's names that begin with a small letter.
    ///
    /// - Parameter names: The names of its types.
    public init(among names: some Sequence<String>) {
        for name in names where name.utf8.first.map({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) == true {
            self.names.insert(name)
        }
    }

    /// The facts with the calls of such types' initialisers told as those.
    ///
    /// - Parameter facts: The facts of a file.
    /// - Returns: The same where the project has no such type.
    public func told(in facts: FileFacts) -> FileFacts {
        if names.isEmpty { return facts }
        var facts = facts
        for number in facts.types.indices {
            for member in facts.types[number].members.indices { tell(&facts.types[number].members[member]) }
        }
        for number in facts.members.indices { tell(&facts.members[number]) }
        if var body = facts.body {
            tell(&body)
            facts.body = body
        }
        return facts
    }

    private func tell(_ member: inout MemberFact) {
        guard var body = member.body else { return }
        tell(&body)
        member.body = body
        guard var storage = member.storage, var value = storage.initialValue else { return }
        Self.tell(&value, body.calls)
        storage.initialValue = value
        member.storage = storage
    }

    private func tell(_ body: inout BodyFact) {
        for number in body.calls.indices where body.calls[number].creates == nil {
            let name = body.calls[number].callee.text
            if names.contains(name) { body.calls[number].creates = .plain(name) }
        }
        let calls = body.calls
        for number in body.calls.indices {
            for argument in body.calls[number].arguments.indices {
                Self.tell(&body.calls[number].arguments[argument].value, calls)
            }
        }
        for number in body.assignments.indices { Self.tell(&body.assignments[number].value, calls) }
        for number in body.returns.indices { Self.tell(&body.returns[number].value, calls) }
        for number in body.locals.indices {
            guard var value = body.locals[number].value else { continue }
            Self.tell(&value, calls)
            body.locals[number].value = value
        }
    }

    private static func tell(_ value: inout ValueFact, _ calls: [CallFact]) {
        guard value.type == nil, let number = value.call, calls.indices.contains(number) else { return }
        value.type = calls[number].creates
    }
}

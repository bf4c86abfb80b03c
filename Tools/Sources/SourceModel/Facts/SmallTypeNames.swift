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
        if var body = facts.body, case let made = made(in: body), !made.isEmpty {
            tell(&body, made)
            facts.body = body
        }
        return facts
    }

    private func tell(_ member: inout MemberFact) {
        guard var body = member.body, case let made = made(in: body), !made.isEmpty else { return }
        tell(&body, made)
        member.body = body
        guard var storage = member.storage, var value = storage.initialValue else { return }
        Self.tell(&value, made)
        storage.initialValue = value
        member.storage = storage
    }

    /// The types that a body's calls make, by the calls' numbers.
    private func made(in body: BodyFact) -> [Int: TypeFact] {
        var made: [Int: TypeFact] = [:]
        for (number, call) in body.calls.enumerated() where call.creates == nil && call.callee.nameCount == 1 {
            if names.contains(call.callee.text) { made[number] = .plain(call.callee.text) }
        }
        return made
    }

    private func tell(_ body: inout BodyFact, _ made: [Int: TypeFact]) {
        for (number, type) in made { body.calls[number].creates = type }
        for number in body.calls.indices {
            for argument in body.calls[number].arguments.indices {
                Self.tell(&body.calls[number].arguments[argument].value, made)
            }
        }
        for number in body.assignments.indices { Self.tell(&body.assignments[number].value, made) }
        for number in body.returns.indices { Self.tell(&body.returns[number].value, made) }
        for number in body.locals.indices {
            guard var value = body.locals[number].value else { continue }
            Self.tell(&value, made)
            body.locals[number].value = value
        }
    }

    private static func tell(_ value: inout ValueFact, _ made: [Int: TypeFact]) {
        if value.type == nil, let number = value.call { value.type = made[number] }
    }
}

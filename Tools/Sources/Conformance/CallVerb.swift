import SourceModel

/// The kinds of functions that readers of bodies look for, by their names: most calls are of none, and each name is looked up once.
struct CallVerb: OptionSet {
    let rawValue: UInt8

    /// It registers something in a container.
    static let registers = CallVerb(rawValue: 1)
    /// It asks a container.
    static let resolves = CallVerb(rawValue: 2)
    /// It adds to a list.
    static let adds = CallVerb(rawValue: 4)
    /// It takes out of a list.
    static let takes = CallVerb(rawValue: 8)
    /// It ends a subject, or hands it to what may.
    static let ends = CallVerb(rawValue: 16)
    /// It goes to another screen, or back.
    static let moves = CallVerb(rawValue: 32)

    /// A call that has a verb.
    struct Spoken {
        var call: CallFact
        var verb: CallVerb
    }

    /// The calls of a body that have a verb, in their order.
    static func spoken(in body: BodyFact) -> [Spoken] {
        let calls = body.calls
        var spoken: [Spoken] = []
        for number in calls.indices {
            if let verb = words[calls[number].callee.last] { spoken.append(Spoken(call: calls[number], verb: verb)) }
        }
        return spoken
    }

    private static let words: [String: CallVerb] = {
        var words: [String: CallVerb] = [:]
        func add(_ names: Set<String>, _ verb: CallVerb) {
            for name in names { words[name, default: []].insert(verb) }
        }
        add(ServiceUses.registering, .registers)
        add(ServiceUses.resolving, .resolves)
        add(ActorReading.adding, .adds)
        add(ActorReading.taking, .takes)
        add(ActorReading.ending, .ends)
        add(ActorReading.moves.union(ActorReading.runtimeMoves), .moves)
        return words
    }()
}

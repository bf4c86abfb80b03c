extension RelayToken {
    /// A token that stands for others, and for what else is to be undone at its end.
    ///
    /// - Parameters:
    ///   - tokens: Kept until then.
    ///   - whenEnded: Called once.
    /// - Returns: The token.
    package static func joining(
        _ tokens: [RelayToken] = [], whenEnded: @escaping @MainActor () -> Void = {}
    ) -> RelayToken {
        RelayToken(core: JoinedTokens(tokens, whenEnded: whenEnded), source: nil, key: 0)
    }
}

extension EventSource {
    /// Events that come from elsewhere than a relay, such as a control.
    ///
    /// - Parameter whenEnded: Called when nobody listens or can listen any more.
    /// - Returns: The source, and what sends through it.
    package static func open(
        whenEnded: @escaping @MainActor () -> Void
    ) -> (source: EventSource<Event>, send: @MainActor (Event) -> Void) {
        let core = RelayCore<Event>()
        let source = EventSource(core: core, upstream: [.joining(whenEnded: whenEnded)])
        return (source, { core.emit($0) })
    }
}

@MainActor
private final class JoinedTokens: RelayTokenTarget {
    private var tokens: [RelayToken]
    private var whenEnded: (@MainActor () -> Void)?

    init(_ tokens: [RelayToken], whenEnded: @escaping @MainActor () -> Void) {
        self.tokens = tokens
        self.whenEnded = whenEnded
    }

    func removeObserver(_ key: Int) {
        guard let whenEnded else { return }
        self.whenEnded = nil
        for token in tokens { token.end() }
        tokens = []
        whenEnded()
    }

    func hasObserver(_ key: Int) -> Bool {
        whenEnded != nil && tokens.allSatisfy { $0.isActive }
    }
}

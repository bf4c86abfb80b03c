/// An observation of a relay. It ends when its token goes, or is told to end: a token that nobody keeps ends it at once.
///
/// Keep it as long as you want to hear, most simply in an array beside what the handler speaks to:
///
/// ```swift
/// private var tokens: [RelayToken] = []  // each observation ends with the view
///
/// func bind(to items: StateSource<[Item]>) {
///     items.observe(with: self) { view, items in view.show(items) }.store(in: &tokens)
/// }
/// ```
///
/// A token keeps the derived relays between itself and the relay at their root (`relay.map { … }.observe { … }` needs
/// nobody to hold the middle one). It never keeps the relay at the root.
@MainActor
public final class RelayToken {
    private let core: any RelayTokenTarget
    private let source: AnyObject?
    private let key: Int

    init(core: any RelayTokenTarget, source: AnyObject?, key: Int) {
        self.core = core
        self.source = source
        self.key = key
    }

    deinit {
        let core = core
        let key = key
        MainActorExit.run { core.removeObserver(key) }
    }

    /// True while the handler can be called: the token was not ended, and the relay is alive.
    package var isActive: Bool { core.hasObserver(key) }

    /// Ends the observation, also in the middle of an emission: its handler is not called any more. Ending it twice
    /// changes nothing.
    ///
    /// ```swift
    /// let token = progress.observe { told.append($0) }
    /// func cancelTapped() {
    ///     token.end()
    /// }
    /// ```
    public func end() {
        core.removeObserver(key)
    }

    /// Puts the token into an array that keeps it.
    ///
    /// ```swift
    /// isFavourite.observe(with: self) { cell, isFavourite in
    ///     cell.star = isFavourite ? "★" : "☆"
    /// }.store(in: &tokens)
    /// ```
    ///
    /// - Parameter tokens: The array, most often a property of the one who listens.
    public func store(in tokens: inout [RelayToken]) {
        tokens.append(self)
    }
}

/// The part of a relay that a token needs, for any type of value.
@MainActor
protocol RelayTokenTarget: AnyObject, Sendable {
    func removeObserver(_ key: Int)
    func hasObserver(_ key: Int) -> Bool
}

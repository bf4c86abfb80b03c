// What is derived from state: each a source of its own, whose value is up to date whenever the emission under way has
// reached it. It listens upstream as long as somebody holds it or a token of it.

extension StateSource {
    /// The same state in other words.
    ///
    /// ```swift
    /// let title = items.map { $0.count == 1 ? "1 item" : "\($0.count) items" }
    /// ```
    ///
    /// - Parameter transform: Called once with the value now and once with each new one, whatever the number of
    ///   observers.
    /// - Returns: The transformed state.
    public final func map<Result>(_ transform: @escaping @MainActor (Value) -> Result) -> StateSource<Result> {
        derive(transform(currentValue)) { value, derived in derived.accept(transform(value)) }
    }

    /// The same state without the values that say what the one before said.
    ///
    /// - Parameter areSame: Returns true if a new value (the second) is no change from the last one (the first).
    /// - Returns: State that tells changes only.
    final func distinct(by areSame: @escaping @MainActor (Value, Value) -> Bool) -> StateSource<Value> {
        derive(currentValue) { value, derived in
            if !areSame(derived.value, value) { derived.accept(value) }
        }
    }

    /// This state and another, as one: a new pair for each new value of either.
    ///
    /// ```swift
    /// let found = items.combineLatest(search).map { items, text in
    ///     items.filter { text.isEmpty || $0.name.contains(text) }
    /// }
    /// ```
    ///
    /// - Parameter other: The other state.
    /// - Returns: Both values.
    public final func combineLatest<Other>(_ other: StateSource<Other>) -> StateSource<(Value, Other)> {
        combine(other) { ($0, $1) }
    }

    private final func combine<Other, Result>(
        _ other: StateSource<Other>, _ combine: @escaping @MainActor (Value, Other) -> Result
    ) -> StateSource<Result> {
        // The last values are remembered here and not read from their sources, which may be ahead of what they have
        // told by now: each value that was told takes part in a pair.
        let latest = Latest(currentValue, other.currentValue)
        let derived = StateCore(combine(latest.first, latest.second))
        let finish = countdown(2) { derived.finish() }
        let tokens = [
            listen(
                { value in
                    latest.first = value
                    derived.accept(combine(value, latest.second))
                }, whenFinished: finish),
            other.listen(
                { value in
                    latest.second = value
                    derived.accept(combine(latest.first, value))
                }, whenFinished: finish),
        ]
        return StateSource<Result>(core: derived, upstream: tokens)
    }

    /// This state and two others, as one: anew for each new value of any.
    ///
    /// ```swift
    /// let canAdd = search.combineLatest(isOnline, items).map { name, isOnline, items in
    ///     isOnline && !name.isEmpty && !items.contains { $0.name == name }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - second: Another state.
    ///   - third: Another state.
    /// - Returns: All three values.
    public final func combineLatest<Second, Third>(
        _ second: StateSource<Second>, _ third: StateSource<Third>
    ) -> StateSource<(Value, Second, Third)> {
        combine(second) { ($0, $1) }.combine(third) { ($0.0, $0.1, $1) }
    }
}

extension StateSource where Value: Equatable {
    /// The same state without the values that equal the one before.
    ///
    /// ```swift
    /// let token = found.map(\.count).distinct().observe { count in
    ///     label.show("\(count) found")  // not told again while the count stays the same
    /// }
    /// ```
    ///
    /// - Returns: State that tells changes only.
    public final func distinct() -> StateSource<Value> {
        distinct { $0 == $1 }
    }
}

/// The values that two sources have told last.
@MainActor
private final class Latest<First, Second> {
    var first: First
    var second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

/// Calls `action` when it has been called `count` times itself.
@MainActor
private func countdown(_ count: Int, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    var remaining = count
    return {
        remaining -= 1
        if remaining == 0 { action() }
    }
}

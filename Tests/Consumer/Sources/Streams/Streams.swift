import ScaenaKit

#if canImport(Combine)
    import Combine
#endif

/// Two sequences at once, with the demands of swift-async-algorithms: what satisfies them here goes into its `zip`,
/// `combineLatest` and `merge`.
package func firstOfEach<First: AsyncSequence & Sendable, Second: AsyncSequence & Sendable>(
    _ first: First, _ second: Second
) async throws -> (First.Element, Second.Element)? where First.Element: Sendable, Second.Element: Sendable {
    async let one = first.first { _ in true }
    async let other = second.first { _ in true }
    guard let one = try await one, let other = try await other else { return nil }
    return (one, other)
}

/// A relay's values go into asynchronous algorithms, and an asynchronous sequence into a relay.
@MainActor
package func throughStreams() async throws -> [String] {
    let name = StateRelay("Ada")
    let saved = EventRelay<Int>()
    let events = saved.values()
    saved.send(7)
    guard let pair = try await firstOfEach(name.values(), events) else { return [] }

    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    let last = StateRelay(0)
    for await number in numbers { last.value = number }
    return [pair.0, "\(pair.1)", "\(last.value)"]
}

#if canImport(Combine)
    /// A relay's values go into Combine and back.
    @MainActor
    package func throughCombine() -> [String] {
        let name = StateRelay("Ada")
        let copy = StateRelay("")
        var heard: [String] = []
        var cancellables: Set<AnyCancellable> = []
        name.publisher().removeDuplicates().sink { heard.append($0) }.store(in: &cancellables)
        name.publisher().sink { copy.value = $0 }.store(in: &cancellables)
        for value in ["Ada", "Grace"] { name.value = value }
        cancellables = []
        name.value = "nobody hears"
        return heard + [copy.value]
    }
#endif

/// What the Plain offer module shows: primitives only.
nonisolated struct PlainOfferViewModel: Equatable, Sendable {
    let name: String
}

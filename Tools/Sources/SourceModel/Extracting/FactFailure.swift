/// The reason why there are no facts of a file.
enum FactFailure: Error {
    /// The parser would need ages for it, or more stack than there is.
    case tooDeep
    /// The facts taken of it could not be read back, which no source is to blame for.
    case notReadBack

    /// The reason in words that follow the name of the file.
    var reason: String {
        switch self {
        case .tooDeep: ParserLimits.refusal
        case .notReadBack:
            "was parsed, but its facts could not be read back: this is a fault of scaena; it was left out"
        }
    }
}

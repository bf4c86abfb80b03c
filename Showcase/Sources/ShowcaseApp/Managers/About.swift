/// What the app says of itself.
public struct About: Codable, Equatable, Sendable {
    /// A few sentences.
    public let text: String

    /// What the app says of itself.
    ///
    /// - Parameter text: A few sentences.
    public init(text: String) { self.text = text }
}

/// Tells apart several registrations of one type.
///
/// ```swift
/// extension ServiceName {
///     static let remote = ServiceName("remote")
///     static let favourites = ServiceName("favourites")
/// }
/// ```
///
/// Two names of the same text are the same name. A static constant is compared by identity, without a look at its text;
/// a literal where one resolves works, and costs a look-up.
public struct ServiceName: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// One for each text, for ever: names are constants of the program.
    @usableFromInline
    final class Text: Hashable, Sendable {
        let text: String

        init(_ text: String) {
            self.text = text
        }

        @usableFromInline
        static func == (first: Text, second: Text) -> Bool { first === second }

        @usableFromInline
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private static let known = Locked<[String: Text]>([:])

    @usableFromInline let identity: Text

    /// The name of that text.
    ///
    /// ```swift
    /// let favourites = try app.resolve((any ItemsRepository).self, name: "favourites")
    /// let same = try app.resolve((any ItemsRepository).self, name: .favourites)
    /// ```
    ///
    /// - Parameter value: The name in messages.
    public init(stringLiteral value: String) {
        identity = Self.known.withLock { known in
            if let identity = known[value] { return identity }
            let identity = Text(value)
            known[value] = identity
            return identity
        }
    }

    var text: String { identity.text }
}

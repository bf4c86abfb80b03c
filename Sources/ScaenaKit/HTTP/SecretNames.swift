import Foundation

/// Which names of header fields and query items stand for secrets.
public struct SecretNames: Equatable, Sendable {
    private let parts: [String]

    /// Names in which one of these words occurs.
    public static let standard = SecretNames(parts: [
        "auth", "cookie", "token", "secret", "password", "passwd", "pwd", "passcode", "apikey", "api-key", "api_key",
        "access-key", "access_key", "private", "session", "signature", "credential", "jwt", "otp", "pin",
    ])

    /// Names in which one of these words occurs, whatever the case of their letters.
    ///
    /// - Parameter parts: The words.
    public init(parts: [String]) {
        self.parts = parts.map { $0.lowercased() }
    }

    /// The names of this set and others.
    ///
    /// - Parameter parts: Words that stand for secrets, too.
    /// - Returns: The larger set.
    public func and(_ parts: String...) -> SecretNames {
        SecretNames(parts: self.parts + parts)
    }

    /// Whether a name stands for a secret.
    ///
    /// - Parameter name: A header field's or query item's name.
    /// - Returns: Whether its value is hidden.
    public func contains(_ name: String) -> Bool {
        let name = name.lowercased()
        return parts.contains { name.range(of: $0) != nil }
    }
}

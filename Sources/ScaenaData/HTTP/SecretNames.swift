import Foundation

/// Which names of header fields and query items stand for secrets.
///
/// ```swift
/// let secrets = SecretNames.standard.and("card", "iban")
/// let isHidden = secrets.contains("X-Card-Number")
/// ```
public struct SecretNames: Equatable, Sendable {
    private let parts: [String]

    /// Names in which one of these words occurs.
    public static let standard = SecretNames(parts: [
        "auth", "oauth", "authoriz", "authoris", "authentic", "cookie", "token", "secret", "password", "passwd", "pwd",
        "passcode", "passphrase", "apikey", "api-key", "api_key", "access-key", "access_key", "private", "session",
        "signature", "credential", "jwt", "otp", "pin", "pincode",
    ])

    /// Names in which one of these words occurs, whatever the case of their letters.
    ///
    /// - Parameter parts: The words. One of up to four letters is to stand by itself, as `pin` does in `user_pin`,
    ///   `X-PIN` and `userPin`, and not in `shipping`; a longer one may be a part of a word.
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

    /// Returns true if a name stands for a secret.
    ///
    /// - Parameter name: A header field's or query item's name.
    /// - Returns: True if its value is hidden.
    public func contains(_ name: String) -> Bool {
        let words = Self.words(of: name)
        let name = name.lowercased()
        return parts.contains { part in
            part.count > 4 ? name.range(of: part) != nil : words.contains(part)
        }
    }

    /// `X-userPIN2` is x, user, pin.
    private static func words(of name: String) -> [String] {
        var words: [String] = [""]
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter else {
                words.append("")
                continue
            }
            let before = index > 0 ? letters[index - 1] : letter
            let after = index + 1 < letters.count ? letters[index + 1] : letter
            if letter.isUppercase, before.isLowercase || before.isUppercase && after.isLowercase { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }
}

extension SecretNames {
    /// Header fields, without the values of secret ones.
    func hiding(in headers: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: headers.map { ($0, contains($0) ? "…" : $1) })
    }

    /// An address without user, password and fragment, and without the values of secret names.
    func hiding(in url: URL) -> String {
        guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "…" }
        components.user = nil
        components.password = nil
        components.fragment = nil
        components.percentEncodedQueryItems = components.percentEncodedQueryItems?.map { item in
            let isSecret = contains(item.name.removingPercentEncoding ?? item.name)
            return isSecret ? URLQueryItem(name: item.name, value: "%E2%80%A6") : item
        }
        return components.string?.replacingOccurrences(of: "%E2%80%A6", with: "…") ?? "…"
    }
}

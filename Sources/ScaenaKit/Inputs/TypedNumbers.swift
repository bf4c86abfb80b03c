import Foundation

extension Decimal {
    /// The number that a person typed; `nil` where it is anything else.
    ///
    /// Unlike the parsing of a format, it takes the whole text or nothing: "12.5" is no number to a German, and "12a" to nobody.
    ///
    /// ```swift
    /// let price = Decimal(typed: "12,50", locale: Locale(identifier: "de_DE"))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The typed text: digits of any script, with the locale's separators.
    ///   - locale: Whose separators count.
    public init?(typed text: String, locale: Locale = .autoupdatingCurrent) {
        guard let plain = TypedNumber.plain(text, locale: locale),
            let number = Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        self = number
    }
}

extension Int {
    /// The whole number that a person typed; `nil` where it is anything else.
    ///
    /// ```swift
    /// let count = Int(typed: "1.200", locale: Locale(identifier: "de_DE"))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The typed text: digits of any script, with the locale's separators of groups.
    ///   - locale: Whose separators count.
    public init?(typed text: String, locale: Locale = .autoupdatingCurrent) {
        guard let plain = TypedNumber.plain(text, locale: locale), let number = Int(plain) else { return nil }
        self = number
    }
}

/// A number as a person types it.
private enum TypedNumber {
    /// Digits with a minus before them and a point between them, where the text is a number and nothing else.
    static func plain(_ text: String, locale: Locale) -> String? {
        // Spaces are never wrong around a number, and group its digits in many countries.
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let isGroupedBySpaces = locale.groupingSeparator?.allSatisfy(\.isWhitespace) ?? false
        var rest = isGroupedBySpaces ? trimmed.filter { !$0.isWhitespace }[...] : trimmed[...]
        var plain = ""
        if let sign = rest.first, "-−+".contains(sign) {
            if sign != "+" { plain = "-" }
            rest = rest.dropFirst()
        }
        let parts = split(rest, at: locale.decimalSeparator ?? ".")
        guard parts.count <= 2, let whole = parts.first, let digits = digits(whole, locale: locale) else { return nil }
        plain += digits
        if parts.count == 2 {
            guard let fraction = Self.digits(parts[1]), !fraction.isEmpty else { return nil }
            plain += "." + fraction
        }
        return plain
    }

    /// The digits of a whole number, whose groups have two or three of them and the last one three.
    private static func digits(_ text: Substring, locale: Locale) -> String? {
        let separator = locale.groupingSeparator?.filter { !$0.isWhitespace } ?? ""
        let groups = separator.isEmpty ? [text] : split(text, at: separator)
        let read = groups.compactMap { digits($0) }
        guard read.count == groups.count, let first = read.first, !first.isEmpty else { return nil }
        let further = read.dropFirst()
        guard further.dropLast().allSatisfy({ (2...3).contains($0.count) }), further.last?.count ?? 3 == 3,
            further.isEmpty || first.count <= 3
        else { return nil }
        return read.joined()
    }

    private static func digits(_ text: Substring) -> String? {
        let values = text.map(\.wholeNumberValue)
        guard values.allSatisfy({ $0.map { (0...9).contains($0) } ?? false }) else { return nil }
        return values.compactMap { $0 }.map(String.init).joined()
    }

    private static func split(_ text: Substring, at separator: String) -> [Substring] {
        guard let range = text.range(of: separator) else { return [text] }
        return [text[..<range.lowerBound]] + split(text[range.upperBound...], at: separator)
    }
}

/// Names that look like others, and have a letter of another script, or one that nobody sees.
package enum LookAlike {
    /// The letter of another script in a name that looks like one of the wanted name, `'С' (CYRILLIC CAPITAL LETTER ES)`, or the one in
    /// it that nobody sees, `an invisible character, U+0010`; nil where the names differ otherwise.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - wanted: The name that it should be.
    package static func letter(of name: Substring, _ wanted: Substring) -> String? {
        if let unseen = name.unicodeScalars.first(where: isUnseen), visible(name) == wanted {
            let digits = String(unseen.value, radix: 16, uppercase: true)
            return "an invisible character, U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
        }
        guard name.count == wanted.count else { return nil }
        let different = zip(name, wanted).filter { $0.0 != $0.1 }
        guard let letter = different.first?.0, different.allSatisfy({ !$0.0.isASCII && $0.1.isASCII }),
            let title = letter.unicodeScalars.first?.properties.name
        else { return nil }
        return "'\(letter)' (\(title))"
    }

    /// A name without the characters that nobody sees.
    ///
    /// - Parameter name: The name.
    package static func visible(_ name: Substring) -> String {
        String(String.UnicodeScalarView(name.unicodeScalars.filter { !isUnseen($0) }))
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .format].contains(scalar.properties.generalCategory)
    }
}

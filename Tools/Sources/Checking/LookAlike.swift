/// Names that look like others, and have a letter of another script.
enum LookAlike {
    /// The letter of another script in a name that looks like one of the wanted name, `'С' (CYRILLIC CAPITAL LETTER ES)`; nil where
    /// the names differ otherwise.
    static func letter(of name: Substring, _ wanted: Substring) -> String? {
        guard name.count == wanted.count else { return nil }
        let different = zip(name, wanted).filter { $0.0 != $0.1 }
        guard let letter = different.first?.0, different.allSatisfy({ !$0.0.isASCII && $0.1.isASCII }),
            let title = letter.unicodeScalars.first?.properties.name
        else { return nil }
        return "'\(letter)' (\(title))"
    }
}

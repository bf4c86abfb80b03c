import Architecture

/// Something that the user types or switches: the entered text or state, and its meaning.
struct EnteredField: Equatable {
    /// Its name: `userName`.
    let name: String
    /// The way in which it is entered.
    let kind: FieldKind
    /// True if it may be left empty.
    let isOptional: Bool

    /// The type of what is entered, before anybody has looked at it.
    var typedType: String { kind == .switch ? "Bool" : "String" }

    /// The type of what it means.
    var type: String {
        switch kind {
        case .text, .email, .secure: "String"
        case .number: isOptional ? "Int?" : "Int"
        case .decimal: isOptional ? "Decimal?" : "Decimal"
        case .switch: "Bool"
        }
    }

    /// True if the entered text has to be read as a number, in the person's language.
    var isRead: Bool { [.number, .decimal].contains(kind) }

    /// For people: `user name`.
    var words: String { UnitName(name.prefix(1).uppercased() + name.dropFirst()).words.lowercasedFirst }

    /// The property of its control.
    var control: String { name + (kind == .switch ? "Switch" : "Field") }

    /// Code of what a test enters.
    var typedSample: String {
        switch kind {
        case .text, .email, .secure: "\"\(name)\""
        case .number: "\"42\""
        case .decimal: "\"12,5\""
        case .switch: "true"
        }
    }

    /// Code of what that means, in a German's language.
    var sample: String {
        switch kind {
        case .number: "42"
        case .decimal: "12.5"
        default: typedSample
        }
    }

    /// Code that reads it from a text.
    func reading(_ text: String) -> String { "\(kind == .number ? "Int" : "Decimal")(typed: \(text), locale: locale)" }

    /// True if something can be wrong with the entered text.
    var isChecked: Bool { isRead || (!isOptional && kind != .switch) }

    /// Code of whether something is wrong with a text that was entered.
    func wrong(_ text: String) -> String {
        let isBlank = "\(text).allSatisfy(\\.isWhitespace)"
        return isRead ? (isOptional ? "!\(isBlank) && " : "") + "\(reading(text)) == nil" : isBlank
    }

    /// Code of whether a text is entered that means something.
    func right(_ text: String) -> String {
        isRead ? "\(reading(text)) != nil" : "!\(text).allSatisfy(\\.isWhitespace)"
    }

    /// The sentence that says what to enter instead.
    var sentence: String {
        let number = kind == .number ? "a whole number" : "a number"
        return "Enter \(isRead ? number + (isOptional ? ", or nothing" : "") : "the " + words)."
    }

    /// Code of something with which something is wrong, where that can be.
    var wrongSample: String { isChecked ? isRead ? "\"x\"" : "\" \"" : typedSample }
}

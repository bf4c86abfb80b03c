import Architecture

/// The app's model that a unit is about, and how the unit shows it.
struct PresentedModel: Equatable {
    /// A property of the model that is shown, as text.
    struct Value: Equatable {
        /// The property.
        let name: String
        /// The way in which it becomes text.
        let text: TextOf
    }

    /// The name in messages: `about`, `items`.
    let name: String
    /// The model: `About`.
    let type: String
    /// True if there are several.
    let isList: Bool
    /// The values of it that are shown.
    let values: [Value]
    /// All of its properties.
    let properties: [PassedValue]
    /// True if a test can make one of its properties.
    let isMemberwise: Bool

    /// Its type as code: `[Item]`.
    var code: String { isList ? "[\(type)]" : type }

    /// The name of one of them: `item`.
    var single: String { UnitName(type).propertyName }

    /// Code of one to test with, whose texts differ from each other.
    var sample: String {
        guard isMemberwise else { return "\(type).sample" }
        let arguments = properties.map { value in
            "\(value.name): \(Self.isText(value.type) ? "\"\(value.name)\"" : value.sample)"
        }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// Code of what a test has answered: one, or a list of one.
    var answerSample: String { isList ? "[\(sample)]" : sample }

    /// Code of the text that a test expects of a property.
    ///
    /// - Parameters:
    ///   - value: the property.
    ///   - model: the name of the model in the test.
    func expected(_ value: Value, of model: String) -> String {
        if isMemberwise, properties.contains(where: { $0.name == value.name && Self.isText($0.type) }) {
            return "\"\(value.name)\""
        }
        return value.text.comparedCode(of: "\(model).\(value.name)")
    }

    private static func isText(_ type: String) -> Bool { ["String", "String?"].contains(type) }
}

/// The way in which a value of a type becomes text that a person can read, in the person's language.
struct TextOf: Equatable {
    private enum Way: Equatable {
        case text
        case number
        case date
        case address
        case identifier
        case yesOrNo
        case rawValue
    }

    private enum Shape: Equatable {
        case one
        case optional
        case several
    }

    private static let numbers: Set<String> = [
        "CGFloat", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt16", "UInt32",
        "UInt64", "UInt8",
    ]

    private let way: Way
    private let shape: Shape

    /// True if it needs to know the person's language.
    var needsLocale: Bool { [.number, .date].contains(way) }

    /// True if it needs to know where the person is.
    var needsTimeZone: Bool { way == .date }

    /// Finds out how; nil where nothing tells.
    ///
    /// - Parameters:
    ///   - type: the type, as code.
    ///   - isTextEnum: says of a type of the app's own whether its cases are texts.
    init?(_ type: String, isTextEnum: (String) -> Bool) {
        var base = type
        if type.hasSuffix("?") {
            (base, shape) = (String(type.dropLast()), .optional)
        } else if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
            (base, shape) = (String(type.dropFirst().dropLast()), .several)
        } else {
            shape = .one
        }
        switch base {
        case "String": way = .text
        case "Date": way = .date
        case "URL": way = .address
        case "UUID": way = .identifier
        case "Bool": way = .yesOrNo
        default:
            if Self.numbers.contains(base) {
                way = .number
            } else if isTextEnum(base) {
                way = .rawValue
            } else {
                return nil
            }
        }
    }

    /// True if it is a text by itself.
    var isPlain: Bool { way == .text }

    /// True if its text is "Yes" or "No".
    var isWord: Bool { way == .yesOrNo }

    /// The same where it is compared with something: a choice stands in brackets, and the words are those of development.
    func comparedCode(of value: String) -> String {
        let code = code(of: value) { "\"\($0)\"" }
        return code.contains(" ? ") ? "(\(code))" : code
    }

    /// Code of the text.
    ///
    /// - Parameters:
    ///   - value: code of the value.
    ///   - word: returns code of "Yes" and "No".
    func code(of value: String, _ word: (String) -> String) -> String {
        switch (way, shape) {
        case (.text, .one): value
        case (.text, .optional): "\(value) ?? \"\""
        case (.text, .several): "\(value).joined(separator: \", \")"
        case (_, .one): one(value, word)
        case (_, .optional): "\(value).map { \(one("$0", word)) } ?? \"\""
        case (_, .several): "\(value).map { \(one("$0", word)) }.joined(separator: \", \")"
        }
    }

    private func one(_ value: String, _ word: (String) -> String) -> String {
        switch way {
        case .text: value
        case .number: "\(value).formatted(.number.locale(locale))"
        case .date: "\(value).formatted(dateStyle)"
        case .address: "\(value).absoluteString"
        case .identifier: "\(value).uuidString"
        case .yesOrNo: "\(value) ? \(word("Yes")) : \(word("No"))"
        case .rawValue: "\(value).rawValue"
        }
    }
}

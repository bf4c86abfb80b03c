import Architecture

/// A value that a unit shows: a property of its view model, and how it becomes text.
struct ShownValue: Equatable {
    /// The property's name.
    let name: String
    /// The type of the value: a primitive, an optional one or several.
    let type: ShownType

    /// The name of the control that shows it.
    var control: String { name + (type.isPicture ? "ImageView" : "Label") }

    /// Reads what the command line takes: `text: String, count: Int`.
    ///
    /// - Parameters:
    ///   - list: the text that the person wrote.
    ///   - definition: the architecture, whose data kinds decide which types may be shown.
    static func list(_ list: String, in definition: ArchitectureDefinition) throws(ScaffoldError) -> [ShownValue] {
        guard let input = definition.inputs.shows else {
            throw ScaffoldError(.usage, "\(definition.id) takes no values to show")
        }
        let kind = definition.dataKind(input.data)
        // A kind without a type of its own is no struct: its values are shown one by one.
        let kinds = kind.map { $0.type == nil ? [$0.id] : $0.madeOf } ?? []
        let allowed = kinds.compactMap { definition.dataKind($0) }.flatMap(\.types)
        var values: [ShownValue] = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            let pieces = part.split(separator: ":", omittingEmptySubsequences: false).map { String($0).trimmed }
            guard pieces.count == 2, !pieces[0].isEmpty, !pieces[1].isEmpty else {
                throw ScaffoldError(
                    .usage,
                    "a value to show is written 'name: Type', as in 'text: String', and this is '\(String(part).trimmed)'"
                )
            }
            let name = try SwiftNames.member(pieces[0], what: "a value")
            if input.reserved.contains(name) {
                throw ScaffoldError(
                    .usage, "a value cannot be named '\(name)': the code that shows it has that name already")
            }
            if values.contains(where: { $0.name == name }) {
                throw ScaffoldError(.usage, "two values to show are named '\(name)'")
            }
            guard let type = ShownType(pieces[1], allowed: allowed) else {
                throw ScaffoldError(.usage, refusal(of: pieces[1], for: name, allowed: allowed, by: kinds))
            }
            if pieces[1] == "Bool", states.contains(name) {
                let other =
                    definition.sheet == nil
                    ? "leave it out, and have the view show it its own way"
                    : "leave it out: what a sheet asks for ('ready: { asks: … }') shows by itself that it is under way"
                throw ScaffoldError(.usage, "'\(name)' would be a label that reads \"true\": \(other)")
            }
            values.append(ShownValue(name: name, type: type))
        }
        return values
    }

    /// Names of what is no content but a state of the whole unit.
    private static let states: Set<String> = ["isLoading", "loading", "isFetching", "isRefreshing", "isBusy"]

    private static func refusal(of type: String, for name: String, allowed: [String], by kinds: [String]) -> String {
        let start = "'\(name)' cannot be shown as '\(type)': "
        let named = type.filter { !"[]? ".contains($0) }
        if allowed.contains(named), !ShownType.isKnown(named) {
            return start + "nothing tells how a '\(named)' becomes text: show a value that it is made of"
        }
        if allowed.contains(named), ShownType(named, allowed: allowed)?.isPicture == true {
            return start + "of pictures a view is given one, or an optional one"
        }
        let list = allowed.filter(ShownType.isKnown).joined(separator: ", ")
        return start + "a view is given \(list), an optional of these or an array"
            + (kinds.isEmpty ? "" : " ('types' of \(kinds.map { "'\($0)'" }.joined(separator: " and ")))")
            // A model's values become texts by themselves.
            + (TextOf(type, isTextEnum: { _ in false }) == nil
                ? "" : ". Show it as a String, or have a sheet say 'presents' with its model, which makes text of it")
    }
}

/// The type of a shown value.
struct ShownType: Equatable {
    /// The number of values of the primitive.
    enum Shape: Equatable {
        case one
        case optional
        case array
    }

    /// A type whose values a view can be given, with what tests need of it.
    private struct Primitive {
        let initial: String
        let samples: [String]
        let sampleTexts: [String]
    }

    private static let primitives: [String: Primitive] = [
        "String": Primitive(
            initial: #""""#, samples: [#""some text""#, #""more text""#], sampleTexts: ["some text", "more text"]),
        "Int": Primitive(initial: "0", samples: ["42", "43"], sampleTexts: ["42", "43"]),
        "Double": Primitive(initial: "0", samples: ["1.5", "2.5"], sampleTexts: ["1.5", "2.5"]),
        "Bool": Primitive(initial: "false", samples: ["true", "false"], sampleTexts: ["true", "false"]),
    ]

    /// Types of the language and of Foundation beside these whose values can be compared and handed from thread to thread,
    /// and that a person can read as they are.
    private static let readable: Set<String> = [
        "CGFloat", "Character", "Date", "Decimal", "Float", "Int16", "Int32", "Int64", "Int8", "Locale", "Substring",
        "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
    ]

    /// The types of pictures, each with the type of what it is made of where no UI is known.
    private static let pictures = ["UIImage": "Data"]

    /// Returns true if the tool knows how to show a value of this type.
    static func isKnown(_ type: String) -> Bool {
        primitives.keys.contains(type) || readable.contains(type) || pictures.keys.contains(type)
    }

    private static func facts(of type: String) -> Primitive? {
        if let facts = primitives[type] { return facts }
        if pictures.keys.contains(type) {
            return Primitive(initial: "Data()", samples: ["Data([1, 2, 3])"], sampleTexts: [])
        }
        guard readable.contains(type), let sample = WellKnownTypes.facts(of: type)?.sample else { return nil }
        return Primitive(initial: sample, samples: [sample], sampleTexts: ["\\(\(sample))"])
    }

    /// The name of the primitive.
    let primitive: String
    /// The number of values.
    let shape: Shape
    private let facts: Primitive

    /// Reads `String`, `String?` or `[String]`.
    ///
    /// - Parameters:
    ///   - text: the type as it is written.
    ///   - allowed: the primitives that the architecture lets a view have.
    init?(_ text: String, allowed: [String]) {
        switch (text.first, text.last) {
        case ("[", "]"):
            primitive = String(text.dropFirst().dropLast()).trimmed
            shape = .array
        case (_, "?"):
            primitive = String(text.dropLast()).trimmed
            shape = .optional
        default:
            primitive = text
            shape = .one
        }
        guard allowed.contains(primitive), let facts = Self.facts(of: primitive),
            shape != .array || Self.pictures[primitive] == nil
        else { return nil }
        self.facts = facts
    }

    /// True if it is a picture, and not a text.
    var isPicture: Bool { Self.pictures[primitive] != nil }

    /// The types that its code names of Foundation and UIKit.
    var systemTypes: [String] {
        Self.primitives[primitive] == nil ? [primitive, Self.pictures[primitive]].compactMap(\.self) : []
    }

    /// The type as code, before it is made ready to be shown: a picture is data where no UI is known.
    var carriedCode: String { Self.pictures[primitive].map { shape == .optional ? "\($0)?" : $0 } ?? code }

    /// Code that makes a carried value ready to be shown.
    ///
    /// - Parameter value: code of the carried value.
    func ready(_ value: String) -> String {
        guard isPicture else { return value }
        return shape == .optional
            ? "\(value).flatMap { \(primitive)(data: $0) }" : "\(primitive)(data: \(value)) ?? \(primitive)()"
    }

    /// Code of a shown value to test with.
    var readySample: String { isPicture ? "\(primitive)()" : sample }

    /// A primitive by its name, whatever an architecture allows.
    init?(_ primitive: String) {
        guard let facts = Self.primitives[primitive] else { return nil }
        self.primitive = primitive
        shape = .one
        self.facts = facts
    }

    /// The type as code.
    var code: String {
        switch shape {
        case .one: primitive
        case .optional: primitive + "?"
        case .array: "[\(primitive)]"
        }
    }

    /// Code of the value that stands until there is another.
    var initial: String {
        switch shape {
        case .one: facts.initial
        case .optional: "nil"
        case .array: "[]"
        }
    }

    /// Code of the text that the first value is shown as.
    var initialText: String {
        switch shape {
        case .one where primitive == "String": initial
        case .one where primitive == "Double": "\"0.0\""
        case .one where Self.readable.contains(primitive): sampleText
        case .one: "\"\(initial)\""
        case .optional: "nil"
        case .array: "\"\""
        }
    }

    /// Code of a value to test with.
    var sample: String {
        shape == .array ? "[\(facts.samples.joined(separator: ", "))]" : facts.samples[0]
    }

    /// Code of the text that the test value is shown as.
    var sampleText: String {
        "\"\(shape == .array ? facts.sampleTexts.joined(separator: ", ") : facts.sampleTexts.first ?? "")\""
    }

    /// Code that turns a value into the text of a label.
    ///
    /// - Parameter value: code of the value.
    func text(of value: String) -> String {
        switch (primitive, shape) {
        case ("String", .one), ("String", .optional): value
        case (let type, .one) where Self.readable.contains(type): "\"\\(\(value))\""
        case (let type, .optional) where Self.readable.contains(type): "\(value).map { \"\\($0)\" }"
        case (let type, .array) where Self.readable.contains(type):
            "\(value).map { \"\\($0)\" }.joined(separator: \", \")"
        case (_, .one): "String(\(value))"
        case (_, .optional): "\(value).map { String($0) }"
        case ("String", .array): "\(value).joined(separator: \", \")"
        case (_, .array): "\(value).map { String($0) }.joined(separator: \", \")"
        }
    }

    /// Returns true if both are the same type.
    static func == (left: ShownType, right: ShownType) -> Bool { left.code == right.code }
}

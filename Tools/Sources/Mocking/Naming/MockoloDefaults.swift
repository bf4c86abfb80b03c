import SourceModel

/// The values that Mockolo's mocks give where nothing was stubbed; a team that switches has tests that count on them.
enum MockoloDefaults {
    /// The default of a type, `nil` where it has none.
    ///
    /// - Parameter type: The type.
    /// - Returns: An expression.
    static func value(for type: TypeFact) -> String? {
        if type.isOptional { return "nil" }
        switch type.unparenthesized {
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements):
            if elements.isEmpty { return "()" }
            let values = elements.compactMap { value(for: $0.type) }
            return values.count == elements.count ? "(" + values.joined(separator: ", ") + ")" : nil
        case .named(nil, let name, let arguments):
            if ["Array", "Set", "Dictionary"].contains(name), !arguments.isEmpty { return "\(type)()" }
            return arguments.isEmpty ? values[name] : nil
        default: return nil
        }
    }

    private static let values: [String: String] = [
        "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt8": "0", "UInt16": "0",
        "UInt32": "0", "UInt64": "0", "CGFloat": "0.0", "Float": "0.0", "Double": "0.0", "Bool": "false",
        "String": "\"\"", "Character": "\"\"", "TimeInterval": "0.0", "Data": "Data()", "Date": "Date()",
        "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero", "UIColor": ".black",
        "UIFont": ".systemFont(ofSize: 12)", "UIImage": "UIImage()", "URL": "URL(fileURLWithPath: \"\")",
        "UUID": "UUID()",
    ]
}

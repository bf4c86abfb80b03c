import SourceModel

/// The values that Mockolo's mocks give where nothing was stubbed; a team that switches has tests that count on them.
struct MockoloDefaults {
    /// The mocks that stand for protocols, by the protocols' names.
    var mocks: [String: String] = [:]

    /// The default of a type, `nil` where it has none.
    ///
    /// - Parameter type: The type.
    /// - Returns: An expression.
    func value(for type: TypeFact) -> String? {
        if let value = Self.plainValue(for: type) { return value }
        var base = type.unparenthesized
        if case .existential(let constraint) = base { base = constraint.unparenthesized }
        if case .named(nil, let name, []) = base { return mocks[name].map { "\($0)()" } }
        return nil
    }

    /// Returns true if the value for the type is a mock. It may hold mocks itself, so it is made when it is asked
    /// for.
    func isMock(_ type: TypeFact) -> Bool { Self.plainValue(for: type) == nil && value(for: type) != nil }

    private static func plainValue(for type: TypeFact) -> String? {
        if type.isOptional { return "nil" }
        switch type.unparenthesized {
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements):
            if elements.isEmpty { return "()" }
            let values = elements.compactMap { plainValue(for: $0.type) }
            return values.count == elements.count ? "(" + values.joined(separator: ", ") + ")" : nil
        case .named(let base, "Observable", let arguments)
        where !arguments.isEmpty && (base == nil || base == .plain("RxSwift")): return "\(type).empty()"
        case .named(nil, let name, let arguments):
            if arguments.isEmpty { return values[name] }
            return generic[name].map { "\(type)\($0)" }
        default: return nil
        }
    }

    /// The text behind a type with arguments where a value is made of it.
    private static let generic = [
        "Array": "()", "Set": "()", "Dictionary": "()", "PublishSubject": "()",
        "ReplaySubject": ".create(bufferSize: 1)",
    ]

    private static let values: [String: String] = [
        "Int": "0", "Int8": "0", "Int16": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt8": "0", "UInt16": "0",
        "UInt32": "0", "UInt64": "0", "CGFloat": "0.0", "Float": "0.0", "Double": "0.0", "Bool": "false",
        "String": "\"\"", "Character": "\"\"", "TimeInterval": "0.0", "NSTimeInterval": "0.0", "Data": "Data()",
        "Date": "Date()", "NSDate": "NSDate()", "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero",
        "UIEdgeInsets": ".zero", "UIColor": ".black", "UIFont": ".systemFont(ofSize: 12)", "UIImage": "UIImage()",
        "UIAccessibilityTraits": ".none", "URL": "URL(fileURLWithPath: \"\")",
        "NSURL": "NSURL(fileURLWithPath: \"\")", "UUID": "UUID()",
    ]
}

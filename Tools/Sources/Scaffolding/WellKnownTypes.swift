/// Types of the language, Foundation and UIKit that everybody names without their module: which module a file that names one
/// imports, and what tests have of it. A type of the same name in an app would hide them from all of its files.
enum WellKnownTypes {
    /// Where a type comes from.
    enum Origin: Equatable {
        /// The language, which nobody imports.
        case swift
        /// Foundation.
        case foundation
        /// UIKit.
        case uiKit
    }

    /// The facts about a type.
    struct Facts {
        /// Where it comes from.
        let origin: Origin
        /// Code of a value to test with, the same each time; nil where nobody can guess one.
        let sample: String?
    }

    /// Returns the facts about a type; nil where it is none of these.
    ///
    /// - Parameter name: its name.
    static func facts(of name: String) -> Facts? {
        if let sample = swift[name] { return Facts(origin: .swift, sample: sample) }
        if let sample = foundation[name] { return Facts(origin: .foundation, sample: sample) }
        if let sample = uiKit[name] { return Facts(origin: .uiKit, sample: sample) }
        if foundationWithoutSample.contains(name) { return Facts(origin: .foundation, sample: nil) }
        return names.contains(name) ? Facts(origin: .swift, sample: nil) : nil
    }

    /// The protocols of the language that a value may be handed over as, with one that conforms.
    static let protocols = ["Error": "CancellationError()"]

    private static let swift: [String: String] = [
        "Any": "42", "Character": #""a""#, "Duration": ".seconds(1)", "Float": "1.5", "Int16": "42", "Int32": "42",
        "Int64": "42", "Int8": "42", "StaticString": #""some text""#, "Substring": #""some text""#, "UInt": "42",
        "UInt16": "42", "UInt32": "42", "UInt64": "42", "UInt8": "42", "Void": "()",
    ]

    private static let foundation: [String: String] = [
        "AttributedString": #"AttributedString("some text")"#, "Bundle": "Bundle.main",
        "CGFloat": "1.5", "CGPoint": "CGPoint(x: 1, y: 2)", "CGRect": "CGRect(x: 1, y: 2, width: 3, height: 4)",
        "CGSize": "CGSize(width: 1, height: 2)", "Calendar": "Calendar(identifier: .gregorian)",
        "CharacterSet": "CharacterSet.letters", "Data": "Data([1, 2, 3])", "Date": "Date(timeIntervalSince1970: 0)",
        "DateComponents": "DateComponents(year: 2001, month: 2, day: 3)",
        "DateInterval": "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)", "Decimal": "Decimal(42)",
        "IndexPath": "IndexPath(indexes: [1, 2])", "IndexSet": "IndexSet(integer: 1)",
        "FileManager": "FileManager.default", "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
        "Locale": #"Locale(identifier: "en_US")"#,
        "NSAttributedString": #"NSAttributedString(string: "some text")"#, "NSNumber": "NSNumber(value: 42)",
        "NSObject": "NSObject()", "Notification": #"Notification(name: Notification.Name("sample"))"#,
        "NotificationCenter": "NotificationCenter()", "Operation": "Operation()",
        "OperationQueue": "OperationQueue()",
        "PersonNameComponents": "PersonNameComponents()", "TimeInterval": "1.5", "TimeZone": "TimeZone.current",
        "URL": #"URL(fileURLWithPath: "/sample")"#, "URLComponents": "URLComponents()",
        "URLQueryItem": #"URLQueryItem(name: "name", value: "value")"#,
        "URLRequest": #"URLRequest(url: URL(fileURLWithPath: "/sample"))"#, "URLSession": "URLSession.shared",
        "UserDefaults": "UserDefaults.standard",
        "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))",
    ]

    private static let foundationWithoutSample: Set<String> = [
        "Process", "Scanner", "Stream", "Thread", "Timer", "URLResponse", "Unit",
    ]

    /// The types that Foundation has in a module of its own where the system is not Apple's.
    static let networking: Set<String> = ["URLRequest", "URLResponse", "URLSession"]

    private static let uiKit: [String: String] = [
        "UIColor": "UIColor.black", "UIEdgeInsets": "UIEdgeInsets.zero",
        "UIFont": "UIFont.systemFont(ofSize: 12)", "UIImage": "UIImage()", "UIView": "UIView()",
        "UIViewController": "UIViewController()",
    ]

    /// The names that no type of an app may have.
    static let names: Set<String> = Set(swift.keys).union(foundation.keys)
        .union(foundationWithoutSample).union([
            "Actor", "AnyObject", "Array", "AsyncSequence", "AsyncStream", "Bool", "CodingKey", "Codable",
            "Collection", "Comparable", "Decodable", "Decoder", "Dictionary", "Dispatch", "Double", "Encodable",
            "Encoder", "Equatable", "Error", "Foundation", "Hashable", "Hasher", "Identifiable", "Int", "KeyPath",
            "LocalizedError", "MainActor", "Mirror", "Never", "Optional", "Range", "RawRepresentable", "Result",
            "Sendable", "Sequence", "Set", "String", "Swift", "Task", "Type", "UIKit",
        ])
}

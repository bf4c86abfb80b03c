/// Types of the language, Foundation and UIKit that everybody names without their module: a type of the same name in an app
/// would hide them from all of its files.
enum WellKnownTypes {
    static let names: Set<String> = [
        "Actor", "Any", "AnyObject", "Array", "AsyncSequence", "AsyncStream", "Bool", "Bundle", "CGFloat", "CGPoint",
        "CGRect", "CGSize", "Calendar", "Character", "CodingKey", "Codable", "Collection", "Comparable", "Data", "Date",
        "Decimal", "Decodable", "Decoder", "Dictionary", "Dispatch", "Double", "Duration", "Encodable", "Encoder",
        "Equatable", "Error", "FileManager", "Float", "Foundation", "Hashable", "Hasher", "Identifiable", "IndexPath",
        "IndexSet", "Int", "JSONDecoder", "JSONEncoder", "KeyPath", "Locale", "LocalizedError", "MainActor", "Mirror",
        "Never", "Notification", "NotificationCenter", "NSObject", "Operation", "Optional", "Process", "Range",
        "RawRepresentable", "Result", "Scanner", "Sendable", "Sequence", "Set", "Stream", "String", "Substring",
        "Swift",
        "Task", "Thread", "TimeInterval", "TimeZone", "Timer", "Type", "UInt", "UIKit", "URL", "URLRequest",
        "URLResponse", "URLSession", "UUID", "Unit", "UserDefaults", "Void",
    ]
}

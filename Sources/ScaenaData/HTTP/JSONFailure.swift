/// Says in words what a coder reports.
enum JSONFailure {
    /// The reason why something could not be read or written, without the coder's own prose where it has none.
    static func reason(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "there is no key '\(path(context.codingPath + [key]))'"
        case DecodingError.valueNotFound(_, let context):
            "\(place(context.codingPath)) is null"
        case DecodingError.typeMismatch(let type, let context):
            "\(place(context.codingPath)) is not \(name(of: type))"
        case DecodingError.dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "it is not JSON" : "\(place(context.codingPath)): \(context.debugDescription)"
        case EncodingError.invalidValue(_, let context):
            "\(place(context.codingPath)): \(context.debugDescription)"
        default:
            "\(error)"
        }
    }

    private static func place(_ codingPath: [any CodingKey]) -> String {
        codingPath.isEmpty ? "the whole" : "'\(path(codingPath))'"
    }

    /// A type in JSON's words where it is the decoder's own, and in Swift's where it is the app's.
    private static func name(of type: any Any.Type) -> String {
        let name = String(describing: type)
        if name.hasPrefix("Dictionary<") { return "an object" }
        if name.hasPrefix("Array<") { return "a list" }
        return "of type \(name)"
    }

    /// A coding path as a key path: `data.items.0.text`.
    private static func path(_ codingPath: [any CodingKey]) -> String {
        codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}

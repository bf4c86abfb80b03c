import Foundation

/// Says in words what a coder reports.
enum JSONFailure {
    /// The reason why something could not be read or written, without the coder's own prose where it has none.
    ///
    /// - Parameters:
    ///   - error: The coder's error.
    ///   - data: The JSON, of which the reason shows a short piece; `nil` where it is nobody's business.
    ///   - secrets: The keys whose values are not shown.
    static func reason(
        of error: any Error, in data: Data? = nil, hiding secrets: SecretNames = .standard
    ) -> String {
        let excerpt = data.map { JSONExcerpt($0, hiding: secrets) }
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            let keys = excerpt?.keys(at: context.codingPath) ?? []
            return "there is no key '\(path(context.codingPath + [key]))'"
                + (keys.isEmpty ? "" : ", but \(keys.joined(separator: ", "))")
        case DecodingError.valueNotFound(_, let context):
            return "\(place(context.codingPath)) is null"
        case DecodingError.typeMismatch(let type, let context):
            let found = excerpt?.value(at: context.codingPath)
            return "\(place(context.codingPath)) is \(found.map { $0 + ", " } ?? "")not \(name(of: type))"
        case DecodingError.dataCorrupted(let context):
            if context.codingPath.isEmpty {
                return excerpt?.isJSON == true
                    ? context.debugDescription : "it is not JSON" + (excerpt?.beginning ?? "")
            }
            guard let found = excerpt?.value(at: context.codingPath) else {
                return "\(place(context.codingPath)): \(context.debugDescription)"
            }
            // The decoder's own words may hold the value.
            let words = found == JSONExcerpt.hidden ? "not what was expected" : context.debugDescription
            return "\(place(context.codingPath)) is \(found): \(words)"
        case EncodingError.invalidValue(_, let context):
            return "\(place(context.codingPath)): \(context.debugDescription)"
        default:
            return "\(error)"
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

/// A short piece of JSON that was not understood: of objects the keys, of lists how long they are, and no value whose key
/// stands for a secret.
struct JSONExcerpt {
    static let hidden = "…"

    private static let longest = 40
    private static let mostKeys = 8
    /// The size, in bytes, above which a body is not parsed a second time.
    private static let largest = 4 << 20

    private let data: Data
    private let secrets: SecretNames
    private let root: Any?

    init(_ data: Data, hiding secrets: SecretNames) {
        self.data = data
        self.secrets = secrets
        root =
            data.count <= Self.largest
            ? try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) : nil
    }

    var isJSON: Bool { root != nil }

    /// The beginning of a body that is not JSON. Only of a page, as proxies send, it is shown: anything else may be a
    /// secret.
    var beginning: String {
        guard !data.isEmpty else { return ": it is empty" }
        let start = String(decoding: data.prefix(200), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return start.hasPrefix("<") ? ": it begins with \(shortened(start))" : ""
    }

    /// The keys of the object at a place.
    func keys(at path: [any CodingKey]) -> [String] {
        guard let object = found(at: path) as? [String: Any] else { return [] }
        let keys = object.keys.sorted()
        return keys.prefix(Self.mostKeys).map { "'\(shortened($0))'" } + (keys.count > Self.mostKeys ? ["…"] : [])
    }

    /// Returns the value at a path, as text; `nil` where there is none.
    func value(at path: [any CodingKey]) -> String? {
        guard let value = found(at: path) else { return nil }
        if path.contains(where: { secrets.contains($0.stringValue) }) { return Self.hidden }
        if let list = value as? [Any] { return "a list of \(list.count)" }
        if value is [String: Any] {
            let keys = keys(at: path)
            return keys.isEmpty ? "an empty object" : "an object of \(keys.joined(separator: ", "))"
        }
        let json = try? JSONSerialization.data(
            withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return json.map { shortened(String(decoding: $0, as: UTF8.self)) }
    }

    private func found(at path: [any CodingKey]) -> Any? {
        path.reduce(root) { value, key in
            if let list = value as? [Any] {
                return key.intValue.flatMap { list.indices.contains($0) ? list[$0] : nil }
            }
            return (value as? [String: Any])?[key.stringValue]
        }
    }

    private func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > Self.longest ? line.prefix(Self.longest) + "…" : line
    }
}

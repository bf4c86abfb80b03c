import Foundation

/// A field of a DTO is not what the entity needs: names the field and shows the value.
///
/// ```swift
/// do {
///     _ = try ItemDTO(id: 1, name: "", photo: nil).entity()
/// } catch {
///     report = "\(error.field) should be \(error.expected)"
/// }
/// ```
public struct MappingError: Error, Equatable, Sendable {
    /// The way to the field, with dots between, as in `rides.3.link`.
    public let field: String
    /// The value there, as text, shortened; `nil` where there is none.
    public let value: String?
    /// The value that the entity needs there.
    public let expected: String

    /// A field that is not as it should be.
    ///
    /// - Parameters:
    ///   - field: The way to the field, with dots between.
    ///   - value: The value there; `nil` where there is none.
    ///   - expected: The value that the entity needs there.
    public init(field: String, value: String?, expected: String) {
        self.field = field
        self.value = value.map { $0.count > 100 ? $0.prefix(100) + "…" : $0 }
        self.expected = expected
    }

    /// The same error, seen from a level above.
    func below(_ parent: String) -> MappingError {
        MappingError(field: field.isEmpty ? parent : "\(parent).\(field)", value: value, expected: expected)
    }
}

extension MappingError: LocalizedError, CustomStringConvertible {
    /// A sentence for the person who uses the app.
    public var errorDescription: String? { "The server's answer was not understood. Please try again later." }

    /// A description of the error for the app's developer.
    public var description: String {
        guard let value else { return "'\(field)' is missing: expected \(expected)" }
        return "'\(field)' is \"\(value)\": expected \(expected)"
    }

    /// As ``description``, without the value of a field whose name stands for a secret.
    func description(hiding secrets: SecretNames) -> String {
        guard value != nil, secrets.contains(field) else { return description }
        return MappingError(field: field, value: "…", expected: expected).description
    }
}

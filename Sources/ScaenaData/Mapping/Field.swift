import Foundation

/// A field of a DTO on its way into an entity.
///
/// ```swift
/// nonisolated struct ItemDTO: Codable, Sendable {
///     let id: Int?
///     let name: String?
///     let photo: String?
/// }
///
/// nonisolated extension ItemDTO: EntityConvertible {
///     func entity() throws(MappingError) -> MappedItem {
///         MappedItem(
///             id: try Field("id", id).required(),
///             name: try Field("name", name).notEmpty(),
///             photo: try Field("photo", photo).url())
///     }
/// }
/// ```
public struct Field<Value> {
    /// The field's name in the DTO, as the server writes it.
    public let name: String
    /// The value there; `nil` where there is none.
    public let value: Value?

    /// A field.
    ///
    /// - Parameters:
    ///   - name: Its name in the DTO, as the server writes it.
    ///   - value: The value there.
    public init(_ name: String, _ value: Value?) {
        self.name = name
        self.value = value
    }

    /// The value.
    ///
    /// - Returns: The value.
    /// - Throws: ``MappingError`` where there is none.
    public func required() throws(MappingError) -> Value {
        guard let value else { throw MappingError(field: name, value: nil, expected: "\(Value.self)") }
        return value
    }

    /// Returns the value, transformed.
    ///
    /// - Parameters:
    ///   - expected: The expected value, as the error names it.
    ///   - transform: Makes something of the value; `nil` where it cannot.
    /// - Returns: The result of the transformation.
    /// - Throws: ``MappingError`` where there is no value or nothing can be made of it.
    public func map<Result>(
        _ expected: String, _ transform: (Value) -> Result?
    ) throws(MappingError) -> Result {
        guard let value else { throw MappingError(field: name, value: nil, expected: expected) }
        guard let result = transform(value) else {
            throw MappingError(field: name, value: "\(value)", expected: expected)
        }
        return result
    }

    /// The entity of a DTO within the DTO.
    ///
    /// - Returns: The entity.
    /// - Throws: ``MappingError``, with this field's name before that of the field within.
    public func entity<Entity>() throws(MappingError) -> Entity
    where Value: EntityConvertible, Value.Entity == Entity {
        let dto = try required()
        do {
            return try dto.entity()
        } catch {
            throw error.below(name)
        }
    }

    /// The entities of a list of DTOs.
    ///
    /// - Returns: The entities, in the order of the list.
    /// - Throws: ``MappingError`` of the first that is not as it should be, with its place.
    public func entities<DTO: EntityConvertible>() throws(MappingError) -> [DTO.Entity] where Value == [DTO] {
        var entities: [DTO.Entity] = []
        for (index, dto) in try required().enumerated() {
            do {
                entities.append(try dto.entity())
            } catch {
                throw error.below("\(name).\(index)")
            }
        }
        return entities
    }

    /// The entities of those DTOs of a list that have one: for a list that is better shown in part than not at all.
    ///
    /// - Parameter report: Hears of each that is left out.
    /// - Returns: The entities, in the order of the list; none where there is no list.
    public func validEntities<DTO: EntityConvertible>(
        orReport report: (MappingError) -> Void
    ) -> [DTO.Entity] where Value == [DTO] {
        var entities: [DTO.Entity] = []
        for (index, dto) in (value ?? []).enumerated() {
            do {
                entities.append(try dto.entity())
            } catch {
                report(error.below("\(name).\(index)"))
            }
        }
        return entities
    }
}

extension Field where Value == String {
    /// One of the cases of an enumeration.
    ///
    /// - Parameter type: The enumeration.
    /// - Returns: The case.
    /// - Throws: ``MappingError``, which lists the cases.
    public func oneOf<Result: RawRepresentable & CaseIterable>(
        _ type: Result.Type = Result.self
    ) throws(MappingError) -> Result where Result.RawValue == String {
        let names = Result.allCases.map(\.rawValue).joined(separator: ", ")
        return try map("one of \(names)") { Result(rawValue: $0) }
    }

    /// An address with a scheme.
    ///
    /// - Returns: The address.
    /// - Throws: ``MappingError``.
    public func url() throws(MappingError) -> URL {
        try map("an address") { text in
            guard let url = URL(string: text), url.scheme != nil else { return nil }
            return url
        }
    }

    /// A moment in the form of ISO 8601, as ``ServerJSON`` reads it: `2024-05-01T12:30:00Z`.
    ///
    /// - Returns: The moment.
    /// - Throws: ``MappingError``.
    public func date() throws(MappingError) -> Date {
        try map(ServerMoment.expectation, ServerMoment.date)
    }

    /// A text that says something: more than spaces.
    ///
    /// - Returns: The text, as it is.
    /// - Throws: ``MappingError``.
    public func notEmpty() throws(MappingError) -> String {
        try map("a text") { text in text.allSatisfy(\.isWhitespace) ? nil : text }
    }

    /// A UUID.
    ///
    /// - Returns: The UUID.
    /// - Throws: ``MappingError``.
    public func uuid() throws(MappingError) -> UUID {
        try map("a UUID") { UUID(uuidString: $0) }
    }

    /// A decimal number, as servers write amounts of money that a floating-point number would spoil: `12.30`.
    ///
    /// - Returns: The number.
    /// - Throws: ``MappingError``.
    public func decimal() throws(MappingError) -> Decimal {
        try map("a decimal number such as 12.30") { text in
            // The parser itself takes "12abc" for 12.
            let digits = text.drop { $0 == "-" }
            guard text.count - digits.count <= 1, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
                digits.filter({ $0 == "." }).count <= 1, digits.first?.isNumber == true, digits.last?.isNumber == true
            else { return nil }
            return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        }
    }
}

extension Field where Value: Comparable {
    /// A value within limits.
    ///
    /// - Parameter limits: The smallest and the largest value.
    /// - Returns: The value.
    /// - Throws: ``MappingError``.
    public func within(_ limits: ClosedRange<Value>) throws(MappingError) -> Value {
        try map("\(limits.lowerBound) to \(limits.upperBound)") { limits ~= $0 ? $0 : nil }
    }
}

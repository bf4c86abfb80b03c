/// Facts are shown as JSON: types and effects as they are written, kinds by their names.
extension TypeFact: Encodable {
    /// Encodes the type as it is written.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension ThrowingFact: Encodable {
    /// Encodes the effect as it is written.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(suffix.dropFirst()))
    }
}

extension NominalFact.Kind: Encodable {
    /// Encodes the kind's name.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}

extension MemberFact.Kind: Encodable {
    /// Encodes the kind's name.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}

extension RequirementFact.Relation: Encodable {
    /// Encodes the relation's name.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}

extension StorageFact.Ownership: Encodable {
    /// Encodes the kind's name.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}

extension LocalFact.Kind: Encodable {
    /// Encodes the kind's name.
    ///
    /// - Parameter encoder: Takes the text.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}

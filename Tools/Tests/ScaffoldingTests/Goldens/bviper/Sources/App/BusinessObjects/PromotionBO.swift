import ScaenaKit

/// What several modules do with promotion values. It has no state, and a test replaces its rules.
nonisolated enum PromotionBO {
    /// Values in the order in which they came.
    typealias Values = [Promotion]

    /// What it does.
    nonisolated struct Rules: Sendable {
        /// Each value once, in the order in which they came.
        var unique: @Sendable (Values) -> Values = { values in
            values.reduce(into: []) { result, value in
                if !result.contains(value) { result.append(value) }
            }
        }
    }

    /// What it does, unless a test says otherwise.
    static let rules = BusinessObject(Rules())

    /// Each value once, in the order in which they came.
    static func unique(_ values: Values) -> Values { rules.current.unique(values) }
}

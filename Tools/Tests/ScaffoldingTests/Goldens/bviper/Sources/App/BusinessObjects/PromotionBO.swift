/// What several modules do with promotion values. It has no state.
nonisolated enum PromotionBO {
    /// Each value once, in the order in which they came.
    static func unique(_ values: [Promotion]) -> [Promotion] {
        values.reduce(into: []) { result, value in
            if !result.contains(value) { result.append(value) }
        }
    }
}

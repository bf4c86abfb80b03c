import Foundation
import ScaenaData

/// Serves several modules with promotion values. It has no state, and a test replaces its rules.
nonisolated enum PromotionBO {
    /// Values in the order in which they came.
    typealias Values = [Promotion]
    /// The provider, which asks a server.
    typealias Provider = any PromotionProviderInterface

    /// Its rules, a closure each.
    nonisolated struct Rules: Sendable {
        /// All that a server has.
        var all: @Sendable (URL, Provider) async throws -> Values = { address, provider in
            var values: Values = []
            for dto in try await provider.all(from: address) {
                values.append(try PromotionMapper.entity(of: dto))
            }
            return values
        }

        /// Each value once, in the order in which they came.
        var unique: @Sendable (Values) -> Values = { values in
            values.reduce(into: []) { result, value in
                if !result.contains(value) { result.append(value) }
            }
        }
    }

    /// The rules in force: a test may replace them.
    static let rules = BusinessObject(Rules())

    /// All that a server has.
    ///
    /// - Parameters:
    ///   - address: Whom to ask.
    ///   - provider: Asks.
    /// - Throws: What the provider throws, or ``PromotionMapper/Missing``.
    static func all(from address: URL, by provider: Provider = PromotionProvider()) async throws -> Values {
        try await rules.current.all(address, provider)
    }

    /// Each value once, in the order in which they came.
    static func unique(_ values: Values) -> Values { rules.current.unique(values) }
}

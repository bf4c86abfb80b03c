import Foundation
import ScaenaData

/// Serves several modules with promotion values: it says what is asked of the server, and turns the answers into entities.
/// It has no state, and a test replaces its rules.
nonisolated enum PromotionBO {
    /// The server cannot be reached; what it had last is here.
    struct Offline: Error, Equatable {
        let promotions: [Promotion]
    }

    /// Under which the promotions are kept.
    static let key = "promotions"

    /// Its rules, a closure each.
    nonisolated struct Rules: Sendable {
        /// Asks the server: promotions.
        var promotions: @Sendable () async throws -> [Promotion] = {
            let provider = HTTPRequester.provider
            let store = PromotionStore.current
            do {
                let all: [PromotionDTO] = try await provider.value(of: .get("/promotions"), at: "data")
                let promotions = try all.map { try PromotionMapper.entity(of: $0) }
                // A store that keeps nothing costs an offline list, not this one.
                try? await store.setValue(all, for: key)
                return promotions
            } catch let error as HTTPError where error.isOfConnection {
                guard let all = try? await store.value([PromotionDTO].self, for: key) else { throw error }
                throw Offline(promotions: try all.map { try PromotionMapper.entity(of: $0) })
            }
        }

        /// Asks the server: renewed.
        var renewed: @Sendable (Promotion) async throws -> Promotion = { promotion in
            let provider = HTTPRequester.provider
            let one: PromotionDTO = try await provider.value(of: .get("/promotions/\(promotion.id)"), at: "data")
            return try PromotionMapper.entity(of: one)
        }

        /// Asks the server: promotion, of which no more is known than a link says.
        var promotion: @Sendable (String) async throws -> Promotion = { id in
            let provider = HTTPRequester.provider
            let one: PromotionDTO = try await provider.value(of: .get("/promotions/\(id)"), at: "data")
            return try PromotionMapper.entity(of: one)
        }
    }

    /// The rules in force: a test may replace them.
    static let rules = BusinessObject(Rules())

    /// Asks the server: promotions.
    static func promotions() async throws -> [Promotion] {
        try await rules.current.promotions()
    }

    /// Asks the server: renewed.
    static func renewed(promotion: Promotion) async throws -> Promotion {
        try await rules.current.renewed(promotion)
    }

    /// Asks the server: promotion, of which no more is known than a link says.
    static func promotion(id: String) async throws -> Promotion {
        try await rules.current.promotion(id)
    }
}

extension HTTPError {
    /// True if another try may have another outcome, once there is a network.
    fileprivate var isOfConnection: Bool {
        switch self {
        case .offline, .unreachable, .timedOut, .connectionLost: true
        default: false
        }
    }
}

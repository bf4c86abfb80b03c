import ScaenaUIKit

/// A link to a promotion: opens its detail, from anywhere in the app; whoever is not logged in logs in first.
struct ShowPromotion: FlowAction {
    /// Which one.
    let id: String

    /// The addresses that lead to promotions: `promotions://promotions/2`, `https://promotions.example/promotions/2`.
    static let routes = URLRoutes(
        hosts: ["promotions.example"], [URLRoute("/promotions/:id") { ShowPromotion(id: try $0.value("id")) }])
}

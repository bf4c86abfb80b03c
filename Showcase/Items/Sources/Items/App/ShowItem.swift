import ScaenaUIKit

/// A link to an item: opens its detail, from anywhere in the app.
struct ShowItem: FlowAction {
    /// Which one.
    let id: String

    /// The addresses that lead to items: `items://items/7`, `https://items.example/items/7`.
    static let routes = URLRoutes(
        hosts: ["items.example"], [URLRoute("/items/:id") { ShowItem(id: try $0.value("id")) }])
}

import ScaenaUIKit

/// A link to a model, or a notification about one: opens its detail, from anywhere in the app.
struct ShowModel: FlowAction {
    /// Which one.
    let id: String

    /// The addresses that lead to models: `models://models/7`, `https://models.example/models/7`.
    static let routes = URLRoutes(
        hosts: ["models.example"], [URLRoute("/models/:id") { ShowModel(id: try $0.value("id")) }])
}

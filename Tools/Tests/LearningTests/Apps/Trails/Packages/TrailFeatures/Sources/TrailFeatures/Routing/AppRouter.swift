import SwiftUI
import TrailModels

public enum Route: Hashable {
    case trail(Trail)
    case map
    case search
    case weather
    case settings
    case bookmarks
    case offlineMaps
}

@MainActor
public final class AppRouter: ObservableObject {
    @Published var path: [Route] = []

    public init() {}

    func open(_ route: Route) { path.append(route) }

    func close() { _ = path.popLast() }
}

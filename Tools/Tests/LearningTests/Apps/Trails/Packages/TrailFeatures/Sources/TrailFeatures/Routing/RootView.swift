import SwiftUI

public struct RootView: View {
    @StateObject private var router = AppRouter()

    public init() {}

    public var body: some View {
        NavigationStack(path: $router.path) {
            TrailListView(store: .init(TrailListState(), reducer: TrailListReducer(environment: .live)))
                .navigationDestination(for: Route.self, destination: destination)
        }
        .environmentObject(router)
    }

    @ViewBuilder
    private func destination(_ route: Route) -> some View {
        switch route {
        case .trail(let trail):
            TrailDetailView(
                store: .init(TrailDetailState(trail: trail), reducer: TrailDetailReducer(environment: .live)))
        case .map: TrailMapView(store: .init(TrailMapState(), reducer: TrailMapReducer(environment: .live)))
        case .search: SearchView(store: .init(SearchState(), reducer: SearchReducer(environment: .live)))
        case .weather: WeatherView(store: .init(WeatherState(), reducer: WeatherReducer(environment: .live)))
        case .settings: SettingsView(store: .init(SettingsState(), reducer: SettingsReducer(environment: .live)))
        case .bookmarks: BookmarksView(store: .init(BookmarksState(), reducer: BookmarksReducer()))
        case .offlineMaps:
            OfflineMapsView(store: .init(OfflineMapsState(), reducer: OfflineMapsReducer(environment: .live)))
        }
    }
}

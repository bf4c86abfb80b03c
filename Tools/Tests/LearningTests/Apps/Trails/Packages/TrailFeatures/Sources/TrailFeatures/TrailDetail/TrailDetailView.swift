import SwiftUI
import TrailModels

struct TrailDetailView: View {
    @ObservedObject var store: TrailDetailStore
    @EnvironmentObject private var router: AppRouter

    var body: some View {
        VStack {
            Text(store.state.trail.name).font(.title)
            RatingStars(count: 3)
            Button("Bookmark") { store.send(.bookmarkTapped) }
            Button("Map") { router.open(.map) }
        }
    }
}

#Preview {
    TrailDetailView(
        store: .init(
            TrailDetailState(trail: Trail(id: 1, name: "Ridge", kilometres: 12)),
            reducer: TrailDetailReducer(environment: .live)))
}

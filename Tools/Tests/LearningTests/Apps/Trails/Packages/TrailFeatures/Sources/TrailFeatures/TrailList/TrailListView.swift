import SwiftUI

struct TrailListView: View {
    @ObservedObject var store: TrailListStore
    @EnvironmentObject private var router: AppRouter

    var body: some View {
        List(store.state.trails) { trail in
            Button {
                router.open(.trail(trail))
            } label: {
                TrailRowView(state: TrailRowState(trail))
            }
        }
        .onAppear { store.send(.appeared) }
        .toolbar { Button("Search") { router.open(.search) } }
    }
}

#Preview {
    TrailListView(store: .init(TrailListState(), reducer: TrailListReducer(environment: .live)))
}

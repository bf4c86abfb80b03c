import SwiftUI
import TrailModels

struct SearchView: View {
    @ObservedObject var store: SearchStore

    var body: some View {
        VStack {
            TextField("Trail", text: Binding(get: { store.state.text }, set: { store.send(.typed($0)) }))
            SearchHits(trails: store.state.hits)
            suggestions
        }
    }
}

private struct SearchHits: View {
    let trails: [Trail]

    var body: some View { ForEach(trails) { Text($0.name) } }
}

#Preview {
    SearchView(store: .init(SearchState(), reducer: SearchReducer(environment: .live)))
}

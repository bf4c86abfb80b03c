import SwiftUI

struct OfflineMapsView: View {
    @ObservedObject var store: OfflineMapsStore

    var body: some View {
        List(store.state.regions, id: \.self, rowContent: Text.init)
            .overlay { if store.state.isLoading { ProgressView() } }
            .toolbar { Button("Alps") { store.send(.download("Alps")) } }
    }
}

#Preview {
    OfflineMapsView(store: .init(OfflineMapsState(), reducer: OfflineMapsReducer(environment: .live)))
}

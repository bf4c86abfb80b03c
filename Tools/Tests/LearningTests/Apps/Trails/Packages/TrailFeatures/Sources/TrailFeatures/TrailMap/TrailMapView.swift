import MapKit
import SwiftUI

struct TrailMapView: View {
    @ObservedObject var store: TrailMapStore

    var body: some View {
        Map()
            .overlay(alignment: .bottom) { Button("Locate") { store.send(.locateTapped) } }
    }
}

#Preview {
    TrailMapView(store: .init(TrailMapState(), reducer: TrailMapReducer(environment: .live)))
}

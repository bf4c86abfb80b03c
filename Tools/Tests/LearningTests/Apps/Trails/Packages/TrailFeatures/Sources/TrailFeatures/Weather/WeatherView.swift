import SwiftUI

public struct WeatherView: View {
    @ObservedObject var store: WeatherStore

    public init(store: WeatherStore) { self.store = store }

    public var body: some View {
        VStack {
            Text(store.state.forecast?.sky ?? "…")
            Button("Refresh") { store.send(.refresh) }
        }
    }
}

#Preview {
    WeatherView(store: .init(WeatherState(), reducer: WeatherReducer(environment: .live)))
}

import SwiftUI

struct SettingsView: View {
    @ObservedObject var store: SettingsStore
    @EnvironmentObject private var router: AppRouter

    var body: some View {
        Form {
            Toggle("Miles", isOn: Binding(get: { store.state.usesMiles }, set: { _ in store.send(.milesToggled) }))
            Button("Offline maps") { router.open(.offlineMaps) }
        }
    }
}

#Preview {
    SettingsView(store: .init(SettingsState(), reducer: SettingsReducer(environment: .live)))
}

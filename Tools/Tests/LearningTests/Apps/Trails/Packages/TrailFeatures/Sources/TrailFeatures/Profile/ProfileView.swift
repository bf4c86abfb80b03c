import SwiftUI

struct ProfileView: View {
    @ObservedObject var store: ProfileStore
    @EnvironmentObject private var router: AppRouter

    var body: some View {
        Form {
            Text(store.state.name)
            Text("\(store.state.walked) km")
            Button("Settings") { router.open(.settings) }
        }
        .onAppear { store.send(.appeared) }
    }
}

#Preview {
    ProfileView(store: .init(ProfileState(), reducer: ProfileReducer(environment: .live)))
}

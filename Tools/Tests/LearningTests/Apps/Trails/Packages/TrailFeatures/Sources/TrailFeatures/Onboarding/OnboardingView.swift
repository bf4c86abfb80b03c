import SwiftUI

struct OnboardingView: View {
    @StateObject private var store: OnboardingStore

    init(store: @autoclosure @escaping () -> OnboardingStore) { _store = StateObject(wrappedValue: store()) }

    var body: some View {
        TabView {
            ForEach(0..<3) { page in Text("Page \(page)") }
        }
        .overlay(alignment: .bottom) { Button("Next") { store.send(.nextTapped) } }
    }
}

#Preview {
    OnboardingView(store: .init(OnboardingState(), reducer: OnboardingReducer(environment: .live)))
}

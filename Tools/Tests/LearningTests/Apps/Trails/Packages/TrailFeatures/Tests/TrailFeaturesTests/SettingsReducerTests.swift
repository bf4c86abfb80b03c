import Testing

@testable import TrailFeatures

@MainActor
@Suite struct SettingsReducerTests {
    @Test func togglesMiles() {
        var state = SettingsState()
        let reducer = SettingsReducer(environment: SettingsEnvironment(save: { _ in }))
        _ = reducer.reduce(&state, .milesToggled)
        #expect(state.usesMiles)
    }
}

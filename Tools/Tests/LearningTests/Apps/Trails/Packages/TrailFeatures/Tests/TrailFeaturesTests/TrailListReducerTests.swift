import Testing
import TrailModels

@testable import TrailFeatures

@MainActor
@Suite struct TrailListReducerTests {
    @Test(arguments: [[], [Trail(id: 1, name: "Ridge", kilometres: 12)]])
    func showsWhatWasLoaded(trails: [Trail]) {
        var state = TrailListState()
        _ = TrailListReducer(environment: .live).reduce(&state, .loaded(trails))
        #expect(state.trails == trails)
    }
}

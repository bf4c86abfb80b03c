import ScaenaTesting
import Testing

@MainActor
@Suite("The mocks of ride scenes")
struct RideSceneMocksTests {
    @Test("keep no scene when a test is over, though they were told of an observer that holds them")
    func keepNoScene() async throws {
        try await expectNoLeaks {
            try await FareSceneTests().loads()
            try await HistorySceneTests().loads()
            try await RideStatusSceneTests().loads()
            try await RideStatusSceneTests().fareTapped()
        }
    }
}

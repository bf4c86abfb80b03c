import ScaenaData
import ScaenaKit
import Testing

@Suite("HTTPError")
struct HTTPErrorTests {
    @Test func isShownAsASentence() {
        #expect(
            ErrorViewModel(error: HTTPError.offline).message
                == "You are offline. Check your connection and try again.")
    }
}

import Foundation
import ScaenaKit
import Testing

@Suite("ErrorViewModel")
struct ErrorViewModelTests {
    private struct Spoken: LocalizedError {
        var errorDescription: String? { "The lamp is out." }
    }

    private struct Mute: Error {}

    @Test func aLocalizedErrorSpeaksForItself() {
        let viewModel = ErrorViewModel(error: Spoken(), retryTitle: "Retry", dismissesScene: true)
        #expect(viewModel.message == "The lamp is out.")
        #expect(viewModel.retryTitle == "Retry")
        #expect(viewModel.dismissesScene)
    }

    @Test func anNSErrorsDescriptionIsSaid() {
        let error = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "The door is shut."])
        #expect(ErrorViewModel(error: error).message == "The door is shut.")
    }

    @Test func anErrorWithNothingToSayShowsNoTypeName() {
        let viewModel = ErrorViewModel(error: Mute())
        #expect(viewModel.message == "Please try again.")
        #expect(viewModel.title == "Something went wrong")
        #expect(viewModel.retryTitle == nil)
        #expect(!viewModel.dismissesScene)
    }
}

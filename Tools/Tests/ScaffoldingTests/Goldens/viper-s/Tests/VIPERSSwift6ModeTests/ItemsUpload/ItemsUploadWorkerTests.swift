import Testing

@testable import VIPERSSwift6Mode

@MainActor
@Suite("ItemsUploadWorker")
struct ItemsUploadWorkerTests {
    private let presenter = Presenter()

    @Test("passes on what it fetched")
    func passesOn() {
        let worker = ItemsUploadWorker { ["one", "two"] }
        worker.presenter = presenter
        worker.fetchItemsUpload()
        #expect(presenter.values == ["one", "two"])
    }

    @Test("passes on what went wrong")
    func passesOnErrors() {
        let worker = ItemsUploadWorker { throw Failure() }
        worker.presenter = presenter
        worker.fetchItemsUpload()
        #expect(presenter.errors == 1 && presenter.values.isEmpty)
    }

    private struct Failure: Error {}

    private final class Presenter: ItemsUpload_PresentData {
        var values: [String] = []
        var errors = 0

        func present(_ values: [String]) {
            self.values += values
        }

        func present(error: any Error) {
            errors += 1
        }
    }
}

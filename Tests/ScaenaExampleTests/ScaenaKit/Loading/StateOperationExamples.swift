import Foundation
import ScaenaKit
import Testing

@Suite("Examples of operations") @MainActor
struct StateOperationExamples {
    @MainActor final class PhotoView {
        var captions: [String] = []
        var isSpinning = false
        var progressIsHidden = false
        var token: RelayToken?

        func show(_ upload: StateOperation<URL>) {
            token = upload.state.observe(with: self) { view, state in
                view.captions.append(view.caption(of: state))
            }
        }

        func caption(of state: StateOperation<URL>.State) -> String {
            switch state {
            case .ready: "Upload"
            case .executing: "Uploading"
            case .finished(let address): "Shared at \(address.path)"
            case .failed(let error): error.localizedDescription
            case .cancelled: "Not uploaded"
            }
        }
    }

    private let photo = Data([1, 2, 3])

    private func send(_ photo: Data) async throws -> URL {
        try #require(URL(string: "https://photos.example/\(photo.count)"))
    }

    @Test func anOperationTellsHowFarItIs() async throws {
        let view = PhotoView()
        let photo = photo
        let upload = StateOperation { try await self.send(photo) }
        view.show(upload)
        let address = try await upload.result()
        #expect(address.path == "/3")
        #expect(view.captions == ["Upload", "Uploading", "Shared at /3"])
    }

    @Test func anOperationIsStartedAndCancelled() async throws {
        let view = PhotoView()
        let upload = StateOperation<URL> {
            await neverAnswered()
            throw CancellationError()
        }
        view.show(upload)

        let spinning = upload.state.map(\.isExecuting).distinct().observe { view.isSpinning = $0 }
        func uploadTapped() {
            upload.start()  // a second tap changes nothing
        }
        uploadTapped()
        uploadTapped()
        #expect(view.isSpinning)

        func closeTapped() {
            upload.cancel()  // whoever awaits its result gets a CancellationError
        }
        closeTapped()
        #expect(!view.isSpinning)
        #expect(view.captions == ["Upload", "Uploading", "Not uploaded"])
        withExtendedLifetime(spinning) {}
    }

    @Test func theResultIsAwaitedByAsManyAsLike() async throws {
        var fetches = 0
        let item = StateOperation {
            fetches += 1
            return try await DefaultItemsRepository().item(1)
        }
        async let title = item.result().name
        async let isFavourite = item.result().isFavourite
        let header = try await (title, isFavourite)  // fetched once
        #expect(header == ("Lamp", false))
        #expect(fetches == 1)
    }

    @Test func eachStateHasItsPlaceOnTheScreen() async throws {
        let button = Button()
        let repository = DefaultItemsRepository()
        let order = StateOperation { try await repository.item(1) }

        func show(_ state: StateOperation<Item>.State) {
            if case .ready = state {
                button.isEnabled = true
                button.title = "Order"
            }
            if case .executing = state {
                button.isEnabled = false
                button.title = "Ordering"
            }
            if case .finished(let item) = state {
                button.title = "\(item.name) is yours"
            }
            if case .failed(let error) = state {
                button.title = "Order again"
                button.hint = error.localizedDescription
            }
            if case .cancelled = state {
                button.isEnabled = true
                button.title = "Order after all"
            }
        }

        let token = order.state.observe { show($0) }
        #expect(button.title == "Order")
        order.start()
        #expect(!button.isEnabled)
        _ = try await order.result()
        #expect(button.title == "Lamp is yours")

        let unknown = StateOperation { try await repository.item(9) }
        _ = try? await unknown.result()
        show(unknown.state.currentValue)
        #expect(button.hint == "There is no item 9.")

        let late = StateOperation { try await repository.item(1) }
        late.cancel()
        show(late.state.currentValue)
        #expect(button.title == "Order after all")
        withExtendedLifetime(token) {}
    }

    @MainActor final class Button {
        var title = ""
        var hint = ""
        var isEnabled = false
    }
}

import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainInteractor")
struct PlainInteractorTests {
    private let presenter = PlainPresenterProtocolMock()
    private let router = PlainRouterProtocolMock()
    private let item: Item = .sample
    private let interactor: PlainInteractor

    init() {
        interactor = PlainInteractor(presenter: presenter, router: router, item: item)
    }

    @Test("presents as soon as the view is loaded")
    func presentsOnceLoaded() {
        interactor.viewDidLoad()
        #expect(presenter.calls == [.present(text: "Plain")])
    }

    @Test("tells the one that opened the scene: created")
    func tellsCreated() {
        let opener = PlainOutputMock()
        interactor.output = opener
        interactor.finish(created: .sample)
        #expect(opener.calls.count == 1)
    }
}

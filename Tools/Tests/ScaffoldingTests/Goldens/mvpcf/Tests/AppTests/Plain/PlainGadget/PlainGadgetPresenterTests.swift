import Combine
import Testing

@testable import App

@MainActor
@Suite("DefaultPlainGadgetPresenter")
struct DefaultPlainGadgetPresenterTests {
    private let gadgetID: String = "some text"
    private let presenter: DefaultPlainGadgetPresenter

    init() {
        presenter = DefaultPlainGadgetPresenter(gadgetID: gadgetID)
    }

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.title.value == "Plain gadget")
    }
}

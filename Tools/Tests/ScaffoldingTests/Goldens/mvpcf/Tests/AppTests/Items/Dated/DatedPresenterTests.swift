import Foundation
import ScaenaKit
import Testing

@testable import App

@MainActor
@Suite("DefaultDatedPresenter")
struct DefaultDatedPresenterTests {
    private let link: URL = URL(fileURLWithPath: "/sample")
    private let at: Date? = Date(timeIntervalSince1970: 0)
    private let presenter: DefaultDatedPresenter

    init() {
        presenter = DefaultDatedPresenter(link: link, at: at)
    }

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.title.value == "Dated")
    }
}

import Testing
import UIKit

@testable import App

@MainActor
@Suite("PlainOrderInteractor")
struct PlainOrderInteractorTests {
    private let presenter = PlainOrderPresenterProtocolMock()
    private let router = PlainOrderRouterProtocolMock()
    private let orderManager = OrderManagerProtocolMock()
    private let interactor: PlainOrderInteractor

    init() {
        interactor = PlainOrderInteractor(presenter: presenter, router: router, orderManager: orderManager)
        orderManager.addOrderNameHandler = { _ in Order.sample }
    }

    @Test("saveTapped asks")
    func saveTapped() async throws {
        interactor.saveTapped(name: "name")
        await settle()
        #expect(orderManager.arguments(of: \.addOrderName).count == 1)
        #expect(router.count(of: .navigateBack) == 1)
    }

    @Test("keepTapped goes back to the first scene once the user agrees")
    func keepTapped() async throws {
        router.confirmKeepHandler = { false }
        interactor.keepTapped(name: "name", note: "note", urgent: true)
        await settle()
        #expect(router.calls == [.confirmKeep])
        router.confirmKeepHandler = { true }
        interactor.keepTapped(name: "name", note: "note", urgent: true)
        await settle()
        #expect(router.count(of: .navigateToRoot) == 1)
    }

    @Test("cancelTapped tells canceled")
    func cancelTapped() {
        let opener = PlainOrderOutputMock()
        interactor.output = opener
        interactor.cancelTapped()
        #expect(router.count(of: .navigateBack) == 1)
        #expect(opener.calls.count == 1)
    }

    @Test("saveTapped says what is wrong with what was entered, and does nothing")
    func saveTappedComplains() {
        interactor.saveTapped(name: " ")
        #expect(presenter.calls == [.present(nameIsWrong: true, codeIsWrong: false)])
        #expect(router.calls.isEmpty)
    }

    @Test("keepTapped says what is wrong with what was entered, and does nothing")
    func keepTappedComplains() {
        interactor.keepTapped(name: " ", note: "note", urgent: true)
        #expect(presenter.calls == [.present(nameIsWrong: true, codeIsWrong: false)])
        #expect(router.calls.isEmpty)
    }

    @Test("checkTapped says what is wrong with what was entered, and does nothing")
    func checkTappedComplains() {
        interactor.checkTapped(code: " ")
        #expect(presenter.calls == [.present(nameIsWrong: false, codeIsWrong: true)])
        #expect(router.calls.isEmpty)
    }

    @Test("tells the one that opened the scene what came of add order")
    func tellsAfterAddOrder() async {
        let opener = PlainOrderOutputMock()
        interactor.output = opener
        interactor.saveTapped(name: "name")
        await settle()
        #expect(opener.calls.count == 1)
    }

    /// Waits until nothing is under way.
    private func settle() async {
        var ended: [String: Task<Void, Never>] = [:]
        while ended != interactor.tasks {
            ended = interactor.tasks
            for task in ended.values { await task.value }
        }
    }

    private struct Failure: Error, Equatable {}
}

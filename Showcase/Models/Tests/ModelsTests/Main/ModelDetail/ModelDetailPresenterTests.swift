import Foundation
import ScaenaKit
import ScaenaTesting
import Testing

@testable import Models

@MainActor
@Suite("DefaultModelDetailPresenter")
struct DefaultModelDetailPresenterTests {
    private let modelsManager = ModelsManagerMock()
    private let id: String = "some text"
    private let locale = Locale(identifier: "de_DE")
    private let timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    private let presenter: DefaultModelDetailPresenter

    private var dateStyle: Date.FormatStyle {
        Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
    }

    init() {
        presenter = DefaultModelDetailPresenter(
            modelsManager: modelsManager, id: id, locale: locale, timeZone: timeZone)
        modelsManager.modelIdHandler = { _ in Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0)) }
    }

    @Test("has something to show from the beginning")
    func beginsWithValues() {
        #expect(presenter.name.value == "")
        #expect(presenter.created.value == "")
    }

    @Test("asks as soon as the view is there, and shows the answer")
    func loads() async {
        presenter.load()
        await loaded()
        expectShown()
        #expect(modelsManager.arguments(of: \.modelId).count == 1)
    }

    @Test("tells what went wrong, and asks again when it is told to")
    func recovers() async {
        modelsManager.modelIdHandler = { _ in throw Failure() }
        var failures = 0
        let token = presenter.loading.errors.observe { error in failures += error is Failure ? 1 : 0 }
        presenter.load()
        await loaded()
        #expect(failures == 1)
        modelsManager.modelIdHandler = { _ in Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0)) }
        presenter.retry()
        await loaded()
        #expect(failures == 1)
        expectShown()
        token.end()
    }

    /// Waits until nothing is asked for any more.
    private func loaded() async {
        while presenter.loading.isLoading.currentValue { await Task.yield() }
    }

    /// Makes the view model of model.
    private func expectShown(_ model: Model = Model(id: "id", name: "name", created: Date(timeIntervalSince1970: 0))) {
        #expect(presenter.name.value == "name")
        #expect(presenter.created.value == model.created.formatted(dateStyle))
    }

    private struct Failure: Error {}
}

import ScaenaKit
import ScaenaTesting
import Testing

@testable import Models

@MainActor
@Suite("DefaultAddOnePresenter")
struct DefaultAddOnePresenterTests {
    private let modelsManager = ModelsManagerMock()
    private let reachabilityManager = ReachabilityManagerMock()
    private let connectionIsReachable = StateRelay<Bool>(true)
    private let presenter: DefaultAddOnePresenter

    init() {
        reachabilityManager.connectionIsReachable = connectionIsReachable
        presenter = DefaultAddOnePresenter(modelsManager: modelsManager, reachabilityManager: reachabilityManager)
        modelsManager.addModelNameHandler = { _ in Model.sample }
    }

    @Test("addTapped waits for all that it needs")
    func addTappedWaits() async {
        enter()
        #expect(presenter.addButtonAvailable.currentValue)
        connectionIsReachable.value = false
        #expect(!presenter.addButtonAvailable.currentValue)
        presenter.addTapped()
        #expect(!presenter.loading.isLoading.currentValue)
        connectionIsReachable.value = true
        #expect(presenter.addButtonAvailable.currentValue)
        presenter.loading.run {}
        #expect(!presenter.addButtonAvailable.currentValue)
        await loaded()
        #expect(presenter.addButtonAvailable.currentValue)
        presenter.name.value = " "
        #expect(!presenter.addButtonAvailable.currentValue)
        presenter.addTapped()
        #expect(!presenter.loading.isLoading.currentValue)
        enter()
        #expect(presenter.addButtonAvailable.currentValue)
    }

    @Test("addTapped asks")
    func addTapped() async {
        enter()
        let addModelBefore = modelsManager.arguments(of: \.addModelName).count
        var finishedCount = 0
        let finishedToken = presenter.finished.observe { _ in finishedCount += 1 }
        presenter.addTapped()
        await loaded()
        #expect(modelsManager.arguments(of: \.addModelName).count == addModelBefore + 1)
        #expect(finishedCount == 1)
        finishedToken.end()
    }

    /// Enters something everywhere.
    private func enter() {
        presenter.name.value = "name"
    }

    /// Waits until nothing is asked for any more.
    private func loaded() async {
        while presenter.loading.isLoading.currentValue { await Task.yield() }
    }
}

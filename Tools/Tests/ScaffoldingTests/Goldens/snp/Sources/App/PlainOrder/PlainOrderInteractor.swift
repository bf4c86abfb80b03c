import Foundation

/// Decides: the business logic of the Plain order scene, and where to go next.
@MainActor
final class PlainOrderInteractor {
    /// Tasks under way, by their names; they end with the scene.
    private(set) var tasks: [String: Task<Void, Never>] = [:]
    /// Who opened the scene.
    weak var output: (any PlainOrderOutput)?

    private let presenter: any PlainOrderPresenterProtocol
    private let router: any PlainOrderRouterProtocol
    private let orderManager: any OrderManagerProtocol
    /// Makes the request again that failed last.
    private var failedRequest: (@MainActor () -> Void)?

    init(
        presenter: any PlainOrderPresenterProtocol,
        router: any PlainOrderRouterProtocol,
        orderManager: any OrderManagerProtocol
    ) {
        self.presenter = presenter
        self.router = router
        self.orderManager = orderManager
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Does something in a task, in the place of one of the same name.
    private func run(_ name: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
        tasks[name]?.cancel()
        tasks[name] = Task { await work() }
    }
}

extension PlainOrderInteractor: PlainOrderInteractorProtocol {
    func viewDidLoad() {}

    func saveTapped(name: String) {
        let nameIsWrong = name.allSatisfy(\.isWhitespace)
        presenter.present(nameIsWrong: nameIsWrong, codeIsWrong: false)
        guard !nameIsWrong else { return }
        addOrder(name)
    }

    func keepTapped(name: String, note: String, urgent: Bool) {
        let nameIsWrong = name.allSatisfy(\.isWhitespace)
        presenter.present(nameIsWrong: nameIsWrong, codeIsWrong: false)
        guard !nameIsWrong else { return }
        run("keepTapped") { [router] in
            guard await router.confirmKeep() else { return }
            router.navigateToRoot()
        }
    }

    func checkTapped(code: String) {
        let codeIsWrong = code.allSatisfy(\.isWhitespace)
        presenter.present(nameIsWrong: false, codeIsWrong: codeIsWrong)
        guard !codeIsWrong else { return }
        // Decide what follows: ask the presenter to present, or the router to navigate.
    }

    func cancelTapped() {
        output?.plainOrderDidFinishCanceled()
        router.navigateBack()
    }

    func retryTapped() {
        failedRequest?()
    }
}

// MARK: Requests

extension PlainOrderInteractor {
    private func addOrder(_ name: String) {
        presenter.present(isLoading: true)
        run("addOrder") { [weak self, orderManager] in
            do {
                let created = try await orderManager.addOrder(name: name)
                // A cancelled request has nothing to say: the scene left, or a newer request took its place.
                guard !Task.isCancelled, let self else { return }
                presenter.present(isLoading: false)
                output?.plainOrderDidFinish(created: created)
                router.navigateBack()
            } catch {
                guard !Task.isCancelled, let self else { return }
                failedRequest = { [weak self] in self?.addOrder(name) }
                presenter.present(isLoading: false)
                presenter.handle(error: error, dismiss: false)
            }
        }
    }
}

import ScaenaKit
import Testing

@Suite("Examples of scenes") @MainActor
struct SceneExamples {
    @MainActor
    protocol ItemsInteractorProtocol: SceneInteractorProtocol {
        func itemTapped(id: Int)
        func searchTextChanged(to text: String)
    }

    @MainActor
    protocol ItemsPresenterProtocol: ScenePresenterProtocol {
        func present(items: [Item])
        func presentEmptyList()
    }

    @MainActor
    protocol ItemsRouterProtocol: SceneRouterProtocol {
        func navigateToItem(id: Int)
        func navigateToSettings()
    }

    final class ItemsInteractor: ItemsInteractorProtocol {
        private let presenter: any ItemsPresenterProtocol
        private let router: any ItemsRouterProtocol
        private let analytics: Analytics
        private let tasks = SceneTasks()
        private var repository: any ItemsRepository
        private var draft = ""

        init(
            presenter: any ItemsPresenterProtocol, router: any ItemsRouterProtocol, repository: any ItemsRepository,
            analytics: Analytics
        ) {
            self.presenter = presenter
            self.router = router
            self.repository = repository
            self.analytics = analytics
        }

        func viewDidLoad() {
            tasks.run("load") { await self.load() }
        }

        func retryTapped() {
            tasks.run("load") { await self.load() }
        }

        func viewDidAppear() {
            analytics.count("Items seen")
        }

        func viewDidDisappear() {
            tasks.cancel("search")
        }

        func itemTapped(id: Int) { router.navigateToItem(id: id) }

        func searchTextChanged(to text: String) {
            tasks.run("search") { await neverAnswered() }
        }

        private func load() async {
            do {
                presenter.present(items: try await repository.items())
            } catch {
                presenter.handle(error: error)
            }
        }

        var isIdle: Bool { tasks.isIdle }

        func goOnline() { repository = DefaultItemsRepository() }
    }

    final class ItemsPresenter: ItemsPresenterProtocol {
        private(set) var shown: [Item] = []
        private(set) var errors: [ErrorViewModel] = []

        func present(items: [Item]) { shown = items }
        func presentEmptyList() { shown = [] }

        func handle(error: any Error, dismiss: Bool) {
            let retryTitle = dismiss ? nil : "Try again"
            show(error: ErrorViewModel(error: error, retryTitle: retryTitle, dismissesScene: dismiss))
        }

        private func show(error: ErrorViewModel) { errors.append(error) }
    }

    final class ItemsRouter: ItemsRouterProtocol {
        private(set) var moves: [String] = []

        func navigateToItem(id: Int) { moves.append("item \(id)") }
        func navigateToSettings() { moves.append("settings") }
    }

    @Test func anInteractorFetchesWhenItsViewIsThereAndOnRetry() async throws {
        let presenter = ItemsPresenter()
        let router = ItemsRouter()
        let analytics = Analytics()
        let interactor = ItemsInteractor(
            presenter: presenter, router: router, repository: OfflineItemsRepository(), analytics: analytics)

        interactor.viewDidLoad()
        interactor.viewDidAppear()
        while !interactor.isIdle { await Task.yield() }
        #expect(presenter.errors.map(\.message) == ["The items cannot be reached."])
        #expect(presenter.errors.first?.retryTitle == "Try again")
        #expect(analytics.lines == ["Items seen"])

        interactor.goOnline()
        interactor.retryTapped()
        while !interactor.isIdle { await Task.yield() }
        #expect(presenter.shown.map(\.name) == ["Lamp", "Chair"])

        interactor.searchTextChanged(to: "la")
        interactor.viewDidDisappear()
        while !interactor.isIdle { await Task.yield() }
        interactor.itemTapped(id: 2)
        #expect(router.moves == ["item 2"])
    }

    final class EditItemInteractor: SceneInteractorProtocol {
        private let drafts: Drafts
        var draft = ""

        init(drafts: Drafts) {
            self.drafts = drafts
        }

        func viewWillAppear() {
            draft = drafts.current ?? ""
        }

        func viewWillDisappear() {
            drafts.current = draft
        }
    }

    @MainActor final class Drafts { var current: String? }

    @Test func anInteractorKeepsADraftBetweenComingAndGoing() {
        let drafts = Drafts()
        drafts.current = "Lam"
        let interactor = EditItemInteractor(drafts: drafts)
        interactor.viewWillAppear()
        #expect(interactor.draft == "Lam")
        interactor.draft = "Lamp"
        interactor.viewWillDisappear()
        #expect(drafts.current == "Lamp")
    }

    final class AboutInteractor: SceneInteractorProtocol {
        private(set) var visits = 0

        func viewDidAppear() { visits += 1 }  // the one message that it answers
    }

    final class LicencesInteractor: SceneInteractorProtocol {
        private(set) var licences: [String] = []

        func viewDidLoad() { licences = ["MIT"] }  // nothing can fail, and nobody counts visits
    }

    @Test func whatAnActorDoesNotAnswerDoesNothing() {
        let about = AboutInteractor()
        let hears: any SceneLifecycle = about
        hears.viewDidLoad()
        hears.viewWillAppear()
        hears.viewDidAppear()
        hears.viewWillDisappear()
        hears.viewDidDisappear()
        #expect(about.visits == 1)

        let scene = LicencesInteractor()
        let answers: any SceneInteractorProtocol = scene
        answers.viewDidLoad()
        answers.viewDidAppear()
        answers.retryTapped()
        #expect(scene.licences == ["MIT"])
    }
}

import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Examples of lifetimes") @MainActor
struct LifetimeExamples {
    @MainActor final class ItemPresenter {}

    final class ItemInteractor: SceneInteractorProtocol {
        let presenter: ItemPresenter
        let tasks = SceneTasks()
        init(presenter: ItemPresenter) { self.presenter = presenter }
    }

    final class LifetimeItemViewController: SceneViewController {
        let itemID: Int

        init(itemID: Int, interactor: ItemInteractor) {
            self.itemID = itemID
            super.init(interactor: interactor)
        }
    }

    enum ItemConfigurator {
        @MainActor
        static func build(itemID: Int) -> LifetimeItemViewController {
            let presenter = ItemPresenter()
            let interactor = ItemInteractor(presenter: presenter)
            let viewController = LifetimeItemViewController(itemID: itemID, interactor: interactor)
            viewController.lifetime.track(interactor, as: "interactor")
            viewController.lifetime.track(presenter, as: "presenter", heldBy: "interactor")
            viewController.lifetime.cancelAtEnd(interactor.tasks)  // a fetch in flight does not outlive the scene
            return viewController
        }
    }

    final class ItemPages {
        private(set) var pages: [Int: LifetimeItemViewController] = [:]

        @MainActor
        func keep(_ page: LifetimeItemViewController) {
            page.lifetime.isKeptOnPurpose = true  // swiped away, and soon seen again
            pages[page.itemID] = page
        }
    }

    @Test func aConfiguratorNamesTheActorsOfItsScene() {
        let viewController = ItemConfigurator.build(itemID: 7)
        let roles = viewController.lifetime.watched?.aliveActors.map(\.role)
        #expect(roles == ["view controller", "interactor", "presenter"])
        let pages = ItemPages()
        pages.keep(viewController)
        #expect(pages.pages[7]?.lifetime.isKeptOnPurpose == true)
    }

    @MainActor
    final class CarScreen {
        private(set) lazy var lifetime = SceneLifetime(of: self)
        private let interactor: ItemInteractor

        init(interactor: ItemInteractor) {
            self.interactor = interactor
            lifetime.track(interactor, as: "interactor")
        }

        func templateDidAppear() {
            lifetime.viewIsBack()
        }

        func templateDidPop() {
            lifetime.viewHasLeft()  // who is still alive a second later is named
        }
    }

    @Test func anOwnerThatIsNoViewControllerSaysWhenItLeaves() async {
        let tracker = LifetimeTracker()
        var findings: [LifetimeFinding] = []
        tracker.onFinding = { findings.append($0) }
        tracker.time = ManualTime(passesBySleeping: true)
        let interactor = ItemInteractor(presenter: ItemPresenter())
        await LifetimeScope.withTracker(tracker) {
            var screen: CarScreen? = CarScreen(interactor: interactor)
            screen?.templateDidPop()
            screen?.templateDidAppear()
            screen?.templateDidPop()
            screen = nil
            await tracker.settle()
        }
        #expect(findings == [.stayed(scene: "CarScreen", role: "interactor", type: "ItemInteractor")])
        withExtendedLifetime(interactor) {}
    }

    @Test func aTestWaitsForTheJudgement() async {
        let tracker = LifetimeTracker()
        var findings: [LifetimeFinding] = []
        tracker.onFinding = { findings.append($0) }
        tracker.time = ManualTime(passesBySleeping: true)
        await LifetimeScope.withTracker(tracker) {
            var screen: CarScreen? = CarScreen(interactor: ItemInteractor(presenter: ItemPresenter()))
            screen?.templateDidPop()
            screen = nil
            await tracker.settle()
            #expect(findings.isEmpty)
        }
    }

    @Test func whatTheSharedTrackerFindsIsReportedAnywhere() {
        let shared = LifetimeTracker.shared
        let before = (shared.onFinding, shared.grace)
        defer { (shared.onFinding, shared.grace) = before }
        let analytics = Analytics()

        LifetimeTracker.shared.onFinding = { finding in
            analytics.count("Leak: \(finding)")
        }
        LifetimeTracker.shared.grace = 3  // this app's transitions are long
        shared.onFinding(.stayed(scene: "Item", role: "presenter", type: "ItemPresenter", heldBy: ["interactor"]))
        #expect(shared.grace == 3)
        #expect(analytics.lines.count == 1)
    }

    @Test func aSceneMayHaveALimit() {
        LifetimeTracker.shared.limit(LifetimeItemViewController.self, to: 5)  // a sixth is a finding
        LifetimeTracker.shared.limit(LifetimeItemViewController.self, to: nil)
    }

    @Test func findingsAreToldApart() {
        let analytics = Analytics()

        func report(_ finding: LifetimeFinding) {
            switch finding {
            case .stayed(let scene, let role, _, _): analytics.count("\(scene): \(role) stayed")
            case .tooManyAlive(let scene, let alive, _): analytics.count("\(scene): \(alive) alive")
            }
        }
        func isCulprit(_ finding: LifetimeFinding) -> Bool {
            if case .stayed(_, _, _, let holders) = finding { return holders.isEmpty }
            return false
        }
        func surplus(_ finding: LifetimeFinding) -> Int {
            guard case .tooManyAlive(_, let alive, let limit) = finding else { return 0 }
            return alive - limit
        }
        let stayed = LifetimeFinding.stayed(
            scene: "Item", role: "presenter", type: "ItemPresenter", heldBy: ["interactor"])
        let many = LifetimeFinding.tooManyAlive(scene: "Item", alive: 7, limit: 5)
        report(stayed)
        report(many)
        #expect(analytics.lines == ["Item: presenter stayed", "Item: 7 alive"])
        #expect(!isCulprit(stayed) && isCulprit(.stayed(scene: "Item", role: "router", type: "ItemRouter")))
        #expect(surplus(many) == 2 && surplus(stayed) == 0)

        func show(_ findings: [LifetimeFinding], in alert: UIAlertController) {
            alert.message = findings.map(\.description).joined(separator: "\n")
        }
        let alert = UIAlertController(title: "Leaks", message: nil, preferredStyle: .alert)
        show([many], in: alert)
        #expect(alert.message == "7 of scene Item are alive at once; its limit is 5.")
    }
}

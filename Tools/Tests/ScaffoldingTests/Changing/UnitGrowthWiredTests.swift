import Architecture
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Ways in apps whose coordinators have factories make scenes, and hear by closures what follows in them.
@Suite("Units that nobody noted, whose coordinators hear closures")
struct UnitGrowthWiredTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            protocol Router: AnyObject {
                func push(_ module: Presentable, animated: Bool)
                func setRoot(_ module: Presentable)
            }
            protocol Presentable {}
            protocol BaseView: Presentable {}
            class BaseCoordinator { func start() {} }
            protocol Clock {}
            final class LiveClock: Clock {}
            protocol RideRepository {}
            final class LiveRideRepository: RideRepository { init(clock: Clock) {} }
            """, to: "Sources/App/Base.swift")
        for (unit, more) in [
            ("Home", ""), ("Detail", "    var id: String! { get set }\n"), ("Terms", ""), ("Help", ""),
        ] {
            try folder.write(
                """
                protocol \(unit)View: BaseView {
                    var viewModel: \(unit)VM! { get set }
                \(more)    var onDone: (() -> Void)? { get set }
                }
                """, to: "Sources/App/\(unit)/\(unit)View.swift")
            try folder.write(
                """
                import UIKit

                final class \(unit)VC: UIViewController, \(unit)View {
                    var viewModel: \(unit)VM!
                \(more.isEmpty ? "" : "    var id: String!\n")    var onDone: (() -> Void)?
                }

                final class \(unit)VM {
                    private let clock: Clock
                    init(clock: Clock) { self.clock = clock }
                }
                """, to: "Sources/App/\(unit)/\(unit)VC.swift")
        }
        try folder.write(
            """
            protocol HomeFactory {
                func makeHome() -> HomeView
                func makeTerms() -> TermsView
                func makeHelp(topic: String) -> HelpView
            }
            protocol DetailFactory {
                func makeDetail() -> DetailView
            }
            final class ModuleFactory: HomeFactory, DetailFactory {
                func makeHome() -> HomeView {
                    let view = HomeVC()
                    view.viewModel = HomeVM(clock: self.makeClock())
                    return view
                }
                private func makeClock() -> Clock { LiveClock() }
                private func makeRides() -> RideRepository { LiveRideRepository(clock: makeClock()) }
                func makeTerms() -> TermsView { TermsVC() }
                func makeHelp(topic: String) -> HelpView { HelpVC() }
                func makeDetail() -> DetailView { DetailVC() }
            }
            """, to: "Sources/App/ModuleFactory.swift")
        try folder.write(
            """
            final class HomeCoordinator: BaseCoordinator {
                var onEnd: (() -> Void)?

                private let router: Router
                private let factory: HomeFactory

                init(router: Router, factory: HomeFactory) {
                    self.router = router
                    self.factory = factory
                }

                override func start() {
                    showHome()
                }

                private func showHome() {
                    let view = factory.makeHome()
                    view.onDone = { [weak self] in
                        self?.onEnd?()
                    }
                    router.setRoot(view)
                }

                private func showTerms(isShort: Bool = false) {
                    let view = factory.makeTerms()
                    router.push(view, animated: true)
                }

                private func showAgain() {
                    let terms = factory.makeTerms()
                    router.push(terms, animated: true)
                }
            }
            """, to: "Sources/App/Home/HomeCoordinator.swift")
        try folder.write(
            """
            final class DetailCoordinator: BaseCoordinator {
                private let router: Router
                private let factory: DetailFactory

                func showDetail(id: String) {
                    let view = factory.makeDetail()
                    view.id = id
                    view.onDone = { [weak self] in self?.start() }
                    router.push(view, animated: true)
                }
            }
            """, to: "Sources/App/Detail/DetailCoordinator.swift")
    }

    /// A scene that tells through one that it has, and whose contract has no closure.
    private func writeFrame() throws {
        try folder.write(
            """
            import UIKit

            protocol FrameView: BaseView {
                var inner: HomeVC { get }
            }

            final class FrameVC: UIViewController, FrameView {
                let inner = HomeVC()
            }

            final class FrameVM {}

            protocol FrameFactory {
                func makeFrame() -> FrameView
                func makeTerms() -> TermsView
            }
            """, to: "Sources/App/Frame/Frame.swift")
        try folder.write(
            """
            final class FrameCoordinator: BaseCoordinator {
                private let router: Router
                private let factory: FrameFactory

                private func showFrame() {
                    let view = factory.makeFrame()
                    view.inner.onDone = { [weak self] in self?.start() }
                    router.setRoot(view)
                }

                private func showTerms() {
                    let view = factory.makeTerms()
                    router.push(view, animated: true)
                }
            }
            """, to: "Sources/App/Frame/FrameCoordinator.swift")
    }

    private var source: ArchitectureSource {
        ArchitectureSource(
            file: "our.yml",
            text: """
                architecture: ours
                about: Ours.
                unit: { word: scene, folder: "{Unit}", owner: vc }
                roles:
                  vc: { type: "{Unit}VC", implements: [view] }
                  vm: { type: "{Unit}VM" }
                contracts:
                  view: { type: "{Unit}View" }
                channels:
                  - vc -> vm: { hold: strong, as: viewModel }
                assembly: { by: vc, function: init, creates: [vc], returns: vc }
                files:
                  all: { path: "{Unit}.swift", template: all, holds: [vc] }
                """, templates: ["all": ""])
    }

    @Test("say by a closure that people go on, and have the coordinator's function that is there show where to")
    func there() throws {
        let growth = try folder.growth("navigation", "Terms", to: "Home", in: source)
        #expect(
            try growth.text(of: "HomeView.swift").contains(
                "var onDone: (() -> Void)? { get set }\n    var onTerms: (() -> Void)? { get set }\n}"))
        #expect(
            try growth.text(of: "HomeVC.swift").contains(
                "    var onDone: (() -> Void)?\n    var onTerms: (() -> Void)?\n}"))
        let coordinator = try growth.text(of: "HomeCoordinator.swift")
        #expect(
            coordinator.contains(
                """
                            self?.onEnd?()
                        }
                        view.onTerms = { [weak self] in self?.showTerms() }
                        router.setRoot(view)
                """), "\(coordinator)")
        #expect(growth.files.count == 3)
        #expect(growth.notes.contains { $0.hasPrefix("nobody says it yet: have HomeVC call 'onTerms?()'") })
    }

    @Test("have the factory make the other unit, hand over what others tell it, and show it as most are shown")
    func composed() throws {
        let growth = try folder.growth("navigation", "Detail", to: "Home", in: source)
        // Whoever makes all for everybody makes it for this coordinator, too.
        #expect(
            try growth.text(of: "ModuleFactory.swift").contains(
                "    func makeHelp(topic: String) -> HelpView\n    func makeDetail() -> DetailView\n}"))
        let coordinator = try growth.text(of: "HomeCoordinator.swift")
        #expect(
            coordinator.contains(
                """
                    private func showDetail(id: String) {
                        let view = factory.makeDetail()
                        view.id = id
                        router.push(view, animated: true)
                    }
                """), "\(coordinator)")
        #expect(
            coordinator.contains("view.onDetail = { [weak self] id in self?.showDetail(id: id) }"), "\(coordinator)")
        #expect(try growth.text(of: "HomeVC.swift").contains("    var onDetail: ((String) -> Void)?\n"))
    }

    @Test("hand over what the factory asks for")
    func asked() throws {
        let growth = try folder.growth("navigation", "Help", to: "Home", in: source)
        let coordinator = try growth.text(of: "HomeCoordinator.swift")
        #expect(coordinator.contains("    private func showHelp(topic: String) {\n"), "\(coordinator)")
        #expect(coordinator.contains("        let view = factory.makeHelp(topic: topic)\n"), "\(coordinator)")
        #expect(coordinator.contains("view.onHelp = { [weak self] topic in self?.showHelp(topic: topic) }"))
    }

    @Test("get a manager from the function of their factory that makes one")
    func manager() throws {
        let growth = try folder.growth("manager", "Ride", to: "Home", in: source)
        let factory = try growth.text(of: "ModuleFactory.swift")
        #expect(factory.contains("HomeVM(clock: self.makeClock(), rideRepository: self.makeRides())"), "\(factory)")
    }

    @Test("tell by a closure that their contract has, too")
    func output() throws {
        let growth = try folder.growth("output", "picked: Int", to: "Terms", in: source)
        #expect(
            try growth.text(of: "TermsView.swift").contains(
                "var onDone: (() -> Void)? { get set }\n    var didPick: ((Int) -> Void)? { get set }\n"))
        #expect(try growth.text(of: "TermsVC.swift").contains("    var didPick: ((Int) -> Void)?\n"))
    }

    @Test("say by a closure what follows in them where only what they have said one so far")
    func frame() throws {
        try writeFrame()
        let plain = try folder.growth("navigation", "Terms", to: "Frame", in: source)
        let text = try plain.text(of: "FrameCoordinator.swift")
        #expect(
            text.contains(
                """
                        let view = factory.makeFrame()
                        view.onTerms = { [weak self] in self?.showTerms() }
                """), "\(text)")
        let told = try folder.growth("output", "closed", to: "Frame", in: source)
        #expect(try told.text(of: "Frame.swift").contains("    var onClosed: (() -> Void)? { get set }\n"))
    }
}

import Architecture
import Testing

@testable import Learning

/// Protocols of scenes whose names begin otherwise than the scenes' do.
@Suite("Contracts that do not begin with the scene's name")
struct ContractNamesTests: SceneTexts {
    /// Presenters and their screens, which see each other as protocols with the scene's name in the middle.
    private static func scene(_ back: String) -> [String: String] {
        [
            "NAME/NAMEContract.swift": """
            protocol PresenterToViewNAMEProtocol\(back.isEmpty ? "" : ": AnyObject") { func show() }
            protocol ViewToPresenterNAMEProtocol {
                var view: PresenterToViewNAMEProtocol? { get set }
                func begin()
            }
            """,
            "NAME/NAMEPresenter.swift": """
            final class NAMEPresenter: ViewToPresenterNAMEProtocol {
                \(back)var view: PresenterToViewNAMEProtocol?
                func begin() { view?.show() }
            }
            """,
            "NAME/NAMEViewController.swift": """
            final class NAMEViewController: UIViewController {
                var presenter: ViewToPresenterNAMEProtocol?
                override func viewDidLoad() { presenter?.begin() }
            }
            extension NAMEViewController: PresenterToViewNAMEProtocol { func show() {} }
            """,
        ]
    }

    @Test("A name with the scene's in its middle is a contract, and holds through it lead to who fulfils it")
    func middle() throws {
        let learned = try #require(learning(scenes(Self.scene("weak "))).architectures.first)
        #expect(learned.contracts.map(\.form) == ["PresenterToView{Unit}Protocol", "ViewToPresenter{Unit}Protocol"])
        #expect(learned.contracts.map(\.id) == ["presenterToViewProtocol", "viewToPresenterProtocol"])
        let channels = learned.channels.map { "\($0.from) -> \($0.to) \($0.hold.value) \($0.through?.value ?? "")" }
        #expect(
            channels == [
                "presenter -> viewController weak presenterToViewProtocol",
                "viewController -> presenter strong viewToPresenterProtocol",
            ])
        #expect(learned.outliers.isEmpty)
        #expect(learned.withoutRole.isEmpty)
    }

    @Test("Strong holds back through such contracts are circles")
    func circles() throws {
        let learned = try #require(learning(scenes(Self.scene(""))).architectures.first)
        let deviations = learned.outliers.flatMap(\.deviations)
        #expect(deviations.count == 10)
        #expect(deviations.allSatisfy { $0.cause == .keepsAlive && $0.file?.hasSuffix("Presenter.swift") ?? false })
    }

    @Test("A letter before the scene's name, wherever the protocols lie; and two of a form are no habit")
    func letters() throws {
        func scene(_ contract: String) -> [String: String] {
            [
                "NAME/Presenter/NAMEPresenter.swift":
                    "final class NAMEPresenter { weak var view: \(contract)?\n func begin() { view?.show() } }",
                "NAME/View/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController, \(contract) { let presenter: NAMEPresenter\n func show() {} }",
            ]
        }
        let contract = ["Contracts/INAMEView.swift": "protocol INAMEView: AnyObject { func show() }"]
        let all = scene("INAMEView").merging(contract) { first, _ in first }
        let learned = try #require(learning(scenes(all)).architectures.first)
        #expect(learned.contracts.map(\.form) == ["I{Unit}View"])
        #expect(learned.channels.first { $0.from == "presenter" }?.through?.value == learned.contracts.first?.id)
        let two = scenes(of: Array(Self.names.prefix(2)), all)
            .merging(scenes(of: Array(Self.names.dropFirst(2)), scene("Showing"))) { first, _ in first }
        #expect(try #require(learning(two).architectures.first).contracts.isEmpty)
    }

    private func app() throws -> WrittenApp {
        try WrittenApp(
            ["About", "Cart", "Chat", "Feed", "Login", "Map"].flatMap { name in
                [
                    ("Router/I\(name)Router.swift", "protocol I\(name)Router {\n    func leave()\n}\n"),
                    (
                        "Router/\(name)Router.swift",
                        "final class \(name)Router {}\n\nextension \(name)Router: I\(name)Router {\n    func leave() {}\n}\n"
                    ),
                    (
                        "View/\(name)ViewController.swift",
                        """
                        import UIKit

                        final class \(name)ViewController: UIViewController {
                            let router: I\(name)Router

                            init(router: I\(name)Router) {
                                self.router = router
                                super.init(nibName: nil, bundle: nil)
                            }

                            required init?(coder: NSCoder) { nil }
                        }

                        """
                    ),
                ].map { ("App/Scenes/\(name)/\($0.0)", $0.1) }
            })
    }

    @Test("A scene by example has contracts of its own name, behind a letter, too")
    func templates() throws {
        let app = try app()
        let files = try app.scene("Trip", way: 0, of: app.learned(), like: "Cart").files
        #expect(files.map { String($0.path.split(separator: "/").last ?? "") }.contains("ITripRouter.swift"))
        let text = files.map(\.text).joined(separator: "\n")
        #expect(text.contains("protocol ITripRouter {"), "\(text)")
        #expect(text.contains("let router: ITripRouter"))
        #expect(!text.contains("Cart"))
    }
}

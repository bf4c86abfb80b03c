import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Examples of tests") @MainActor
struct TestingExamples {
    final class AboutInteractor: SceneInteractorProtocol {}

    enum AboutConfigurator {
        @MainActor static func build() -> UIViewController {
            let viewController = SceneViewController(interactor: AboutInteractor())
            let terms = UIButton(type: .system)
            terms.setTitle("Terms and conditions", for: .normal)
            viewController.view.addSubview(terms)
            return viewController
        }
    }

    private func provider(_ transport: StubTransport) throws -> HTTPProvider {
        HTTPProvider(baseURL: try #require(URL(string: "https://shop.example")), transport: transport)
    }

    @Test func aWindowIsTapped() async throws {
        let window = SceneWindow(UINavigationController(rootViewController: AboutConfigurator.build()))
        await window.settle()
        try await window.tap("Terms and conditions")
        await #expect(throws: SceneWindowError.self) {
            try await window.tap("Licences")  // its description lists what is visible
        }
        try expectAccessible(window)
        await window.close()
    }

    // The picture stays empty, as it is in the documentation.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["UPDATE_SCREENS"] == nil))
    func aScreenHasAPicture() async {
        let window = SceneWindow(AboutConfigurator.build())
        await window.settle()
        #expect(throws: SceneWindowError.self) {
            try window.expectScreen("")  // UPDATE_SCREENS=1 swift test writes what is to be seen between the quotes
        }
    }

    @Test func nothingLeaks() async throws {
        try await expectNoLeaks {
            let window = SceneWindow(AboutConfigurator.build())
            await window.settle()
        }
        var held: UIViewController?
        do {
            try await expectNoLeaks(within: 0) { held = AboutConfigurator.build() }
        } catch let error as LeakError {
            #expect(error.actors.map(\.role) == ["view controller"])
        }
        #expect(held != nil)
    }

    final class AboutPresenter { weak var viewController: UIViewController? }

    @Test func aBuilderConnectsActors() {
        let viewController = SceneViewController(interactor: AboutInteractor())
        let presenter = AboutPresenter()
        presenter.viewController = viewController
        viewController.lifetime.track(presenter, as: "presenter")
        let actors = viewController.lifetime.actors
        #expect((actors["presenter"] as? AboutPresenter)?.viewController === viewController)
        #expect(actors.count == 1)
    }

    @Test func anObjectGoes() {
        var interactor: AboutInteractor? = AboutInteractor()
        let watched = Weak(interactor)
        interactor = nil
        #expect(watched.object == nil)
    }

    @Test func serversAreStubbed() async throws {
        let url = try #require(URL(string: "https://shop.example"))
        let transport = StubTransport()
        transport.answer("/about", json: #"{"data": {"text": "Hello"}}"#)
        let provider = HTTPProvider(baseURL: url, transport: transport)
        #expect(try await provider.value(of: .get("/about"), at: "data.text", as: String.self) == "Hello")
        await #expect(throws: StubTransportError.self) {
            try await provider.response(to: .get("/abuot"))  // its description lists the paths that are known
        }
    }

    @Test func anAnswerComesWhenTheTestSays() async throws {
        let transport = StubTransport()
        let provider = try provider(transport)
        let answer = transport.hold("/items")
        let fetching = Task { try await provider.value(of: .get("/items"), as: [Item].self) }
        await answer.arrival()  // now the spinner is to be seen
        answer.answer(json: "[]")
        #expect(try await fetching.value.isEmpty)
    }

    @Test func timePasses() async throws {
        let time = ManualTime()
        let task = Task { try await time.sleep(60) }
        await time.sleepers(1)
        await time.advance(by: 60)
        try await task.value
    }
}

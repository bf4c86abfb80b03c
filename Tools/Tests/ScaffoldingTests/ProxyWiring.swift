/// The code of a person who looks into a scene through a proxy.
enum ProxyWiring {
    /// Tests of the sample scene Terms with proxies between its actors.
    ///
    /// - Parameter module: the module of the scene.
    /// - Returns: a Swift file.
    static func tests(of module: String) -> String {
        """
        import ScaenaTesting
        import ScaenaUIKit
        import Testing

        @testable import \(module)

        @MainActor
        @Suite("A scene with proxies between its actors")
        struct ProxyWiringTests {
            @Test("works as without, and tells what was said")
            func between() {
                let presenter = TermsPresenter()
                let router = TermsRouter()
                let proxy = TermsPresenterProtocolProxy(presenter)
                let interactor = TermsInteractor(presenter: proxy, router: router)
                let viewController = TermsViewController(interactor: interactor)
                presenter.viewController = viewController
                router.viewController = viewController
                viewController.loadViewIfNeeded()
                #expect(proxy.calls == [.present(text: "Terms")])
                #expect((viewController.view as? TermsView)?.textLabel.text == "Terms")
            }

            @Test("loses a proxy in a weak slot, unless who installs it keeps it")
            func weakSlot() {
                let presenter = TermsPresenter()
                let shown = TermsViewControllerProtocolMock()
                do {
                    let lost = TermsViewControllerProtocolProxy(shown)
                    presenter.viewController = lost
                }
                #expect(presenter.viewController == nil)
                let kept = TermsViewControllerProtocolProxy(shown)
                presenter.viewController = kept
                presenter.present(text: "Kept")
                #expect(kept.calls == [.show(viewModel: TermsViewModel(text: "Kept"))])
                #expect(shown.calls == [.show(viewModel: TermsViewModel(text: "Kept"))])
            }
        }

        """
    }
}

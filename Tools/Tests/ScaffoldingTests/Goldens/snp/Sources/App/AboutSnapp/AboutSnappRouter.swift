import ScaenaUIKit

/// Knows how to build the scenes that follow About snapp, and shows them from its view controller.
@MainActor
final class AboutSnappRouter: AboutSnappRouterProtocol {
    weak var viewController: (any AboutSnappViewControllerProtocol)?

    func navigateToTermsAndConditions() {
        guard let address = URL(string: "http://snapp.ir/terms") else { return }
        let page = WebViewController(url: address, title: AboutSnappTexts.navigateToTermsAndConditions)
        viewController?.navigation.present(UINavigationController(rootViewController: page))
    }

    func navigateToScene2() {
        let next = Scene2Configurator.build().viewController
        viewController?.navigation.push(next)
    }
}

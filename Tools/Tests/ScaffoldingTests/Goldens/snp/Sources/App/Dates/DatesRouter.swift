import ScaenaUIKit

/// Knows how to build the scenes that follow Dates, and shows them from its view controller.
@MainActor
final class DatesRouter: DatesRouterProtocol {
    weak var viewController: (any DatesViewControllerProtocol)?

    func navigateToDated(link: URL, at: Date?, output: any DatedOutput) {
        let next = DatedConfigurator.build(link: link, at: at, output: output).viewController
        viewController?.navigation.push(next)
    }
}

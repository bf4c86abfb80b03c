import ScaenaUIKit

/// Knows how to build the scenes that follow Leads, and shows them from its view controller.
@MainActor
final class LeadsRouter: LeadsRouterProtocol {
    weak var viewController: (any LeadsViewControllerProtocol)?

    func navigateToDetail(
        aboutManager: any AboutManagerProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        output: any DetailOutput
    ) {
        let next = DetailConfigurator.build(
            aboutManager: aboutManager, item: item, page: page, others: others, names: names, output: output
        ).viewController
        viewController?.navigation.push(next)
    }
}

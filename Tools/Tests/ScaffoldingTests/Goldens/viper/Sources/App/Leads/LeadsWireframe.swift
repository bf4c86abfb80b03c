import ScaenaUIKit

/// Goes from Leads to other modules, which their factories create.
@MainActor
final class LeadsWireframe: LeadsWireframeProtocol {
    func close(from view: (any LeadsViewProtocol)?) {
        if let stack = view?.controller.navigationController, stack.viewControllers.first !== view?.controller {
            stack.popViewController(animated: true)
        } else {
            view?.controller.presentingViewController?.dismiss(animated: true)
        }
    }

    func showDetail(
        from view: (any LeadsViewProtocol)?,
        itemService: any ItemServiceProtocol,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        moduleOutput: any DetailModuleOutput
    ) {
        let next = DetailViewFactory.createView(
            itemService: itemService, item: item, page: page, others: others, names: names, moduleOutput: moduleOutput)
        view?.controller.navigationController?.pushViewController(next, animated: true)
    }
}

import ScaenaUIKit

/// Goes from Leads to other modules, which their builders create.
@MainActor
final class LeadsWireframe {
    /// Goes to detail.
    func pushDetailModule(
        from viewController: UIViewController,
        aboutProvider: any AboutProviderInterface,
        item: Item,
        page: Int,
        others: [Item]?,
        names: [String: Item],
        delegate: any DetailModuleDelegate
    ) {
        let next = DetailBuilder.createDetailModule(
            aboutProvider: aboutProvider, item: item, page: page, others: others, names: names, delegate: delegate)
        viewController.navigationController?.pushViewController(next, animated: true)
    }
}

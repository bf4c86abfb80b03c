/// The declarations of UIKit.
extension SystemDeclarations {
    static let uiKit = """
        @MainActor protocol UITableViewDataSource: NSObjectProtocol {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        }

        @MainActor protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
        }

        @MainActor protocol UITableViewDragDelegate: NSObjectProtocol {
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem]
        }

        @MainActor protocol UITableViewDropDelegate: NSObjectProtocol {
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
        }

        @MainActor protocol UICollectionViewDataSource: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell
        }

        @MainActor protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
        }

        @MainActor protocol UICollectionViewDragDelegate: NSObjectProtocol {
            func collectionView(
                _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem]
        }

        @MainActor protocol UICollectionViewDropDelegate: NSObjectProtocol {
            func collectionView(
                _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
        }

        @MainActor protocol UIPickerViewDataSource: NSObjectProtocol {
            func numberOfComponents(in pickerView: UIPickerView) -> Int
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
        }

        @MainActor protocol UIPageViewControllerDataSource: NSObjectProtocol {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController?
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController?
        }

        @MainActor protocol UISearchResultsUpdating: NSObjectProtocol {
            func updateSearchResults(for searchController: UISearchController)
        }

        @MainActor protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
        }

        @MainActor protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
        }

        @MainActor protocol UIActivityItemSource: NSObjectProtocol {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any?
        }

        @MainActor protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration?
        }

        @MainActor protocol UIDragInteractionDelegate: NSObjectProtocol {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem]
        }

        \(optional([
            "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate: UIScrollViewDelegate",
            "UITableViewDelegate: UIScrollViewDelegate", "UICollectionViewDelegate: UIScrollViewDelegate",
            "UICollectionViewDelegateFlowLayout: UICollectionViewDelegate", "UIPickerViewDelegate",
            "UIPageViewControllerDelegate", "UISearchControllerDelegate", "UINavigationControllerDelegate",
            "UITabBarControllerDelegate", "UISplitViewControllerDelegate", "UIGestureRecognizerDelegate",
            "UIAdaptivePresentationControllerDelegate", "UIViewControllerTransitioningDelegate",
            "UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate",
            "UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate",
            "UIImagePickerControllerDelegate", "UIDocumentPickerDelegate", "UIDocumentInteractionControllerDelegate",
            "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate: UISceneDelegate",
            "UIBarPositioningDelegate", "UINavigationBarDelegate: UIBarPositioningDelegate",
            "UISearchBarDelegate: UIBarPositioningDelegate", "UIToolbarDelegate: UIBarPositioningDelegate",
            "UITabBarDelegate", "UIDropInteractionDelegate", "UITextDragDelegate", "UITextDropDelegate",
            "UIPointerInteractionDelegate", "UIPencilInteractionDelegate", "UIColorPickerViewControllerDelegate",
            "UIFontPickerViewControllerDelegate", "UIDynamicAnimatorDelegate", "UICollisionBehaviorDelegate",
        ]))
        """
}

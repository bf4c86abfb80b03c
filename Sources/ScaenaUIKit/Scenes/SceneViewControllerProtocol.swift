import ScaenaKit

/// The message that every presenter may send its view controller: an error to show. A router reaches UIKit through
/// it.
///
/// A scene's own contract refines it with what there is to show (`show(viewModel:)`).
///
/// ```swift
/// @MainActor
/// final class ItemsRouter {
///     weak var viewController: (any SceneViewControllerProtocol)?
///
///     func navigateToItem(_ item: Item) {
///         viewController?.navigation.push(ItemConfigurator.build(item: item))
///     }
/// }
/// ```
@MainActor
public protocol SceneViewControllerProtocol: AnyObject {
    /// The view controller itself, for a router to present from or push onto.
    var viewController: UIViewController { get }

    /// Shows an error in a dialog.
    ///
    /// - Parameter errorViewModel: The error's words, and whether the scene leaves after it.
    func showErrorDialog(errorViewModel: ErrorViewModel)
}

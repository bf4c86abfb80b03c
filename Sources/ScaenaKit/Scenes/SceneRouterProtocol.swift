/// The root of every router's contract. A scene's own contract refines it with where one may go
/// (`navigateToTermsAndConditions()`): the interactor decides, the router knows how.
///
/// ```swift
/// @MainActor
/// protocol ItemsRouterProtocol: SceneRouterProtocol {
///     func navigateToItem(id: Int)
///     func navigateToSettings()
/// }
/// ```
@MainActor
public protocol SceneRouterProtocol: AnyObject {}

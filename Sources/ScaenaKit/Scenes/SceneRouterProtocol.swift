/// The root of every router's contract. A scene's own contract refines it with where one may go
/// (`navigateToTermsAndConditions()`): the interactor decides, the router knows how.
@MainActor
public protocol SceneRouterProtocol: AnyObject {}

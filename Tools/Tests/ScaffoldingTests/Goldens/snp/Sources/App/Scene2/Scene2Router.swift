import ScaenaUIKit

/// Knows how to build the scenes that follow Scene2, and shows them from its view controller.
@MainActor
final class Scene2Router: Scene2RouterProtocol {
    weak var viewController: (any Scene2ViewControllerProtocol)?
}

#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    @testable import ScaenaStage

    /// A view alone in the key window, and what the stage makes of that window.
    @MainActor
    struct ShownView {
        let source: WindowSource
        let window: UIWindow

        init(_ view: UIView) async {
            let controller = UIViewController()
            controller.view?.addSubview(view)
            window = UIWindow()
            source = WindowSource(window: window)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await MainQueue.settle()
        }

        /// The node of the view now; nil where it is not drawn.
        var node: StageNode? { source.snapshot().children.first?.children.first }
    }
#endif

#if !canImport(UIKit)
    import ScaenaUIKit

    /// The gestures of a person, done to the headless UIKit, which refuses those that a person could not do.
    @MainActor
    enum Finger {
        static func show(_ window: UIWindow) {
            // Not the key window: tests that run side by side would take it from each other.
            window.isHidden = false
        }

        static func settle(_ window: UIWindow) async {
            await MainQueue.settle()
        }

        static func tap(_ element: VisibleElement) throws {
            switch element.target {
            case .view(let view): try UserInput.tap(view)
            case .barItem(let item, let container): try UserInput.tap(item, in: container)
            case .back(let container): try UserInput.goBack(in: container)
            case .choice(let action, let alert): try UserInput.choose(action, in: alert)
            case .tab(let item, let container): try UserInput.chooseTab(item, in: container)
            case .segment(let index, let control): try UserInput.chooseSegment(at: index, in: control)
            case .none: throw UserInputRefusal.inert
            }
        }

        static func select(_ cell: UITableViewCell) throws {
            try UserInput.tap(cell)
        }

        static func pullDown(_ scrollView: UIScrollView) throws {
            try UserInput.pullDown(scrollView)
        }

        static func type(_ text: String, into element: VisibleElement) throws {
            guard case .view(let view) = element.target, let field = view as? UITextField else {
                throw FingerRefusal(description: "it is no text field")
            }
            try UserInput.type(text, into: field)
        }

        static func goBack(in container: UINavigationController) throws {
            try UserInput.goBack(in: container)
        }

        static func swipeDown(_ presented: UIViewController) throws {
            try UserInput.swipeDown(presented)
        }
    }
#endif

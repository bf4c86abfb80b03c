#if !canImport(UIKit)
    import Foundation

    /// One presentation: from before it begins until the presented controller has gone.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>. Differs: not to be
    /// subclassed by apps, no size classes to adapt to.
    @preconcurrency @MainActor
    public class UIPresentationController: NSObject {
        enum Phase { case idle, presenting, presented, dismissing }

        /// The presented controller; it owns this object.
        public var presentedViewController: UIViewController { presented }
        /// The controller that presents, or would; the presented controller itself before that is known.
        public var presentingViewController: UIViewController { presenter ?? presented }
        /// Hears of a dismissal by hand; not owned.
        public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        /// The view in which the presented view is, from the beginning of the presentation to its end.
        public private(set) var containerView: UIView?
        /// The presented view.
        public var presentedView: UIView? { presented.viewIfLoaded }
        /// The style in which it is presented.
        public var presentationStyle: UIModalPresentationStyle {
            presented.modalPresentationStyle == .automatic ? .pageSheet : presented.modalPresentationStyle
        }

        private unowned let presented: UIViewController
        private(set) weak var presenter: UIViewController?
        private(set) var phase = Phase.idle
        /// True from the first appearance callback of a presentation to its last.
        private(set) var isPresenting = false
        /// True from the first appearance callback of a dismissal to its last.
        fileprivate(set) var isDismissing = false
        /// Where the presenter's view was when a full-screen presentation took it away.
        private weak var presenterSuperview: UIView?
        private var presenterIndex = 0
        /// Dismissals that were asked for while the presentation was still going on.
        private var waiting: [() -> Void] = []

        init(presented: UIViewController) {
            self.presented = presented
            super.init()
        }
    }

    // MARK: - Presenting

    extension UIPresentationController {
        static func present(
            _ controller: UIViewController, from source: UIViewController, animated: Bool,
            completion: (() -> Void)?
        ) {
            let presenter = source.presenter(for: controller.modalPresentationStyle)
            let names = "\(Diagnostics.name(controller)) on \(Diagnostics.name(presenter))"
            precondition(
                controller.presentation?.presenter == nil,
                "Application tried to present modally a view controller that is already being presented")
            precondition(
                controller.parent == nil,
                "Application tried to present modally a view controller that has a parent view controller")
            if let other = presenter.ownPresented {
                Diagnostics.warn(
                    "Attempt to present \(names) (from \(Diagnostics.name(source))) "
                        + "which is already presenting \(Diagnostics.name(other)).")
                return
            }
            guard source.viewIfLoaded?.window != nil else {
                Diagnostics.warn(
                    "Attempt to present \(names) (from \(Diagnostics.name(source))) "
                        + "whose view is not in the window hierarchy.")
                return
            }
            let presentation = controller.presentation ?? controller.makePresentation()
            presenter.ownPresented = controller
            presentation.presenter = presenter
            presentation.phase = .presenting
            controller.loadViewIfNeeded()
            MainQueue.later { presentation.begin(controller, animated: animated, completion: completion) }
        }

        private func begin(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
            guard phase == .presenting, let presenter, let window = presenter.viewIfLoaded?.window else {
                abandon()
                return
            }
            let removesPresenter = presentationStyle.removesPresenter
            isPresenting = true
            if removesPresenter { presenter.performWillDisappear(animated: animated) }
            // In a hidden window nothing appears until the window does.
            if !window.isHidden { controller.performWillAppear(animated: animated) }
            let container = UIView(frame: window.bounds)
            containerView = container
            UIView.managingAppearance {
                window.addSubview(container)
                if let view = controller.view {
                    view.frame = container.bounds
                    container.addSubview(view)
                }
            }
            controller.performIsAppearing(animated: animated)
            MainQueue.later { self.finish(controller, animated: animated, completion: completion) }
        }

        private func finish(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
            guard phase == .presenting else { return }
            phase = .presented
            controller.performDidAppear(animated: animated)
            if presentationStyle.removesPresenter, let presenter {
                takeAwayPresenterView()
                presenter.performDidDisappear(animated: animated)
            }
            isPresenting = false
            completion?()
            let dismissals = waiting
            waiting = []
            for dismissal in dismissals { dismissal() }
        }

        /// True if the presenter's view is, or is about to be, out of sight.
        var coversPresenter: Bool { presenter != nil && presentationStyle.removesPresenter && !isDismissing }

        private func takeAwayPresenterView() {
            guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
            presenterSuperview = superview
            presenterIndex = superview.subviews.firstIndex { $0 === view } ?? 0
            UIView.managingAppearance { view.removeFromSuperview() }
        }

        fileprivate func bringBackPresenterView() {
            guard let view = presenter?.viewIfLoaded, let superview = presenterSuperview else { return }
            presenterSuperview = nil
            UIView.managingAppearance { superview.insertSubview(view, at: presenterIndex) }
        }
    }

    // MARK: - Dismissing

    extension UIPresentationController {
        static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
            let presenter = source.presentedViewController?.presentation?.presenter ?? source.presentingViewController
            guard let presenter, let presented = presenter.ownPresented, let presentation = presented.presentation
            else { return }
            presentation.dismiss(presented, byHand: false, animated: animated, completion: completion)
        }

        /// Ends the presentation of `controller` and of all that is presented above it.
        func dismiss(
            _ controller: UIViewController, byHand: Bool, animated: Bool, completion: (() -> Void)?
        ) {
            let chain = controller.presentedChain
            if let busy = chain.compactMap(\.presentation).first(where: { $0.phase == .presenting }) {
                busy.waiting.append { [weak self, weak controller] in
                    guard let self, let controller, phase == .presented else { return }
                    dismiss(controller, byHand: byHand, animated: animated, completion: completion)
                }
                return
            }
            guard phase == .presented else {
                Diagnostics.warn(
                    "Attempt to dismiss \(Diagnostics.name(controller)) while a dismissal is in progress.")
                return
            }
            for link in chain { link.presentation?.phase = .dismissing }
            MainQueue.later {
                self.beginDismissal(of: chain, byHand: byHand, animated: animated, completion: completion)
            }
        }

        private func beginDismissal(
            of chain: [UIViewController], byHand: Bool, animated: Bool, completion: (() -> Void)?
        ) {
            guard phase == .dismissing else { return }
            for link in chain { link.presentation?.isDismissing = true }
            if byHand { delegate?.presentationControllerWillDismiss(self) }
            for link in chain.reversed() { link.performWillDisappear(animated: animated) }
            let returning = presentationStyle.removesPresenter ? presenter : nil
            if containerView?.window?.isHidden == false { returning?.performWillAppear(animated: animated) }
            bringBackPresenterView()
            returning?.performIsAppearing(animated: animated)
            MainQueue.later {
                self.finishDismissal(
                    of: chain, returning: returning, byHand: byHand, animated: animated, completion: completion)
            }
        }

        private func finishDismissal(
            of chain: [UIViewController], returning: UIViewController?, byHand: Bool, animated: Bool,
            completion: (() -> Void)?
        ) {
            guard phase == .dismissing else { return }
            returning?.performDidAppear(animated: animated)
            for link in chain.reversed() { link.presentation?.removeViews() }
            // Apart before they are told: a device's `presentingViewController` is nil in `viewDidDisappear`.
            for link in chain.reversed() { link.presentation?.unlink() }
            for link in chain.reversed() { link.performDidDisappear(animated: animated) }
            for link in chain { link.presentation?.isDismissing = false }
            completion?()
            if byHand { delegate?.presentationControllerDidDismiss(self) }
        }

        private func removeViews() {
            UIView.managingAppearance {
                presented.viewIfLoaded?.removeFromSuperview()
                containerView?.removeFromSuperview()
            }
            containerView = nil
        }

        /// Takes the two controllers apart; the presented one is released unless somebody else owns it.
        private func unlink() {
            phase = .idle
            isPresenting = false
            let presenter = presenter
            self.presenter = nil
            presenterSuperview = nil
            waiting = []
            if presenter?.ownPresented === presented { presenter?.ownPresented = nil }
        }

        /// Ends a presentation whose window or presenter has gone before it began.
        private func abandon() {
            guard presented.presentation === self else { return }
            removeViews()
            unlink()
        }

        /// Ends all presentations above a controller whose window lets it go.
        static func abandonPresentations(above controller: UIViewController) {
            let chain = controller.presentedInTree?.presentedChain
            for link in (chain ?? []).reversed() {
                guard let presentation = link.presentation else { continue }
                presentation.isDismissing = true
                link.performWillDisappear(animated: false)
                presentation.removeViews()
                presentation.unlink()
                link.performDidDisappear(animated: false)
                presentation.isDismissing = false
            }
        }
    }

    extension UIViewController {
        /// This controller and what is presented above it, one over the other.
        fileprivate var presentedChain: [UIViewController] {
            var chain: [UIViewController] = []
            var next: UIViewController? = self
            while let controller = next {
                chain.append(controller)
                next = controller.ownPresented
            }
            return chain
        }

        /// Returns the controller that presents when this one is asked to: the root, or the nearest context where the
        /// style wants one.
        fileprivate func presenter(for style: UIModalPresentationStyle) -> UIViewController {
            guard style.isInCurrentContext else { return root }
            var candidate = self
            while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
            return candidate
        }

        /// The presentation of this controller or of the nearest ancestor that has one.
        var nearestPresentation: UIPresentationController? { presentation ?? parent?.nearestPresentation }

        func makePresentation() -> UIPresentationController {
            let made: UIPresentationController =
                switch modalPresentationStyle {
                case .popover: UIPopoverPresentationController(presented: self)
                case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presented: self)
                default: UIPresentationController(presented: self)
                }
            presentation = made
            return made
        }
    }
#endif

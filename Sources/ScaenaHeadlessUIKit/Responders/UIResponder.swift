#if !canImport(UIKit)
    import Foundation

    /// An object that takes part in the responder chain.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiresponder>. Differs: no touch, press or motion
    /// events are delivered, since nothing here has coordinates; a user's input arrives through controls.
    @preconcurrency @MainActor
    open class UIResponder: NSObject {
        /// Creates a responder that belongs to no chain.
        public override init() { super.init() }

        /// The next responder: a view's controller or superview, a controller's superview's, a window's application.
        open var next: UIResponder? { nil }

        /// True if this object may become first responder; `false` unless overridden.
        open var canBecomeFirstResponder: Bool { false }

        /// True if this object is willing to give up being first responder; `true` unless overridden.
        open var canResignFirstResponder: Bool { true }

        /// True if this object is its window's first responder.
        open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

        /// Asks to be the first responder of the window.
        ///
        /// - Returns: true if this object is first responder now: `false` when it may not be, when it is in no
        ///   window, or when the current one does not resign.
        @discardableResult
        open func becomeFirstResponder() -> Bool {
            guard let window = responderWindow, canBecomeFirstResponder else { return false }
            // The keyboard stays where it goes from one to the next.
            window.isHandingKeyboardOver = true
            defer { window.isHandingKeyboardOver = false }
            if let current = window.firstResponder {
                if current === self { return true }
                guard current.resignFirstResponder() else { return false }
            }
            window.firstResponder = self
            return true
        }

        /// Asks to give up being the first responder.
        ///
        /// - Returns: true if this object is no longer first responder.
        @discardableResult
        open func resignFirstResponder() -> Bool {
            guard canResignFirstResponder else { return false }
            if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
            return true
        }

        /// The window at the end of this object's chain.
        private var responderWindow: UIWindow? {
            var responder: UIResponder? = self
            while let current = responder {
                if let window = current as? UIWindow { return window }
                responder = current.next
            }
            return nil
        }
    }
#endif

#if !canImport(UIKit)
    import Foundation

    /// What is told of the keyboard.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiresponder>. Differs: no keyboard is seen here, as on
    /// a device with a keyboard of its own, and nobody tells of one but whoever plays it.
    extension UIResponder {
        /// Told before the keyboard is shown, or changes its size.
        public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
        /// Told when the keyboard has been shown.
        public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
        /// Told before the keyboard is hidden.
        public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
        /// Told when the keyboard has been hidden.
        public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
        /// Where the keyboard will be, on the screen: a rectangle.
        public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        /// How long the keyboard takes to get there, in seconds.
        public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    }
#endif

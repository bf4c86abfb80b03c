#if !canImport(UIKit)
    import Foundation

    /// The notifications about the keyboard, and their values.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiresponder>. Differs: as on a device with a keyboard of its
    /// own, none is seen unless the renderer asks for one; its heights are those of common devices.
    extension UIResponder {
        /// Told before the keyboard is shown, or changes its size.
        public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
        /// Told when the keyboard has been shown.
        public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
        /// Told before the keyboard is hidden.
        public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
        /// Told when the keyboard has been hidden.
        public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
        /// Told before the keyboard comes, goes, or becomes another.
        public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
            "UIKeyboardWillChangeFrameNotification")
        /// Told when the keyboard has come, has gone, or is another.
        public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
            "UIKeyboardDidChangeFrameNotification")
        /// Where the keyboard was, on the screen: a rectangle.
        public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
        /// Where the keyboard will be, on the screen: a rectangle.
        public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        /// The time that the keyboard takes to get there, in seconds.
        public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
        /// The curve of the keyboard's speed on its way: a number.
        public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
        /// True if the keyboard is this app's: a boolean.
        public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    }
#endif

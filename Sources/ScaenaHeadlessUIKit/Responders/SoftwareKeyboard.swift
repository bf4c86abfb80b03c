#if !canImport(UIKit)
    import Foundation

    /// A keyboard on the screen: what is drawn of it, and where.
    package struct SoftwareKeyboard: Equatable, Sendable {
        /// Which keys there are.
        package let type: UIKeyboardType
        /// The title of its return key.
        package let returnKey: UIReturnKeyType
        /// Which letters it makes large.
        package let capitals: UITextAutocapitalizationType
        /// Where it is, on the screen.
        package let frame: CGRect

        /// The keyboard that a responder wants; `nil` where it takes no text.
        @MainActor
        init?(for responder: UIResponder, in bounds: CGRect) {
            switch responder {
            case let field as UITextField:
                (type, returnKey, capitals) = (field.keyboardType, field.returnKeyType, field.autocapitalizationType)
            case let view as UITextView:
                (type, returnKey, capitals) = (view.keyboardType, view.returnKeyType, view.autocapitalizationType)
            default: return nil
            }
            let height = Self.height(in: bounds.size)
            frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }

        /// Returns the height of a keyboard without suggestions on common devices, in points.
        private static func height(in size: CGSize) -> CGFloat {
            let isLandscape = size.width > size.height
            if min(size.width, size.height) >= 700 { return isLandscape ? 353 : 265 }
            if isLandscape { return 171 }
            // The smallest ones have no home indicator below the keys.
            if size.height < 700 { return 216 }
            return size.width >= 410 ? 301 : 291
        }
    }

    extension UIWindow {
        /// Shows the keyboard that the first responder wants, or hides it; tells the code that makes room for it.
        func followKeyboard() {
            guard !isHandingKeyboardOver else { return }
            let wanted =
                SystemSettings.current.drawsKeyboard
                ? firstResponder.flatMap { SoftwareKeyboard(for: $0, in: bounds) } : nil
            guard wanted != keyboard else { return }
            let before = keyboard
            keyboard = wanted
            setNeedsRendering()
            guard wanted?.frame != before?.frame else { return }
            let away = CGRect(
                x: 0, y: bounds.height, width: bounds.width, height: (wanted ?? before)?.frame.height ?? 0)
            let center = NotificationCenter.default
            let info: [AnyHashable: Any] = [
                UIResponder.keyboardFrameBeginUserInfoKey: before?.frame ?? away,
                UIResponder.keyboardFrameEndUserInfoKey: wanted?.frame ?? away,
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                UIResponder.keyboardAnimationCurveUserInfoKey: 7,
                UIResponder.keyboardIsLocalUserInfoKey: true,
            ]
            let comes = wanted != nil
            center.post(name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
            center.post(
                name: comes ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
                object: nil, userInfo: info)
            let end = wanted?.frame ?? away
            MainQueue.later {
                let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: end]
                center.post(name: UIResponder.keyboardDidChangeFrameNotification, object: nil, userInfo: info)
                center.post(
                    name: comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                    object: nil, userInfo: info)
            }
        }
    }

    extension UserInput {
        /// Hides the keyboard by its own key, as a tablet has one.
        package static func hideKeyboard(of window: UIWindow) throws(UserInputRefusal) {
            guard window.keyboard != nil else { throw .inert }
            guard window.endEditing(false) else { throw .prevented }
        }
    }
#endif

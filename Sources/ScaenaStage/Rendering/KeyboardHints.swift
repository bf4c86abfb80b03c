#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The hints for the keyboard of a field, in the words of HTML.
    @MainActor
    enum KeyboardHints {
        /// The keyboard on the screen, where one is drawn.
        static func describe(_ window: UIWindow, _ attributes: inout [String: String]) {
            guard let keyboard = window.keyboard else { return }
            attributes[StageAttribute.keyboard] = kind(keyboard.type)
            attributes[StageAttribute.keyboardHeight] = ColorText.number(keyboard.frame.height)
            attributes[StageAttribute.returnKey] = returnKey(keyboard.returnKey)
            attributes[StageAttribute.capitals] = capitals(keyboard.capitals) ?? "sentences"
            attributes[StageAttribute.separator] = SystemSettings.current.locale.decimalSeparator
        }

        /// The distance of the keyboard's upper edge from the bottom of a view, as far as that is the window's or a tab bar's.
        static func inset(of view: UIView) -> CGFloat {
            let tabBar = view.viewController?.tabBarController?.tabBar
            let below = tabBar.map { $0.isHidden ? 0 : tabBarHeight } ?? 0
            guard let keyboard = view.window?.keyboard else { return below > 0 ? 0 : LayoutHints.bottomSafeArea }
            return max(0, keyboard.frame.height - below)
        }

        /// The height of a tab bar with the room below it, in points.
        private static let tabBarHeight: CGFloat = 83

        private static func kind(_ type: UIKeyboardType) -> String {
            switch type {
            case .numberPad: "numbers"
            case .asciiCapableNumberPad: "asciiNumbers"
            case .decimalPad: "decimal"
            case .phonePad: "phone"
            case .emailAddress: "email"
            case .URL: "url"
            case .webSearch: "web"
            case .twitter: "social"
            case .numbersAndPunctuation: "signs"
            case .asciiCapable: "ascii"
            case .default, .namePhonePad: "letters"
            }
        }

        private static func returnKey(_ type: UIReturnKeyType) -> String {
            switch type {
            case .default: "return"
            case .go: "go"
            case .google: "Google"
            case .join: "join"
            case .next: "next"
            case .route: "route"
            case .search: "search"
            case .send: "send"
            case .yahoo: "Yahoo"
            case .done: "done"
            case .emergencyCall: "emergency call"
            case .continue: "continue"
            }
        }

        static func describe(_ field: UITextField, _ attributes: inout [String: String]) {
            attributes[StageAttribute.editing] = field.isEditing ? "true" : nil
            attributes[StageAttribute.inputMode] = mode(field.keyboardType)
            attributes[StageAttribute.enterKey] = enterKey(field.returnKeyType)
            attributes[StageAttribute.capitals] = capitals(field.autocapitalizationType)
            attributes[StageAttribute.corrects] = field.autocorrectionType == .no ? "off" : nil
            attributes[StageAttribute.spells] = field.spellCheckingType == .no ? "false" : nil
            attributes[StageAttribute.fills] = field.textContentType.flatMap(fills)
            attributes[StageAttribute.clears] =
                switch field.clearButtonMode {
                case .never: nil
                case .whileEditing: "whileEditing"
                case .unlessEditing: "unlessEditing"
                case .always: "always"
                }
            // A view before or after the text, where it is there for its room only.
            attributes.look("padding-left", points: room(of: field.leftView))
            attributes.look("padding-right", points: room(of: field.rightView))
            shrink(
                field.adjustsFontSizeToFitWidth, to: field.minimumFontSize / (field.font?.pointSize ?? 17), &attributes)
        }

        static func describe(_ view: UITextView, _ attributes: inout [String: String]) {
            attributes[StageAttribute.editing] = view.isFirstResponder ? "true" : nil
            attributes[StageAttribute.inputMode] = mode(view.keyboardType)
            attributes[StageAttribute.enterKey] = enterKey(view.returnKeyType)
            attributes[StageAttribute.capitals] = capitals(view.autocapitalizationType)
            attributes[StageAttribute.corrects] = view.autocorrectionType == .no ? "off" : nil
            attributes.look("user-select", view.isSelectable ? nil : "none")
            let inset = view.textContainerInset
            // Five points are the padding of a line fragment.
            attributes.look(
                "padding",
                Looks.sides(
                    UIEdgeInsets(top: inset.top, left: inset.left + 5, bottom: inset.bottom, right: inset.right + 5)))
        }

        /// Says that text becomes smaller where there is little room, and by what part of its size at most.
        static func shrink(_ shrinks: Bool, to part: CGFloat, _ attributes: inout [String: String]) {
            guard shrinks, part < 1 else { return }
            attributes[StageAttribute.shrinks] = ColorText.number(max(part, 0.1))
        }

        private static func room(of view: UIView?) -> CGFloat {
            guard let view, !view.isHidden else { return 0 }
            return view.frame.width
        }

        private static func mode(_ type: UIKeyboardType) -> String? {
            switch type {
            case .numberPad, .asciiCapableNumberPad: "numeric"
            case .decimalPad: "decimal"
            case .phonePad: "tel"
            case .emailAddress: "email"
            case .URL: "url"
            case .webSearch: "search"
            case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
            }
        }

        private static func enterKey(_ type: UIReturnKeyType) -> String? {
            switch type {
            case .default: nil
            case .go, .join, .route, .emergencyCall: "go"
            case .google, .yahoo, .search: "search"
            case .next, .continue: "next"
            case .send: "send"
            case .done: "done"
            }
        }

        private static func capitals(_ type: UITextAutocapitalizationType) -> String? {
            switch type {
            case .none: "none"
            case .words: "words"
            case .sentences: nil
            case .allCharacters: "characters"
            }
        }

        private static func fills(_ type: UITextContentType) -> String? {
            switch type {
            case .name: "name"
            case .givenName: "given-name"
            case .familyName: "family-name"
            case .emailAddress: "email"
            case .telephoneNumber: "tel"
            case .URL: "url"
            case .username: "username"
            case .password: "current-password"
            case .newPassword: "new-password"
            case .oneTimeCode: "one-time-code"
            default: nil
            }
        }
    }
#endif

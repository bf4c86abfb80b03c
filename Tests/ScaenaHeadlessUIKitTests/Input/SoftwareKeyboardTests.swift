#if !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaHeadlessUIKit

    /// A keyboard that covers, as on a device without one of its own. Nothing here waits while there is one: it is the
    /// process's.
    @Suite("SoftwareKeyboard") @MainActor
    struct SoftwareKeyboardTests {
        /// The events of the keyboard of one window, in order.
        @MainActor
        private final class Log {
            private(set) var told: [String] = []
            private(set) var end: CGRect?
            private var tokens: [any NSObjectProtocol] = []

            init() {
                let names: [(Notification.Name, String)] = [
                    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
                    (UIResponder.keyboardWillShowNotification, "willShow"),
                    (UIResponder.keyboardWillHideNotification, "willHide"),
                ]
                for (name, word) in names {
                    tokens.append(
                        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                            MainActor.assumeIsolated { [weak self] in
                                self?.told.append(word)
                                self?.end = frame
                            }
                        })
                }
            }

            func close() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        }

        private func withKeyboard(_ body: (UIWindow, UITextField, UITextField, Log) throws -> Void) rethrows {
            let root = UIViewController()
            let (first, second) = (UITextField(), UITextField())
            root.view.addSubview(first)
            root.view.addSubview(second)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = root
            window.makeKeyAndVisible()
            let before = SystemSettings.current
            var settings = before
            settings.drawsKeyboard = true
            UIApplication.shared.use(settings)
            let log = Log()
            defer {
                log.close()
                UIApplication.shared.use(before)
                window.isHidden = true
            }
            try body(window, first, second, log)
        }

        @Test func itComesAndGoesWithTheFirstResponder() {
            withKeyboard { window, first, second, log in
                first.keyboardType = .decimalPad
                first.becomeFirstResponder()
                #expect(log.told == ["willChangeFrame", "willShow"])
                #expect(log.end == CGRect(x: 0, y: 561, width: 393, height: 291))
                #expect(window.keyboard?.type == .decimalPad)
                // From one field to the next it stays, and is another.
                second.returnKeyType = .search
                second.becomeFirstResponder()
                #expect(log.told.count == 2 && window.keyboard?.returnKey == .search)
                second.resignFirstResponder()
                #expect(log.told.suffix(2) == ["willChangeFrame", "willHide"] && log.end?.minY == 852)
                #expect(window.keyboard == nil)
            }
        }

        @Test func aFieldThatLeavesTakesItAlong() {
            withKeyboard { window, first, _, log in
                first.becomeFirstResponder()
                first.removeFromSuperview()
                #expect(window.keyboard == nil && log.told.last == "willHide")
            }
        }

        @Test func itFollowsTheDeviceAndItsOwnKeyboard() throws {
            try withKeyboard { window, first, _, log in
                first.becomeFirstResponder()
                window.bounds.size = CGSize(width: 852, height: 393)
                #expect(log.end == CGRect(x: 0, y: 222, width: 852, height: 171))
                window.bounds.size = CGSize(width: 834, height: 1210)
                #expect(window.keyboard?.frame.height == 265)
                var settings = SystemSettings.current
                settings.drawsKeyboard = false
                UIApplication.shared.use(settings)
                #expect(window.keyboard == nil && first.isFirstResponder && log.told.last == "willHide")
                #expect(throws: UserInputRefusal.inert) { try UserInput.hideKeyboard(of: window) }
                settings.drawsKeyboard = true
                UIApplication.shared.use(settings)
                try UserInput.hideKeyboard(of: window)
                #expect(!first.isFirstResponder && window.keyboard == nil)
            }
        }

        @Test func aFingerInATextViewBeginsEditing() throws {
            let view = UITextView()
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.rootViewController?.view.addSubview(view)
            window.isHidden = false
            try UserInput.tap(view)
            #expect(view.isFirstResponder)
        }
    }
#endif

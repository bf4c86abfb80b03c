#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    // What a person sends the app, as the system of a device would.
    extension WindowSource {
        /// True while a person has sent the app away.
        var isInBackground: Bool { appState?.selected == 1 }

        /// Where the app is sent into the background, and back.
        func makeStateControl() -> StageControl {
            let control = StageControl("App", choices: ["Active", "Background"]) { [weak self] choice in
                let scene = self?.window.windowScene
                if choice == 1 { HandOver.leave(scene) } else { HandOver.comeBack(scene) }
                self?.onChange?()
            }
            appState = control
            return control
        }

        /// Opens an address by the app: a page's by an activity, as universal links are, another by its scheme.
        ///
        /// - Returns: Why that is not possible, or `nil`.
        func open(_ address: String) -> String? {
            guard let url = URL(string: address), let scheme = url.scheme?.lowercased() else {
                return "That is no address: write it with its scheme, as in shop://orders/7."
            }
            let scene = window.windowScene
            guard scene?.delegate != nil || UIApplication.shared.delegate != nil else {
                return "The app has no delegate that could open an address."
            }
            appState?.select(0)
            if ["http", "https"].contains(scheme) {
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                if let scene, let delegate = scene.delegate {
                    delegate.scene(scene, continue: activity)
                } else if !HandOver.continueActivity(activity) {
                    return "The app's delegate did not open \(address)."
                }
            } else if let scene, let delegate = scene.delegate {
                delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
            } else if !HandOver.open(url) {
                return "The app's delegate did not open \(address)."
            }
            return nil
        }

        /// Hands the app a notification.
        ///
        /// - Returns: Why that is not possible, or that the app wants nothing of it to be seen, or `nil`.
        func push(_ payload: String, isTapped: Bool) -> String? {
            let json = try? JSONSerialization.jsonObject(with: Data(payload.utf8))
            guard let info = json as? [String: Any] else {
                return #"A payload is a JSON object, as in {"aps": {"alert": "Hello"}, "order": 7}."#
            }
            guard UNUserNotificationCenter.current().delegate != nil else {
                return "The app has set no delegate of UNUserNotificationCenter, which notifications go to."
            }
            let content = UNMutableNotificationContent()
            content.userInfo = info
            let alert = (info["aps"] as? [String: Any])?["alert"]
            content.title = (alert as? [String: Any])?["title"] as? String ?? ""
            content.body = (alert as? [String: Any])?["body"] as? String ?? alert as? String ?? ""
            let notification = UNNotification(
                request: UNNotificationRequest(identifier: UUID().uuidString, content: content), date: Date())
            if isTapped {
                appState?.select(0)
                HandOver.respond(to: notification)
            } else if !isInBackground, HandOver.present(notification).isEmpty {
                return "The app was told, and wants nothing of it to be seen."
            }
            return nil
        }

        func inspection(of id: Int) -> (told: StageUpdate.Inspection, callers: [UInt])? {
            guard let object = identities.target(of: id)?.object else { return nil }
            guard let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded else {
                let type = String(describing: type(of: object))
                return (StageUpdate.Inspection(id: id, type: type, owners: [], facts: [], constraints: []), [])
            }
            return (Inspector(view: view).inspection(id: id), view.madeBy)
        }

        func faults() -> [StageUpdate.Fault] {
            guard let top = window.presentationChain.last else { return [] }
            return AccessibilityAudit(VisibleElements(of: top).all).faults.map { fault in
                StageUpdate.Fault(id: fault.view.flatMap { identities.known($0) }, text: fault.text)
            }
        }
    }
#endif

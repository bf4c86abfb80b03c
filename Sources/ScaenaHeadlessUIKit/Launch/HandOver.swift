#if !canImport(UIKit)
    import Foundation

    /// Hands an app what the system of a device would, for a test or a stage that runs it.
    ///
    /// Each goes the way that it goes on a device, to the delegate that the app has set.
    @MainActor
    package enum HandOver {
        /// Opens an address by the app's delegate.
        ///
        /// - Returns: true if the app could.
        @discardableResult
        package static func open(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
            UIApplication.shared.delegate?.application(.shared, open: url, options: options) ?? false
        }

        /// Hands on what a person did elsewhere.
        ///
        /// - Returns: true if the app could go on with it.
        @discardableResult
        package static func continueActivity(_ activity: NSUserActivity) -> Bool {
            UIApplication.shared.delegate?.application(.shared, continue: activity) { restoring in
                for object in restoring ?? [] { object.restoreUserActivityState(activity) }
            } ?? false
        }

        /// Chooses a shortcut of the home screen.
        ///
        /// - Returns: true if the app said that it could; `false` until it says anything.
        @discardableResult
        package static func performAction(for item: UIApplicationShortcutItem) -> Bool {
            var could = false
            UIApplication.shared.delegate?.application(.shared, performActionFor: item) { could = $0 }
            return could
        }

        /// Lets a notification come while the app is seen.
        ///
        /// - Returns: the way in which the app wants it shown.
        @discardableResult
        package static func present(_ notification: UNNotification) -> UNNotificationPresentationOptions {
            var options: UNNotificationPresentationOptions = []
            let center = UNUserNotificationCenter.current()
            center.delegate?.userNotificationCenter(center, willPresent: notification) { options = $0 }
            return options
        }

        /// Lets a person choose an action of a notification.
        package static func respond(
            to notification: UNNotification, by action: String = UNNotificationDefaultActionIdentifier
        ) {
            let center = UNUserNotificationCenter.current()
            let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
            center.delegate?.userNotificationCenter(center, didReceive: response) {}
        }

        /// Leaves the app, as by the home screen.
        ///
        /// - Parameter scene: The scene that is left: its delegate is told, in the place of the app's.
        package static func leave(_ scene: UIScene? = nil) {
            UIApplication.shared.applicationState = .inactive
            if let scene {
                scene.activationState = .foregroundInactive
                scene.delegate?.sceneWillResignActive(scene)
            } else {
                UIApplication.shared.delegate?.applicationWillResignActive(.shared)
            }
            NotificationCenter.default.post(
                name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
            UIApplication.shared.applicationState = .background
            if let scene {
                scene.activationState = .background
                scene.delegate?.sceneDidEnterBackground(scene)
            } else {
                UIApplication.shared.delegate?.applicationDidEnterBackground(.shared)
            }
            NotificationCenter.default.post(
                name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
        }

        /// Comes back to the app.
        ///
        /// - Parameter scene: The scene that is seen again; see ``leave(_:)``.
        package static func comeBack(_ scene: UIScene? = nil) {
            UIApplication.shared.applicationState = .inactive
            if let scene {
                scene.activationState = .foregroundInactive
                scene.delegate?.sceneWillEnterForeground(scene)
            } else {
                UIApplication.shared.delegate?.applicationWillEnterForeground(.shared)
            }
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
            UIApplication.shared.applicationState = .active
            if let scene {
                scene.activationState = .foregroundActive
                scene.delegate?.sceneDidBecomeActive(scene)
            } else {
                UIApplication.shared.delegate?.applicationDidBecomeActive(.shared)
            }
            NotificationCenter.default.post(
                name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        }
    }
#endif

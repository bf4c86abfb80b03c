#if !canImport(UIKit)
    import Foundation

    /// A device's settings as far as an app sees them: whoever shows the app says what was chosen there.
    package struct SystemSettings: Equatable, Sendable {
        /// Light or dark.
        package var style = UIUserInterfaceStyle.light
        /// The size of texts.
        package var contentSize = UIContentSizeCategory.large
        /// The side on which lines begin.
        package var direction = UITraitEnvironmentLayoutDirection.leftToRight
        /// Whether colours stand out more.
        package var contrast = UIAccessibilityContrast.normal
        /// Whether texts are bold.
        package var weight = UILegibilityWeight.regular
        /// Whether less moves.
        package var reducesMotion = false

        /// The settings of a new device.
        package init() {}

        private static let lock = NSLock()
        // Guarded by `lock`.
        nonisolated(unsafe) private static var stored = SystemSettings()

        /// The settings now. Fonts are asked for on any thread.
        package fileprivate(set) static var current: SystemSettings {
            get { lock.withLock { stored } }
            set { lock.withLock { stored = newValue } }
        }
    }

    extension UIApplication {
        /// Changes the device's settings, as a person does there: traits follow, and whoever observes them is told.
        package func use(_ settings: SystemSettings) {
            let before = SystemSettings.current
            guard settings != before else { return }
            let traits = allWindows.map { ($0, $0.traitCollection) }
            SystemSettings.current = settings
            for (window, previous) in traits where window.traitCollection != previous {
                window.traitsChanged(from: previous)
            }
            for (window, _) in traits { window.setNeedsRendering() }
            tell(before, settings)
        }

        private func tell(_ before: SystemSettings, _ now: SystemSettings) {
            let center = NotificationCenter.default
            if before.contentSize != now.contentSize {
                center.post(
                    name: UIContentSizeCategory.didChangeNotification, object: self,
                    userInfo: [UIContentSizeCategory.newValueUserInfoKey: now.contentSize])
            }
            if before.reducesMotion != now.reducesMotion {
                center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
            }
            if before.weight != now.weight {
                center.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
            }
            if before.contrast != now.contrast {
                center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
            }
        }

        /// The size of texts that a person chose.
        public var preferredContentSizeCategory: UIContentSizeCategory { SystemSettings.current.contentSize }
        /// The side on which lines begin.
        public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
            SystemSettings.current.direction == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
#endif

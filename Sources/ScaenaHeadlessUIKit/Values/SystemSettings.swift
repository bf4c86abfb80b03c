#if !canImport(UIKit)
    import Foundation

    /// A device's settings as far as an app sees them: the renderer says what was chosen there.
    package struct SystemSettings: Equatable, Sendable {
        /// Light or dark.
        package var style = UIUserInterfaceStyle.light
        /// The size of texts.
        package var contentSize = UIContentSizeCategory.large
        /// The side on which lines begin.
        package var direction = UITraitEnvironmentLayoutDirection.leftToRight
        /// The setting that makes colours stand out more.
        package var contrast = UIAccessibilityContrast.normal
        /// The setting that makes texts bold.
        package var weight = UILegibilityWeight.regular
        /// True if less moves.
        package var reducesMotion = false
        /// True if a keyboard is drawn on the screen: there is no other one.
        package var drawsKeyboard = false

        /// The language that a person chose, such as `"fa"` or `"pt-BR"`; `nil` where nobody has.
        package var language = Self.launchLanguage {
            didSet { direction = language.map(Self.isRightToLeft) ?? false ? .rightToLeft : .leftToRight }
        }

        /// The settings of a new device.
        package init() {
            if language.map(Self.isRightToLeft) ?? false { direction = .rightToLeft }
        }

        /// Whose words, numbers and dates a person reads. Foundation's own locale cannot be changed here.
        package var locale: Locale { language.map(Locale.init(identifier:)) ?? .current }

        /// The language with which the app was started: `-AppleLanguages '(fa)'`, as Xcode's schemes write it.
        private static let launchLanguage = UserDefaults.standard.stringArray(forKey: languagesKey)?.first

        private static let languagesKey = "AppleLanguages"

        private static func isRightToLeft(_ language: String) -> Bool {
            NSLocale.characterDirection(forLanguage: language) == .rightToLeft
        }

        /// Says the language where apps read it, as a device does; nothing of it is kept.
        fileprivate func sayLanguage() {
            let defaults = UserDefaults.standard
            var domain = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
            domain[Self.languagesKey] = language.map { [$0] }
            domain["AppleLocale"] = language.map { $0.replacingOccurrences(of: "-", with: "_") }
            // What is only replaced is still found by its key.
            defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
            defaults.setVolatileDomain(domain, forName: UserDefaults.argumentDomain)
        }

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
        /// Changes the device's settings, as a person does there: traits follow, and their observers are told.
        package func use(_ settings: SystemSettings) {
            let before = SystemSettings.current
            guard settings != before else { return }
            let traits = allWindows.map { ($0, $0.traitCollection) }
            SystemSettings.current = settings
            if settings.language != before.language { settings.sayLanguage() }
            for (window, previous) in traits where window.traitCollection != previous {
                window.traitsChanged(from: previous)
            }
            for (window, _) in traits {
                window.followKeyboard()
                window.setNeedsRendering()
            }
            tell(before, settings)
        }

        private func tell(_ before: SystemSettings, _ now: SystemSettings) {
            let center = NotificationCenter.default
            if before.contentSize != now.contentSize {
                center.post(
                    name: UIContentSizeCategory.didChangeNotification, object: self,
                    userInfo: [UIContentSizeCategory.newValueUserInfoKey: now.contentSize])
            }
            if before.language != now.language {
                center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
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

#if !canImport(UIKit)
    import Foundation
    import ScaenaHeadlessUIKit
    import Testing

    /// Nothing here waits while the settings are others: they are the process's.
    @Suite @MainActor struct ContentSizeTests {
        private func with<Setting, Value>(
            _ setting: WritableKeyPath<SystemSettings, Setting>, _ new: Setting, _ body: () throws -> Value
        ) rethrows -> Value {
            var settings = SystemSettings()
            settings[keyPath: setting] = new
            UIApplication.shared.use(settings)
            defer { UIApplication.shared.use(SystemSettings()) }
            return try body()
        }

        /// A few of the table in the Human Interface Guidelines.
        @Test(arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, CGFloat(14)), (.body, .medium, 16),
            (.body, .large, 17),
            (.body, .extraExtraExtraLarge, 23), (.body, .accessibilityExtraExtraExtraLarge, 53),
            (.caption2, .extraSmall, 11), (.caption2, .accessibilityMedium, 20), (.largeTitle, .accessibilityLarge, 48),
        ])
        func aFontIsAsLargeAsItsStyleIsThen(style: UIFont.TextStyle, size: UIContentSizeCategory, points: CGFloat) {
            let font = with(\.contentSize, size) { UIFont.preferredFont(forTextStyle: style) }
            #expect(font.pointSize == points)
            let traits = UITraitCollection(preferredContentSizeCategory: size)
            #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == points)
        }

        @Test func metricsScaleWhatTheyAreGiven() {
            let base = UIFont.systemFont(ofSize: 34, weight: .bold)
            let metrics = UIFontMetrics(forTextStyle: .body)
            #expect(metrics.scaledFont(for: base).pointSize == 34 && metrics.scaledValue(for: 34) == 34)
            with(\.contentSize, .accessibilityExtraExtraExtraLarge) {
                #expect(metrics.scaledFont(for: base).pointSize == 106 && metrics.scaledValue(for: 17) == 53)
                #expect(metrics.scaledFont(for: base, maximumPointSize: 40).pointSize == 40)
            }
        }

        @Test func whoObservesIsTold() {
            var heard: [UIContentSizeCategory] = []
            let token = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { note in
                let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                MainActor.assumeIsolated { heard.append(size ?? .unspecified) }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            with(\.contentSize, .extraLarge) {}
            with(\.reducesMotion, true) { #expect(UIAccessibility.isReduceMotionEnabled) }
            #expect(heard == [.extraLarge, .large])
        }

        @Test func aViewThatOverridesTheStyleKeepsIt() {
            let window = UIWindow()
            let light = UIView()
            light.overrideUserInterfaceStyle = .light
            window.addSubview(light)
            with(\.style, .dark) {
                #expect(window.traitCollection.userInterfaceStyle == .dark)
                #expect(light.traitCollection.userInterfaceStyle == .light)
            }
            #expect(window.traitCollection.userInterfaceStyle == .light)
        }
    }
#endif

#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// Settings of the panel reach the app. Nothing here waits while the settings are others: they are the process's.
    @Suite @MainActor struct StageTraitsTests {
        private final class Screen: UIViewController {
            let label = UILabel()
            let fixed = UILabel()
            var told: [UITraitCollection] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                label.font = .preferredFont(forTextStyle: .title1)
                label.adjustsFontForContentSizeCategory = true
                fixed.font = .preferredFont(forTextStyle: .title1)
                let stack = UIStackView(arrangedSubviews: [label, fixed])
                stack.isLayoutMarginsRelativeArrangement = true
                stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                view.addSubview(stack)
            }

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                told.append(traitCollection)
            }
        }

        private func input(_ traits: String) throws -> StageInput.Action {
            try StageInput(message: Data(#"{"v":1,"seq":1,"do":"traits","traits":{\#(traits)}}"#.utf8)).action
        }

        private static let usual = #""dark":false,"size":3,"rtl":false,"contrast":false,"bold":false,"still":false"#

        @Test func theAppSeesWhatThePanelSets() async throws {
            let window = UIWindow()
            let source = WindowSource(window: window)
            let screen = Screen()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            await MainQueue.settle()
            // Another test may have set something meanwhile.
            screen.told = []
            defer { _ = try? source.perform(input(Self.usual)) }

            let other = #""dark":true,"size":11,"rtl":true,"contrast":true,"bold":true,"still":true"#
            #expect(source.perform(try input(other)) == nil)
            let traits = try #require(screen.told.last)
            #expect(screen.told.count == 1 && traits.userInterfaceStyle == .dark)
            #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
            #expect(traits.layoutDirection == .rightToLeft && traits.accessibilityContrast == .high)
            #expect(traits.legibilityWeight == .bold && UIAccessibility.isBoldTextEnabled)
            #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory)
            #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)

            let tree = source.snapshot()
            #expect(tree.attributes["direction"] == "rtl")
            let labels = [screen.label, screen.fixed].map { label in tree.first { $0.text == label.text ?? "" } }
            #expect(labels.count == 2)
            // Fonts are read when they are asked for: only a label that says so follows afterwards.
            #expect(screen.label.font.pointSize == 58 && screen.fixed.font.pointSize == 28)
            #expect(labels[0]?.attributes["size"] == "58" && labels[0]?.attributes["weight"] == "600")

            #expect(source.perform(try input(Self.usual)) == nil)
            #expect(screen.told.count == 2 && screen.label.font.pointSize == 28)
            #expect(source.snapshot().attributes["direction"] == nil)
        }

        @Test func aViewMayRunTheOtherWay() async throws {
            let view = UIView()
            view.semanticContentAttribute = .forceRightToLeft
            let inner = UILabel()
            inner.text = "123"
            inner.semanticContentAttribute = .playback
            view.addSubview(inner)
            let shown = await ShownView(view)
            #expect(shown.node?.attributes["direction"] == "rtl")
            #expect(shown.source.snapshot().first { $0.kind == .label }?.attributes["direction"] == "ltr")
        }

        @Test(arguments: [-1, 12, 1_000_000])
        func refusesSizesThatThereAreNot(size: Int) throws {
            let source = WindowSource(window: UIWindow())
            let traits = Self.usual.replacingOccurrences(of: "3", with: "\(size)")
            #expect(source.perform(try input(traits)) != nil)
            #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        }

        @Test func refusesHalfOfThem() {
            #expect(throws: StageInputError.self) { try input(#""dark":true"#) }
        }

        @Test func aKeyboardOnTheScreenIsOfTheWindowAndItsGuideFollows() async throws {
            let window = UIWindow()
            let source = WindowSource(window: window)
            let screen = UIViewController()
            let field = UITextField()
            field.keyboardType = .emailAddress
            field.returnKeyType = .send
            let button = UIButton()
            for view in [field, button] { screen.view.addSubview(view) }
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: screen.view.topAnchor),
                button.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor, constant: -8),
            ])
            window.rootViewController = screen
            window.makeKeyAndVisible()
            await MainQueue.settle()
            defer { _ = try? source.perform(input(Self.usual)) }
            let margin = { source.snapshot().first { $0.kind == .button }?.attributes[StageAttribute.margin] }
            #expect(margin() == "0 0 42 0")
            field.becomeFirstResponder()
            #expect(source.snapshot().attributes[StageAttribute.keyboard] == nil)
            #expect(source.perform(try input(Self.usual + #","keyboard":true"#)) == nil)
            let shown = source.snapshot().attributes
            #expect(shown[StageAttribute.keyboard] == "email" && shown[StageAttribute.returnKey] == "send")
            #expect(shown[StageAttribute.keyboardHeight] == "291")
            #expect(margin() == "0 0 299 0")
            #expect(source.perform(.hideKeyboard) == nil)
            #expect(source.snapshot().attributes[StageAttribute.keyboard] == nil && margin() == "0 0 42 0")
        }

        @Test func theLanguageIsWhereAppsReadIt() throws {
            let window = UIWindow()
            let source = WindowSource(window: window)
            window.rootViewController = UIViewController()
            let picker = UIDatePicker()
            window.rootViewController?.view.addSubview(picker)
            window.makeKeyAndVisible()
            defer { _ = try? source.perform(input(Self.usual)) }
            #expect(source.perform(try input(Self.usual + #","language":"fa""#)) == nil)
            #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["fa"])
            #if !canImport(Darwin)
                #expect(ChosenLanguage.current == "fa")
            #endif
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            let tree = source.snapshot()
            #expect(tree.attributes[StageAttribute.language] == "fa" && tree.attributes["direction"] == "rtl")
            let date = tree.first { $0.kind == .datePicker }?.attributes[StageAttribute.locale]
            #expect(date == "fa-u-ca-persian")
            for hostile in ["x", "fa;--evil:1", String(repeating: "a", count: 40)] {
                #expect(source.perform(try input(Self.usual + #","language":"\#(hostile)""#)) == nil)
                #expect(SystemSettings.current.language == nil)
            }
            #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == nil)
        }

        @Test func theAppsOwnLanguageHoldsUntilAPersonChoosesAnother() throws {
            let window = UIWindow()
            let source = WindowSource(window: window)
            defer {
                source.language = nil
                _ = try? source.perform(input(Self.usual))
            }
            source.language = "fa"
            let language = { SystemSettings.current.language }
            let direction = { UIApplication.shared.userInterfaceLayoutDirection }
            #expect(language() == "fa" && direction() == .rightToLeft)
            // A page that has chosen nothing changes nothing.
            #expect(source.perform(try input(Self.usual)) == nil)
            #expect(language() == "fa" && direction() == .rightToLeft)
            #expect(source.perform(try input(Self.usual + #","language":"en""#)) == nil)
            #expect(language() == "en" && direction() == .leftToRight)
            source.language = "ar"
            #expect(language() == "en")
            #expect(source.perform(try input(Self.usual)) == nil)
            #expect(language() == "ar" && direction() == .rightToLeft)
        }

        @Test func theNextAppOfARunBeginsWithTheLanguage() throws {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID())").path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: path) }
            let folder = try #require(RunFolder(environment: [RunFolder.variable: path]))
            #expect(folder.language == nil)
            folder.language = "fa"
            #expect(RunFolder(environment: [RunFolder.variable: path])?.language == "fa")
            folder.language = nil
            #expect(folder.language == nil)
        }
    }
#endif

#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The node kept of a view is the one that would be made anew, whatever has happened to the view. Serialized,
    /// since settings are the process's.
    @Suite(.serialized) @MainActor struct KeptNodesTests {
        private let window = UIWindow()
        private let root = UIView()
        private let source: WindowSource

        init() async {
            let controller = UIViewController()
            controller.view.addSubview(root)
            source = WindowSource(window: window)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await MainQueue.settle()
        }

        private func makeView(_ number: Int) -> UIView {
            switch number % 7 {
            case 0, 1:
                let label = UILabel()
                label.text = "Label \(number)"
                return label
            case 2: return UIStackView()
            case 3: return UISwitch()
            case 4: return UIProgressView()
            case 5: return UIButton(type: .system, primaryAction: UIAction(title: "Button \(number)") { _ in })
            default: return UIView()
            }
        }

        private func isSame() -> Bool {
            let kept = source.snapshot()
            source.identities.kept.isOn = false
            defer { source.identities.kept.isOn = true }
            return kept == source.snapshot()
        }

        @Test func aChangeAsksOnlyWhatIsAroundIt() throws {
            let (first, second) = (UILabel(), UILabel())
            let stack = UIStackView(arrangedSubviews: [first, second])
            root.addSubview(stack)
            _ = source.snapshot()
            #expect([first, second, stack, root].allSatisfy { $0.drawn != nil })
            first.text = "New"
            #expect([first, stack, root].allSatisfy { $0.drawn == nil } && second.drawn != nil)
            #expect(source.snapshot().first { $0.text == "New" } != nil)
            // A field is asked each time, and so is what it is in.
            stack.addArrangedSubview(UITextField())
            _ = source.snapshot()
            #expect(stack.drawn == nil && root.drawn == nil && second.drawn != nil)
        }

        @Test func anAppsOwnViewIsAskedEachTime() {
            final class Clock: UILabel {
                var time = "12:00"
                override var text: String? {
                    get { time }
                    set {}
                }
            }
            let clock = Clock()
            root.addSubview(clock)
            _ = source.snapshot()
            clock.time = "12:01"
            #expect(source.snapshot().first { $0.text == "12:01" } != nil)
        }

        @Test(arguments: [1, 2, 3, 4] as [UInt64])
        func whateverHappensItIsWhatWouldBeMadeAnew(seed: UInt64) {
            var numbers = SeededGenerator(seed: seed)
            func random(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            for step in 0..<300 {
                let views = all(root)
                let view = views[random(views.count)]
                let value = random(40)
                switch random(12) {
                case 0...2 where !(view is UIButton):
                    let new = makeView(value)
                    if let stack = view as? UIStackView { stack.addArrangedSubview(new) } else { view.addSubview(new) }
                case 3 where view !== root:
                    let others = views.filter { !$0.isDescendant(of: view) && !($0 is UIButton) }
                    if value < 8 { view.removeFromSuperview() } else { others[random(others.count)].addSubview(view) }
                case 4: changeLayout(of: view, in: views[random(views.count)], value)
                case 5: changeSettings(value)
                case 6...8: change(view, value)
                default: changeKind(view, value)
                }
                #expect(isSame(), "seed \(seed), step \(step), \(type(of: view)), \(value)")
            }
            UIApplication.shared.use(SystemSettings())
        }

        private func change(_ view: UIView, _ value: Int) {
            switch value % 20 {
            case 0: view.isHidden.toggle()
            case 1: view.alpha = CGFloat(value) / 40
            case 2: view.backgroundColor = value < 20 ? .systemRed : nil
            case 3: view.tintColor = value < 20 ? .systemGreen : nil
            case 4: view.clipsToBounds.toggle()
            case 5: view.semanticContentAttribute = value < 20 ? .forceRightToLeft : .unspecified
            case 6: view.overrideUserInterfaceStyle = value < 20 ? .dark : .unspecified
            case 7: view.transform = value < 20 ? CGAffineTransform(scaleX: 2, y: 2) : .identity
            case 8: view.layer.cornerRadius = CGFloat(value)
            case 9: view.layer.borderWidth = CGFloat(value)
            case 10: view.accessibilityLabel = "\(value)"
            case 11: view.accessibilityHint = "\(value)"
            case 12: view.accessibilityValue = "\(value)"
            case 13: view.accessibilityIdentifier = "\(value)"
            case 14: view.accessibilityTraits = value < 20 ? .header : .none
            case 15: view.accessibilityElementsHidden.toggle()
            case 16: view.isAccessibilityElement.toggle()
            case 17: view.accessibilityViewIsModal.toggle()
            case 18: view.directionalLayoutMargins.top = CGFloat(value)
            default: view.addGestureRecognizer(UITapGestureRecognizer())
            }
        }

        private func changeLayout(of view: UIView, in other: UIView, _ value: Int) {
            switch value % 6 {
            case 0: view.widthAnchor.constraint(equalToConstant: CGFloat(value)).isActive = true
            case 1: view.constraints.first?.constant += 1
            case 2: if let first = view.constraints.first { view.removeConstraint(first) }
            case 3: view.frame = CGRect(x: 0, y: 0, width: value, height: 10)
            case 4:
                guard let superview = view.superview else { return }
                view.topAnchor.constraint(equalTo: superview.topAnchor, constant: CGFloat(value)).isActive = true
                view.translatesAutoresizingMaskIntoConstraints.toggle()
            default:
                guard let superview = view.superview, other.superview === superview, other !== view else { return }
                view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8).isActive = true
            }
        }

        private func changeSettings(_ value: Int) {
            var settings = SystemSettings()
            settings.contentSize = UIContentSizeCategory.inOrder[value % UIContentSizeCategory.inOrder.count]
            settings.direction = value % 3 == 0 ? .rightToLeft : .leftToRight
            settings.weight = value % 2 == 0 ? .bold : .regular
            settings.style = value % 5 == 0 ? .dark : .light
            UIApplication.shared.use(settings)
        }

        private func changeKind(_ view: UIView, _ value: Int) {
            switch view {
            case let label as UILabel:
                switch value % 12 {
                case 0: label.text = "\(value)"
                case 1: label.attributedText = NSAttributedString(string: "\(value)")
                case 2: label.font = .preferredFont(forTextStyle: value < 20 ? .title1 : .caption1)
                case 3: label.textColor = value < 20 ? .systemRed : .secondaryLabel
                case 4: label.textAlignment = value < 20 ? .center : .right
                case 5: label.numberOfLines = value
                case 6: label.lineBreakMode = value < 20 ? .byClipping : .byCharWrapping
                case 7: label.isEnabled.toggle()
                case 8: label.shadowColor = value < 20 ? .systemRed : nil
                case 9:
                    label.highlightedTextColor = .systemBlue
                    label.isHighlighted.toggle()
                case 10:
                    label.adjustsFontSizeToFitWidth.toggle()
                    label.minimumScaleFactor = 0.5
                default: label.preferredMaxLayoutWidth = CGFloat(value)
                }
            case let stack as UIStackView:
                switch value % 8 {
                case 0: stack.axis = value < 20 ? .vertical : .horizontal
                case 1: stack.spacing = CGFloat(value)
                case 2: stack.alignment = value < 20 ? .center : .fill
                case 3: stack.distribution = value < 20 ? .fillEqually : .equalSpacing
                case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
                case 5:
                    if let first = stack.arrangedSubviews.first { stack.setCustomSpacing(CGFloat(value), after: first) }
                case 6: if let first = stack.arrangedSubviews.first { stack.removeArrangedSubview(first) }
                default: if let last = stack.arrangedSubviews.last { stack.insertArrangedSubview(last, at: 0) }
                }
            case let toggle as UISwitch:
                switch value % 4 {
                case 0: toggle.isOn.toggle()
                case 1: toggle.onTintColor = value < 20 ? .systemRed : nil
                case 2: toggle.thumbTintColor = value < 20 ? .systemRed : nil
                default: toggle.isEnabled.toggle()
                }
            case let progress as UIProgressView:
                if value < 20 { progress.progress = Float(value) / 40 } else { progress.progressTintColor = .systemRed }
            case let button as UIButton: button.isEnabled.toggle()
            default: if let last = view.subviews.last { view.sendSubviewToBack(last) }
            }
        }
    }
#endif

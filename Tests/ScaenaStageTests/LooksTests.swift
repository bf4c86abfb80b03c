#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// That what an app says of its views reaches the page. Serialized, since the key window is shared.
    @Suite(.serialized) @MainActor struct LooksTests {
        /// The nodes of a window with a view in it, before and after something is said of the view.
        private func nodes(
            of view: UIView, _ say: () -> Void
        ) async throws -> (before: StageNode, after: StageNode) {
            let shown = await ShownView(view)
            let before = try #require(shown.node)
            var changes = 0
            shown.source.onChange = { changes += 1 }
            say()
            #expect(changes > 0, "nobody was told that something is to be drawn")
            return (before, try #require(shown.node))
        }

        private struct Case: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let key: String
            let value: String
            let make: @MainActor @Sendable () -> (UIView, () -> Void)

            init<View: UIView>(
                _ name: String, _ key: String, _ value: String, _ make: @escaping @MainActor @Sendable () -> View,
                _ say: @escaping @MainActor @Sendable (View) -> Void
            ) {
                testDescription = name
                self.key = key
                self.value = value
                self.make = {
                    let view = make()
                    return (view, { say(view) })
                }
            }
        }

        private nonisolated static let looks = "looks"
        private nonisolated static let red = "var(--systemRed)"
        private nonisolated static let views: [Case] = [
            Case("transform", looks, "transform:matrix(2, 0, 0, 2, 0, 0)", { UIView() }) {
                $0.transform = CGAffineTransform.identity.scaledBy(x: 2, y: 2)
            },
            Case("zPosition", looks, "z-index:3", { UIView() }) { $0.layer.zPosition = 3 },
            Case("cornerCurve", looks, "corner-shape:superellipse(1.2)", { UIView() }) {
                $0.layer.cornerRadius = 9
                $0.layer.cornerCurve = .continuous
            },
            Case("effect", looks, "backdrop-filter:blur", { UIVisualEffectView(effect: nil) }) {
                $0.effect = UIBlurEffect(style: .systemMaterial)
            },
            Case("autoresizingMask", "placeY", "fill", { UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }) {
                $0.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            },
            Case("isAccessibilityElement", "element", "true", { UIView() }) { $0.isAccessibilityElement = true },
            Case("no accessibility element", "silent", "true", { UILabel() }) { $0.isAccessibilityElement = false },
            Case("accessibilityValue", "says", "half", { UIProgressView() }) { $0.accessibilityValue = "half" },
            Case("press", "press", "800 4", { UIView() }) {
                let press = UILongPressGestureRecognizer()
                press.minimumPressDuration = 0.8
                press.allowableMovement = 4
                $0.addGestureRecognizer(press)
            },
        ]
        private nonisolated static let texts: [Case] = [
            Case("shadow", looks, "text-shadow:1px 2px \(red)", { UILabel() }) {
                $0.shadowColor = .systemRed
                $0.shadowOffset = CGSize(width: 1, height: 2)
            },
            Case("highlightedTextColor", "color", red, { UILabel() }) {
                $0.highlightedTextColor = .systemRed
                $0.isHighlighted = true
            },
            Case("lineBreakMode", "breaks", "clip", { UILabel() }) { $0.lineBreakMode = .byClipping },
            Case("characters", looks, "word-break:break-all", { UILabel() }) { $0.lineBreakMode = .byCharWrapping },
            Case("preferredMaxLayoutWidth", looks, "max-width:90px", { UILabel() }) {
                $0.preferredMaxLayoutWidth = 90
            },
            Case("minimumScaleFactor", "shrinks", "0.5", { UILabel() }) {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.5
            },
            Case("minimumFontSize", "shrinks", "0.5", { UITextField() }) {
                $0.font = .systemFont(ofSize: 20)
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumFontSize = 10
            },
            Case("keyboardType", "inputMode", "email", { UITextField() }) { $0.keyboardType = .emailAddress },
            Case("returnKeyType", "enterKey", "send", { UITextField() }) { $0.returnKeyType = .send },
            Case("autocapitalizationType", "capitals", "none", { UITextField() }) { $0.autocapitalizationType = .none },
            Case("autocorrectionType", "corrects", "off", { UITextField() }) { $0.autocorrectionType = .no },
            Case("spellCheckingType", "spells", "false", { UITextField() }) { $0.spellCheckingType = .no },
            Case("textContentType", "fills", "current-password", { UITextField() }) { $0.textContentType = .password },
            Case("clearButtonMode", "clears", "whileEditing", { UITextField() }) { $0.clearButtonMode = .whileEditing },
            Case("leftView", looks, "padding-left:12px", { UITextField() }) {
                $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 1))
                $0.leftViewMode = .always
            },
            Case("textContainerInset", looks, "padding:1px 9px 3px 7px", { UITextView() }) {
                $0.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            },
            Case("isSelectable", looks, "user-select:none", { UITextView() }) { $0.isSelectable = false },
            Case("keyboard of a text view", "inputMode", "url", { UITextView() }) { $0.keyboardType = .URL },
        ]
        private nonisolated static let controls: [Case] = [
            Case("imagePlacement", looks, "flex-direction:column", { UIButton(configuration: .plain()) }) {
                $0.configuration?.imagePlacement = .top
            },
            Case("imagePadding", looks, "--image-padding:6px", { UIButton(configuration: .plain()) }) {
                $0.configuration?.imagePadding = 6
            },
            Case("titlePadding", looks, "--title-padding:4px", { UIButton(configuration: .plain()) }) {
                $0.configuration?.titlePadding = 4
            },
            Case("titleAlignment", looks, "text-align:end", { UIButton(configuration: .plain()) }) {
                $0.configuration?.titleAlignment = .trailing
            },
            Case("contentInsets", looks, "padding:1px 4px 3px 2px", { UIButton(configuration: .plain()) }) {
                $0.configuration?.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            },
            Case("contentEdgeInsets", looks, "padding:1px 4px 3px 2px", { UIButton() }) {
                $0.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            },
            Case("imageEdgeInsets", looks, "--image-margin:0px 0px 0px -5px", { UIButton() }) {
                $0.imageEdgeInsets.left = -5
            },
            Case("titleEdgeInsets", looks, "--title-margin:0px 0px 0px 5px", { UIButton() }) {
                $0.titleEdgeInsets.left = 5
            },
            Case("contentHorizontalAlignment", looks, "justify-content:flex-start", { UIButton() }) {
                $0.contentHorizontalAlignment = .leading
            },
            Case("contentVerticalAlignment", looks, "align-items:flex-end", { UIButton() }) {
                $0.contentVerticalAlignment = .bottom
            },
            Case("role", "destructive", "true", { UIButton(configuration: .plain()) }) { $0.role = .destructive },
            Case("direction", looks, "scale:-1 1", { UIPageControl() }) { $0.direction = .rightToLeft },
            Case("minuteInterval", "step", "900", { UIDatePicker() }) { $0.minuteInterval = 15 },
            Case("selectedSegmentTintColor", looks, "--segment:\(red)", { UISegmentedControl() }) {
                $0.selectedSegmentTintColor = .systemRed
            },
            Case("maximumTrackTintColor", looks, "--track:\(red)", { UISlider() }) {
                $0.maximumTrackTintColor = .systemRed
            },
            Case("slider's thumbTintColor", looks, "--thumb:\(red)", { UISlider() }) { $0.thumbTintColor = .systemRed },
            Case("switch's thumbTintColor", looks, "--thumb:\(red)", { UISwitch() }) { $0.thumbTintColor = .systemRed },
            Case("trackTintColor", looks, "background-color:\(red)", { UIProgressView() }) {
                $0.trackTintColor = .systemRed
            },
            Case("progressViewStyle", looks, "height:3px", { UIProgressView() }) { $0.progressViewStyle = .bar },
        ]
        private nonisolated static let scrolls: [Case] = [
            Case("contentInset", looks, "--inset-bottom:20px", { UIScrollView() }) { $0.contentInset.bottom = 20 },
            Case("contentInset of a table", looks, "--inset-top:7px", { UITableView() }) { $0.contentInset.top = 7 },
            Case("contentSize", looks, "--content-height:900px", { UIScrollView() }) {
                $0.contentSize = CGSize(width: 0, height: 900)
            },
            Case("contentInsetAdjustmentBehavior", looks, "--home:0px", { UIScrollView() }) {
                $0.contentInsetAdjustmentBehavior = .never
            },
            Case("isScrollEnabled", looks, "overflow:hidden", { UIScrollView() }) { $0.isScrollEnabled = false },
            Case("bounces", looks, "overscroll-behavior:none", { UIScrollView() }) { $0.bounces = false },
            Case("isPagingEnabled", "paging", "true", { UIScrollView() }) { $0.isPagingEnabled = true },
            Case("keyboardDismissMode", "hidesKeyboard", "true", { UIScrollView() }) {
                $0.keyboardDismissMode = .onDrag
            },
            Case("showsVerticalScrollIndicator", "indicators", "horizontal", { UIScrollView() }) {
                $0.showsVerticalScrollIndicator = false
            },
            Case("showsHorizontalScrollIndicator", "indicators", "vertical", { UIScrollView() }) {
                $0.showsHorizontalScrollIndicator = false
            },
            Case("indicatorStyle", looks, "--indicator:#fff", { UIScrollView() }) { $0.indicatorStyle = .white },
            Case("verticalScrollIndicatorInsets", looks, "--indicator-top:5px", { UIScrollView() }) {
                $0.verticalScrollIndicatorInsets.top = 5
            },
            Case("separatorColor", looks, "--separator-color:\(red)", { UITableView() }) {
                $0.separatorColor = .systemRed
            },
            Case("separatorInset", looks, "--line-left:60px", { UITableView() }) { $0.separatorInset.left = 60 },
            Case("sectionHeaderTopPadding", looks, "--header-top:0px", { UITableView() }) {
                $0.sectionHeaderTopPadding = 0
            },
            Case("searchBarStyle", looks, "background-color:transparent", { UISearchBar() }) {
                $0.searchBarStyle = .minimal
            },
            Case("prompt", "detail", "In all", { UISearchBar() }) { $0.prompt = "In all" },
            Case("barTintColor", looks, "background-color:\(red)", { UISearchBar() }) {
                $0.isTranslucent = false
                $0.barTintColor = .systemRed
            },
        ]

        @Test(arguments: views + texts + controls + scrolls)
        private func whatIsSaidOfAViewIsShown(_ said: Case) async throws {
            let (view, say) = said.make()
            let (before, after) = try await nodes(of: view, say)
            #expect(before.attributes[said.key]?.contains(said.value) != true)
            #expect(after.attributes[said.key]?.contains(said.value) == true, "\(after.attributes)")
        }

        @Test func whatIsBesideSomethingModalIsSilent() async throws {
            let view = UIView()
            let (modal, other) = (UIView(), UIView())
            view.addSubview(other)
            view.addSubview(modal)
            let (before, after) = try await nodes(of: view) { modal.accessibilityViewIsModal = true }
            #expect(before.children.allSatisfy { $0.attributes["silent"] == nil })
            #expect(after.children.map { $0.attributes["silent"] } == ["true", nil])
        }

        @Test func looksHoldNothingThatAnAppSays() async throws {
            let hostile = "red;background:url(//evil)\"}"
            let field = UITextField()
            let (_, after) = try await nodes(of: field) {
                field.textContentType = UITextContentType(rawValue: hostile)
                field.accessibilityValue = hostile
                field.placeholder = hostile
            }
            #expect(after.attributes["fills"] == nil && after.attributes["looks"]?.contains("evil") != true)
        }

        // MARK: Searching, layers, collections

        @Test func searchingHidesTheBarAndDimsWhatIsSearched() async throws {
            let bars = await ShownBars()
            let item = try #require(bars.navigation.topViewController?.navigationItem)
            let search = UISearchController()
            item.searchController = search
            #expect(bars.attributes(of: .searchBar)["collapses"] == "true")
            item.hidesSearchBarWhenScrolling = false
            #expect(bars.attributes(of: .searchBar)["collapses"] == nil)
            search.isActive = true
            #expect(bars.source.snapshot().first { $0.kind == .navigationBar } == nil)
            #expect(bars.attributes(of: .screen)["dimmed"] == "true")
            search.hidesNavigationBarDuringPresentation = false
            search.obscuresBackgroundDuringPresentation = false
            #expect(bars.source.snapshot().first { $0.kind == .navigationBar } != nil)
            #expect(bars.attributes(of: .screen)["dimmed"] == nil)
        }

        @Test func aPopoverPointsAtItsSourceWhereItsDelegateWantsOne() async throws {
            final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
                func adaptivePresentationStyle(
                    for controller: UIPresentationController
                ) -> UIModalPresentationStyle { .none }
            }
            let bars = await ShownBars()
            let source = try #require(bars.navigation.topViewController?.view)
            let button = UIButton()
            source.addSubview(button)
            let content = UIViewController()
            content.modalPresentationStyle = .popover
            content.modalTransitionStyle = .crossDissolve
            content.preferredContentSize = CGSize(width: 200, height: 100)
            let popover = try #require(content.popoverPresentationController)
            popover.sourceView = button
            popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 20)
            popover.permittedArrowDirections = .down
            bars.tabs.present(content, animated: true)
            await MainQueue.settle()
            #expect(bars.attributes(of: .sheet)["style"] == nil)
            #expect(bars.attributes(of: .sheet)["arrival"] == "dissolve")
            let delegate = Delegate()
            popover.delegate = delegate
            _ = bars.source.snapshot()
            let sheet = bars.attributes(of: .sheet)
            let anchor = try #require(bars.source.snapshot().first { $0.kind == .button })
            #expect(sheet["style"] == "popover" && sheet["anchor"] == String(anchor.id) && sheet["edge"] == "above")
            for look in ["--popover-width:200px", "--popover-height:100px", "--anchor-x:5px", "--anchor-y:20px"] {
                #expect(sheet["looks"]?.contains(look) == true)
            }
            withExtendedLifetime(delegate) {}
        }

        @Test func itemsAndHeadersStandAsTheirLayoutSays() async throws {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let item = NSCollectionLayoutItem(layoutSize: size)
            item.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            header.contentInsets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
            section.boundarySupplementaryItems = [header]
            let layout = UICollectionViewCompositionalLayout(section: section)
            let arrangement = try #require(layout.arrangement(ofSection: 0, in: CGSize(width: 300, height: 600)))
            #expect(arrangement.itemInsets.trailing == 4)
            let boundary = try #require(arrangement.boundaries[UICollectionView.elementKindSectionHeader])
            #expect(boundary.isPinned && boundary.insets.leading == 8)

            let flow = UICollectionViewFlowLayout()
            flow.sectionHeadersPinToVisibleBounds = true
            let lines = try #require(flow.arrangement(ofSection: 0, in: CGSize(width: 300, height: 600)))
            #expect(lines.boundaries[UICollectionView.elementKindSectionHeader]?.isPinned == true)
            #expect(lines.boundaries[UICollectionView.elementKindSectionFooter]?.isPinned == false)
        }

        // MARK: Hands

        @Test func aLongPressIsRecognizedAndADragHidesTheKeyboard() async throws {
            let scroll = UIScrollView()
            let field = UITextField()
            scroll.addSubview(field)
            let shown = await ShownView(scroll)
            let source = shown.source
            let node = try #require(source.snapshot().first { $0.kind == .scroll })
            #expect(source.perform(.press(id: node.id)) != nil)
            var presses = 0
            scroll.addGestureRecognizer(UILongPressGestureRecognizer().onRecognized { _ in presses += 1 })
            #expect(source.perform(.press(id: node.id)) == nil && presses == 1)

            #expect(field.becomeFirstResponder())
            #expect(source.perform(.drag(id: node.id)) != nil && field.isFirstResponder)
            scroll.keyboardDismissMode = .onDrag
            #expect(source.perform(.drag(id: node.id)) == nil && !field.isFirstResponder)
            withExtendedLifetime(shown.window) {}
        }
    }
#endif

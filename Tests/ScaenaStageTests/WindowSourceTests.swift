#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// The nodes of a window, and the input of a browser to it. Serialized, since key window and keyboard are shared.
    @Suite(.serialized) @MainActor struct WindowSourceTests {
        private let window = UIWindow()
        private let source: WindowSource

        init() { source = WindowSource(window: window) }

        /// Shows a view as a controller's whole view and returns its node.
        private func show(_ views: [UIView]) async throws -> [StageNode] {
            let controller = UIViewController()
            for view in views { controller.view.addSubview(view) }
            try await show(controller)
            return try #require(source.snapshot().children.first).children
        }

        private func show(_ controller: UIViewController) async throws {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await MainQueue.settle()
        }

        private func node(_ kind: StageNode.Kind) throws -> StageNode {
            try #require(source.snapshot().first { $0.kind == kind })
        }

        // MARK: Kinds

        @Test func makesHeadingsOfWhatTheAppCallsAHeader() async throws {
            let title = UILabel()
            title.text = "<Title>"
            title.accessibilityTraits = .header
            let body = UILabel()
            body.text = "Body"
            body.font = .preferredFont(forTextStyle: .largeTitle)
            body.numberOfLines = 0
            body.textColor = .secondaryLabel
            body.textAlignment = .center
            let nodes = try await show([title, body])
            #expect(nodes.map(\.text) == ["<Title>", "Body"])
            #expect(nodes[0].attributes["heading"] == "2" && nodes[0].attributes["lines"] == "1")
            #expect(nodes[1].attributes["heading"] == nil && nodes[1].attributes["lines"] == nil)
            #expect(nodes[1].attributes["color"] == "var(--secondaryLabel)")
            #expect(nodes[1].attributes["align"] == "center")
        }

        @Test func makesStacksFlowsOfWhatIsVisible() async throws {
            let hidden = UILabel()
            hidden.isHidden = true
            let stack = UIStackView(arrangedSubviews: [UILabel(), hidden, UILabel()])
            stack.axis = .vertical
            stack.spacing = 12.5
            stack.alignment = .center
            stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
            let node = try #require(try await show([stack]).first)
            #expect(node.kind == .stack)
            #expect(node.attributes["axis"] == "vertical" && node.attributes["spacing"] == "12.5")
            #expect(node.attributes["alignment"] == "center")
            #expect(node.children.count == 2)
            #expect(node.children[0].attributes["margin"] == "0 0 7.5 0")
        }

        @Test func namesEachControl() async throws {
            let field = UITextField()
            field.placeholder = "Name"
            field.text = "Ann"
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.accessibilityLabel = "Sound"
            let segmented = UISegmentedControl(items: ["Day", "Night"])
            segmented.selectedSegmentIndex = 1
            segmented.setEnabled(false, forSegmentAt: 0)
            let picture = UIButton(type: .system)
            picture.setImage(UIImage(systemName: "star"), for: .normal)
            let nodes = try await show([field, toggle, segmented, picture])
            #expect(nodes.map(\.kind) == [.textField, .toggle, .segmented, .button])
            #expect(nodes[0].attributes["value"] == "Ann" && nodes[0].attributes["placeholder"] == "Name")
            #expect(nodes[1].attributes["selected"] == "true" && nodes[1].attributes["label"] == "Sound")
            #expect(nodes[2].children.map(\.text) == ["Day", "Night"])
            #expect(nodes[2].children.map { $0.attributes["selected"] } == [nil, "true"])
            #expect(nodes[2].children.map { $0.attributes["disabled"] } == ["true", nil])
            #expect(nodes[3].attributes["label"] == "star" && nodes[3].attributes["symbol"] == "star")
        }

        @Test func servesTheBytesOfThePicturesThatAreSeen() async throws {
            let bytes = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>"#.utf8)
            let image: UIImage = try #require(UIImage(data: bytes))
            let view = UIImageView(image: image)
            view.accessibilityLabel = "Logo"
            let node = try #require(try await show([view]).first)
            let path = try #require(node.attributes["source"])
            #expect(source.picture(at: path) == [UInt8](bytes))
            #expect(source.picture(at: "/pictures/other") == nil)
            view.image = nil
            _ = source.snapshot()
            _ = source.snapshot()
            #expect(source.picture(at: path) == nil)
        }

        @Test func takesConstraintsAsHints() async throws {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            let label = UILabel()
            let controller = UIViewController()
            let view = try #require(controller.view)
            view.addSubview(label)
            view.addSubview(spinner)
            NSLayoutConstraint.activate([
                spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
                view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
                label.topAnchor.constraint(equalTo: spinner.bottomAnchor, constant: 8),
                label.heightAnchor.constraint(equalToConstant: 40),
            ])
            try await show(controller)
            let nodes = try node(.screen).children
            // The label is below the spinner, whatever their order in the tree.
            #expect(nodes.map(\.kind) == [.activity, .label])
            #expect(nodes[0].attributes["placeX"] == "center" && nodes[0].attributes["placeY"] == "center")
            #expect(nodes[1].attributes["placeX"] == "fill" && nodes[1].attributes["margin"] == "8 20 0 24")
            #expect(nodes[1].attributes["height"] == "40")
        }

        @Test func writesColoursForLightAndDark() {
            #expect(ColorText.css(.systemBlue) == "var(--systemBlue)")
            #expect(ColorText.css(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)) == "rgb(255 128 0 / 0.25)")
            let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            #expect(ColorText.css(dynamic) == "light-dark(rgb(0 0 0 / 1), rgb(255 255 255 / 1))")
            #expect(
                ColorText.number(.nan) == "0" && ColorText.number(-3) == "-3" && ColorText.number(1.23456) == "1.235")
        }

        // MARK: Containers

        @Test func showsABarWithAWayBackAndGoesIt() async throws {
            let first = UIViewController()
            first.title = "First"
            let second = UIViewController()
            second.title = "Second"
            let navigation = UINavigationController(rootViewController: first)
            try await show(navigation)
            #expect(try node(.navigationBar).attributes["back"] == nil)
            navigation.pushViewController(second, animated: true)
            await MainQueue.settle()
            let bar = try node(.navigationBar)
            #expect(bar.text == "Second" && bar.attributes["back"] == "First")
            #expect(source.perform(.goBack(id: bar.id)) == nil)
            await MainQueue.settle()
            #expect(navigation.topViewController === first)
            #expect(try node(.navigationBar).text == "First")
            #expect(source.perform(.goBack(id: bar.id)) != nil)
        }

        @Test func tapsBarItems() async throws {
            var taps = 0
            let controller = UIViewController()
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
            try await show(UINavigationController(rootViewController: controller))
            let item = try node(.barButton)
            #expect(item.attributes["label"] == "Add")
            #expect(source.perform(.tap(id: item.id)) == nil)
            #expect(taps == 1 && item.attributes["disabled"] == nil)
            controller.navigationItem.rightBarButtonItem?.isEnabled = false
            #expect(try node(.barButton).attributes["disabled"] == "true")
            #expect(source.perform(.tap(id: item.id)) != nil)
            #expect(taps == 1)
        }

        @Test func tellsNobodyWhatASecretFieldHolds() async throws {
            let (open, secret) = (UITextField(), UITextField())
            (open.text, secret.text) = ("Ada", "countess")
            secret.isSecureTextEntry = true
            let nodes = try await show([open, secret])
            let told = try nodes.map { try #require(source.inspection(of: $0.id)).told.facts }
            #expect(told[0].contains("text: Ada"))
            #expect(told[1].contains("text: (hidden)") && !told[1].contains { $0.contains("countess") })
        }

        @Test func makesEverythingBelowAnAlertInertUntilAChoice() async throws {
            var chosen: [String] = []
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Below") { _ in chosen.append("below") })
            _ = try await show([button])
            let alert = UIAlertController(title: "No connection", message: "Try again.", preferredStyle: .alert)
            let retry = UIAlertAction(title: "Retry", style: .default) { _ in chosen.append("retry") }
            alert.addAction(retry)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
            alert.preferredAction = retry
            window.rootViewController?.present(alert, animated: true)
            await MainQueue.settle()

            let tree = source.snapshot()
            #expect(tree.children.map(\.kind) == [.screen, .alert])
            #expect(tree.children.map { $0.attributes["inert"] } == ["true", nil])
            let node = tree.children[1]
            #expect(node.text == "No connection" && node.attributes["detail"] == "Try again.")
            #expect(node.children.map(\.text) == ["Cancel", "Retry"])
            #expect(node.children.map { $0.attributes["selected"] } == [nil, "true"])

            let below = try #require(tree.first { $0.text == "Below" })
            #expect(source.perform(.tap(id: below.id))?.contains("covered") == true)
            #expect(source.perform(.tap(id: node.children[1].id)) == nil)
            await MainQueue.settle()
            #expect(chosen == ["retry"])
            #expect(source.snapshot().children.map { $0.attributes["inert"] } == [nil])
            #expect(source.perform(.tap(id: below.id)) == nil)
            #expect(source.perform(.tap(id: node.children[1].id)) != nil)
        }

        @Test func letsASheetBeSwipedDownWhereTheAppLets() async throws {
            try await show(UIViewController())
            let sheet = UIViewController()
            sheet.title = "Terms"
            sheet.isModalInPresentation = true
            window.rootViewController?.present(sheet, animated: true)
            await MainQueue.settle()
            #expect(try node(.sheet).attributes["dismissable"] == nil)
            #expect(source.perform(.swipeDown(id: try node(.sheet).id)) != nil)
            sheet.isModalInPresentation = false
            let open = try node(.sheet)
            #expect(open.attributes["dismissable"] == "true" && open.attributes["label"] == "Terms")
            #expect(source.perform(.swipeDown(id: open.id)) == nil)
            await MainQueue.settle()
            #expect(source.snapshot().children.map(\.kind) == [.screen])
        }

        @Test func aSheetRestsAtTheHeightThatTheAppChose() async throws {
            try await show(UIViewController())
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            window.rootViewController?.present(sheet, animated: true)
            await MainQueue.settle()
            #expect(try node(.sheet).attributes["style"] == "medium")
            #expect(try node(.sheet).attributes["grabber"] == nil)
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            #expect(try node(.sheet).attributes["style"] == nil)
            #expect(try node(.sheet).attributes["grabber"] == "true")
        }

        @Test func nestsChildControllers() async throws {
            let parent = UIViewController()
            let child = UIViewController()
            let label = UILabel()
            label.text = "In the child"
            child.view.addSubview(label)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            try await show(parent)
            let screen = try node(.screen)
            #expect(screen.children.map(\.kind) == [.screen])
            #expect(screen.children[0].children.map(\.text) == ["In the child"])
        }

        // MARK: Input

        @Test func typesTapsAndChooses() async throws {
            let field = UITextField()
            let toggle = UISwitch()
            let segmented = UISegmentedControl(items: ["A", "B"])
            let off = UIButton(type: .system, primaryAction: UIAction(title: "Off") { _ in Issue.record("tapped") })
            off.isEnabled = false
            let nodes = try await show([field, toggle, segmented, off])
            #expect(source.perform(.type(id: nodes[0].id, text: "né🎭")) == nil)
            #expect(field.text == "né🎭")
            #expect(source.perform(.tap(id: nodes[1].id)) == nil)
            #expect(toggle.isOn)
            #expect(source.perform(.tap(id: nodes[2].children[1].id)) == nil)
            #expect(segmented.selectedSegmentIndex == 1)
            #expect(source.perform(.tap(id: nodes[3].id))?.contains("disabled") == true)
        }

        @Test(arguments: [-1, 0, 999_999, Int.max, Int.min])
        func refusesNumbersThatStandForNothing(id: Int) async throws {
            _ = try await show([UILabel()])
            let actions: [StageInput.Action] = [
                .tap(id: id), .type(id: id, text: "x"), .submit(id: id), .goBack(id: id), .swipeDown(id: id),
            ]
            for action in actions { #expect(source.perform(action) != nil) }
        }

        @Test func refusesDeedsThatDoNotFitTheirTarget() async throws {
            let nodes = try await show([UILabel()])
            for id in [nodes[0].id, source.snapshot().id, try node(.screen).id] {
                #expect(source.perform(.type(id: id, text: "x")) != nil)
                #expect(source.perform(.goBack(id: id)) != nil)
                #expect(source.perform(.tap(id: id)) != nil)
            }
        }

        // MARK: Identity

        @Test func keepsANumberForAsLongAsItsObjectLives() async throws {
            let label = UILabel()
            let first = try await show([label])
            label.text = "changed"
            #expect(try node(.label).id == first[0].id)
            #expect(try node(.label).text == "changed")
        }

        @Test func neverGivesANumberTwiceAndForgetsTheDead() {
            let identities = NodeIdentities()
            var seen: Set<Int> = []
            for _ in 0..<2000 {
                let id = identities.id(of: UILabel())
                #expect(seen.insert(id).inserted)
                #expect(identities.target(of: id) == nil)
                identities.clean()
            }
            #expect(identities.count < 600)
        }

        @Test func tellsOfChanges() async throws {
            let label = UILabel()
            _ = try await show([label])
            var changes = 0
            source.onChange = { changes += 1 }
            label.text = "new"
            #expect(changes > 0)
        }
    }
#endif

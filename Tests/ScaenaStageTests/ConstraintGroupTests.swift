#if Stage && !canImport(UIKit)
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// Constraints that place views beside and below each other become lines and columns.
    @Suite(.serialized) @MainActor struct ConstraintGroupTests {
        private let window = UIWindow()
        private let source: WindowSource
        private let controller = UIViewController()

        init() { source = WindowSource(window: window) }

        private func label(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
        }

        /// The nodes of the views, in a controller's whole view, with these constraints.
        private func show(
            _ views: [UIView], _ constraints: (UIView) -> [NSLayoutConstraint]
        ) async throws -> [StageNode] {
            let view = try #require(controller.view)
            for each in views { view.addSubview(each) }
            for each in views { each.translatesAutoresizingMaskIntoConstraints = false }
            NSLayoutConstraint.activate(constraints(view))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await MainQueue.settle()
            return try #require(source.snapshot().children.first).children
        }

        private func texts(_ node: StageNode) -> [String] {
            (node.text.map { [$0] } ?? []) + node.children.flatMap(texts)
        }

        @Test func putsTextsBesideAPicture() async throws {
            let (picture, title, detail) = (UIImageView(), label("Title"), label("Detail"))
            picture.image = UIImage(systemName: "star")
            let nodes = try await show([title, detail, picture]) { view in
                [
                    picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    picture.topAnchor.constraint(equalTo: view.topAnchor),
                    picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    picture.widthAnchor.constraint(equalToConstant: 60),
                    title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                    title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                    title.topAnchor.constraint(equalTo: picture.topAnchor),
                    detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                    detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                    detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                ]
            }
            let line = try #require(nodes.first)
            #expect(nodes.count == 1 && line.kind == .stack && line.attributes["line"] == "true")
            #expect(line.children.map(\.kind) == [.image, .view])
            let column = try #require(line.children.last)
            #expect(texts(column) == ["Title", "Detail"] && column.attributes["placeX"] == "fill")
            // Aligned with the title, the detail has the title's distances.
            #expect(column.children.last?.attributes["margin"] == "4 16 0 12")
        }

        @Test func putsOnOneLineWhatIsAsFarBelow() async throws {
            let (title, source, time, text) = (label("Title"), label("Source"), label("Time"), label("Text"))
            let nodes = try await show([title, source, time, text]) { view in
                [
                    title.topAnchor.constraint(equalTo: view.topAnchor),
                    title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    title.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    source.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
                    source.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    time.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
                    time.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    text.topAnchor.constraint(equalTo: source.bottomAnchor, constant: 20),
                    text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ]
            }
            #expect(nodes.map(texts) == [["Title"], ["Source", "Time"], ["Text"]])
            #expect(nodes[1].children.map { $0.attributes["placeX"] } == ["leading", "trailing"])
        }

        @Test func keepsWhatFillsAllBehind() async throws {
            let (background, title, button) = (UIView(), label("Title"), UIButton(type: .system))
            background.backgroundColor = .systemTeal
            let nodes = try await show([background, title, button]) { view in
                [
                    background.topAnchor.constraint(equalTo: view.topAnchor),
                    background.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    background.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    background.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
                ]
            }
            #expect(nodes.map(\.kind) == [.view, .stack] && nodes[0].attributes["placeY"] == "cover")
            #expect(nodes[1].children.map(\.kind) == [.label, .button])
            #expect(nodes[1].attributes["placeY"] == "center")
        }

        @Test func survivesConstraintsThatGoInACircle() async throws {
            let (one, two, three) = (label("1"), label("2"), label("3"))
            let nodes = try await show([one, two, three]) { _ in
                [
                    one.topAnchor.constraint(equalTo: two.bottomAnchor),
                    two.topAnchor.constraint(equalTo: three.bottomAnchor),
                    three.topAnchor.constraint(equalTo: one.bottomAnchor),
                    one.leadingAnchor.constraint(equalTo: two.trailingAnchor),
                    two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
                ]
            }
            #expect(nodes.flatMap(texts).sorted() == ["1", "2", "3"])
        }

        @Test func fillsByAFrameAsLargeAsTheSuperview() async throws {
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
            let picture = UIView(frame: header.bounds)
            header.addSubview(picture)
            header.addSubview(label("Over it"))
            let table = UITableView()
            table.tableHeaderView = header
            let nodes = try await show([table]) { _ in [] }
            let shown = try #require(nodes.first?.children.first)
            #expect(shown.attributes["height"] == "200")
            #expect(shown.children.map { $0.attributes["placeY"] } == ["cover", nil])
        }

        @Test func showsItemsAtTheLeftOfABarInTheirOrder() async throws {
            let custom = label("NEWS")
            controller.navigationItem.leftBarButtonItems = [
                UIBarButtonItem(title: "Menu", primaryAction: UIAction { _ in }), UIBarButtonItem(customView: custom),
            ]
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            await MainQueue.settle()
            let bar = try #require(source.snapshot().first { $0.kind == .navigationBar })
            #expect(bar.children.map(\.kind) == [.stack] && texts(bar) == ["Menu", "NEWS"])
        }
    }
#endif

import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Roles that units get as others of their app have theirs.
@Suite("Units that nobody noted, and that get a role")
struct UnitGrowthRolesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("Home", more: "func showOffer() {}")
        try write("Cart", setup: "addSubview(cartLabel)", more: "let sum = 1")
        try write("Ride")
        try write("Till", hasHeader: false)
    }

    private let definition = ArchitectureSource(
        file: "our.yml",
        text: """
            architecture: ours
            about: Ours.
            unit: { word: scene, folder: "{Unit}", owner: viewController }
            roles:
              builder: { type: "{Unit}Builder" }
              viewController: { type: "{Unit}ViewController" }
              header: { type: "{Unit}HeaderView", count: optional }
            channels:
              - viewController -> header: { hold: strong, as: headerView, optional: true }
            assembly: { by: builder, function: make, creates: viewController, returns: viewController }
            files:
              all: { path: "{Unit}.swift", template: all, holds: [viewController] }
            """, templates: ["all": ""])

    private func write(_ name: String, hasHeader: Bool = true, setup: String = "", more: String = "") throws {
        let header = hasHeader ? "    private let headerView = \(name)HeaderView()\n" : ""
        try folder.write(
            """
            import UIKit

            final class \(name)ViewController: UIViewController {
            \(header)    func refresh() {}
            }

            enum \(name)Builder {
                static func make() -> \(name)ViewController { \(name)ViewController() }
            }

            protocol \(name)HeaderViewDelegate: AnyObject {}
            """, to: "Sources/App/\(name)/\(name)ViewController.swift")
        guard hasHeader else { return }
        try folder.write(
            """
            import UIKit

            protocol Offering {}

            final class \(name)HeaderView: UIView\(more.isEmpty ? "" : ", Offering") {
                weak var delegate: \(name)HeaderViewDelegate?
                private let titleLabel = UILabel()
                \(more)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }

                required init?(coder: NSCoder) {
                    fatalError("init(coder:) has not been implemented")
                }

                private func setUp() {
                    backgroundColor = .white
                    \(setup)
                }

                func show(_ title: String) {
                    titleLabel.text = title
                }
            }
            """, to: "Sources/App/\(name)/\(name)HeaderView.swift")
    }

    @Test("have what most others have, of functions the statements, and neither what one has nor what only some are")
    func common() throws {
        let growth = try folder.growth("role", "header", to: "Till", in: definition)
        let text = try growth.text(of: "TillHeaderView.swift")
        #expect(
            text == """
                import UIKit

                final class TillHeaderView: UIView {
                    weak var delegate: TillHeaderViewDelegate?
                    private let titleLabel = UILabel()

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        setUp()
                    }

                    required init?(coder: NSCoder) {
                        fatalError("init(coder:) has not been implemented")
                    }

                    private func setUp() {
                        backgroundColor = .white
                    }

                    func show(_ title: String) {
                        titleLabel.text = title
                    }
                }

                """, "\(text)")
        let controller = try growth.text(of: "TillViewController.swift")
        #expect(controller.contains("    private let headerView = TillHeaderView()\n"), "\(controller)")
    }
}

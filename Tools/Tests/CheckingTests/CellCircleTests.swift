import Findings
import Testing

@testable import Checking

/// Circles by what a screen sets in the cells of its lists.
@Suite("Circles by cells")
struct CellCircleTests {
    private static let cell = """
        protocol FeedCellDelegate: AnyObject {}
        final class FeedCell: UITableViewCell {
            var tapped: (() -> Void)?
            var delegate: FeedCellDelegate?
            weak var listener: FeedCellDelegate?
            var count = 0
            func fill(tapped: @escaping () -> Void) { self.tapped = tapped }
        }
        """

    private func messages(
        _ code: String, of base: String = "UIViewController", cell: String = CellCircleTests.cell
    ) throws -> [String] {
        try findings(code, of: base, cell: cell).map(\.message)
    }

    private func findings(
        _ code: String, of base: String = "UIViewController", cell: String = CellCircleTests.cell
    ) throws -> [Finding] {
        let app = MarkedApp([
            "FeedCell.swift": cell,
            "FeedViewController.swift": """
            final class FeedViewController: \(base), FeedCellDelegate {
                func open() {}
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    \(code)
                }
            }
            """,
            "Opener.swift": "final class Opener { func open() { push(FeedViewController()) } }",
        ])
        return try app.report(SampleModule.source, [CycleRule.self]).findings
    }

    private static let closure =
        "a closure that holds FeedViewController is kept by FeedCell: FeedViewController → FeedCell → closure → FeedViewController"
    private static let object =
        "strong references lead in a circle: FeedViewController → FeedCell → FeedViewController"

    @Test(
        "What a screen sets in a cell that its list keeps closes a circle",
        arguments: [
            ("cell.tapped = { self.open() }", [closure]),
            ("cell.fill { self.open() }", [closure]),
            ("cell.fill(tapped: { self.open() })", [closure]),
            ("cell.delegate = self", [object]),
            ("cell.tapped = { [weak self] in self?.open() }", []),
            ("cell.listener = self", []),
            ("cell.count = 1", []),
        ])
    func set(code: String, told: [String]) throws {
        for local in [
            "let cell = tableView.dequeueReusableCell(withIdentifier: \"cell\", for: indexPath) as! FeedCell",
            "guard let cell = tableView.dequeueReusableCell(withIdentifier: \"cell\") as? FeedCell else { return .init() }",
            "let cell: FeedCell = tableView.dequeue(for: indexPath)",
            "let cell = tableView.dequeueReusableCell(withClass: FeedCell.self, for: indexPath)",
        ] {
            #expect(try messages("\(local)\n\(code)") == told)
        }
    }

    @Test(
        "A cell that is a part of the unit, and knows its screen by the unit's contract, closes one, told once",
        arguments: [("strong", "cycle"), ("weak", "hold")])
    func part(hold: String, rule: String) throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition
                .replacing("  builder: {", with: "  cell: { type: \"{Unit}Cell\", count: optional }\n  builder: {")
                .replacing(
                    "  - router -> builder:",
                    with: "  - cell -> view: { hold: \(hold), through: viewInput, as: shower }\n  - router -> builder:")
        )
        let app = SampleModule.app([
            "Login/LoginCell.swift":
                "import UIKit\nfinal class LoginCell: UITableViewCell { var 1️⃣shower: (any LoginViewInput)? }",
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift").replacing(
                "    func closeTapped()",
                with: """
                        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            let cell = tableView.dequeueReusableCell(withIdentifier: "", for: path) as! LoginCell
                            cell.shower = self
                            return cell
                        }
                        func closeTapped()
                    """),
        ])
        try app.expect([FindingSpec("1️⃣", rule)], by: source)
    }

    @Test(
        "Who is no screen, what no list gave, and what is no cell close none",
        arguments: [
            ("NSObject", "tableView.dequeueReusableCell(withIdentifier: \"cell\") as! FeedCell", cell),
            ("UIViewController", "FeedCell()", cell),
            ("UIViewController", "FeedQueue().dequeue() as! FeedCell", cell + "\nfinal class FeedQueue {}"),
            (
                "UIViewController", "queue.dequeue() as! FeedCell",
                cell.replacing(": UITableViewCell", with: "")
            ),
            (
                "UIViewController", "tableView.dequeueReusableCell(withIdentifier: \"cell\") as! FeedCell",
                cell.replacing("var count = 0", with: "func end() { tapped = nil; delegate = nil }")
            ),
        ])
    func others(base: String, value: String, cell: String) throws {
        let code = "let cell = \(value)\ncell.tapped = { self.open() }\ncell.delegate = self"
        #expect(try messages(code, of: base, cell: cell).isEmpty)
    }

    @Test(
        "A closure that holds the local which keeps it closes a circle",
        arguments: [
            ("picker.picked = { picker.close() }", true),
            ("picker.observe { picker.close() }", true),
            ("later { picker.picked = { picker.close() } }", true),
            ("picker.picked = { [weak picker] in picker?.close() }", false),
            ("picker.picked = { [picker] in picker.close() }", true),
            ("picker.picked = { self.open() }", false),
            ("picker.picked = { [picker = picker.title] in log(picker) }", false),
            ("var picker: PickerViewController? = picker; picker?.picked = { picker?.close(); picker = nil }", false),
            ("picker.later { picker.close() }", false),
            ("picker.count = { picker.close() }()", false),
            ("weak var picker = picker\n        picker?.picked = { picker?.close() }", false),
        ])
    func ownClosures(code: String, isTold: Bool) throws {
        let app = MarkedApp([
            "Picker.swift": """
            final class PickerViewController: UIViewController {
                var picked: (() -> Void)?
                var count = 0
                func observe(_ run: @escaping () -> Void) { picked = run }
                func later(_ run: () -> Void) { run() }
                func close() {}
            }
            """,
            "MenuViewController.swift": """
            final class MenuViewController: UIViewController {
                override func viewDidLoad() {
                    let picker = PickerViewController()
                    \(code)
                    present(picker)
                }
                func open() {}
            }
            """,
            "Opener.swift": "final class Opener { func open() { push(MenuViewController()) } }",
        ])
        let found = try app.report(SampleModule.source, [CycleRule.self]).findings
        #expect(
            found.map(\.message)
                == (isTold
                    ? [
                        "'picker' keeps a closure that holds it: PickerViewController → closure → PickerViewController"
                    ] : []))
        #expect(found.allSatisfy { $0.remedy == "Write '[weak picker]' at the beginning of this closure." })
    }

    @Test("Cells of two classes under one name are two findings with an identity each")
    func twoClasses() throws {
        let cells = Self.cell + "\nfinal class WideCell: UITableViewCell { var tapped: (() -> Void)? }"
        let app = MarkedApp([
            "Cells.swift": cells,
            "FeedViewController.swift": """
            final class FeedViewController: UIViewController {
                func open() {}
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if indexPath.row == 0 {
                        let cell = tableView.dequeueReusableCell(withIdentifier: "wide") as! WideCell
                        cell.tapped = { self.open() }
                        return cell
                    }
                    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as! FeedCell
                    cell.tapped = { self.open() }
                    return cell
                }
            }
            """,
            "Opener.swift": "final class Opener { func open() { push(FeedViewController()) } }",
        ])
        let found = try app.report(SampleModule.source, [CycleRule.self]).findings
        #expect(found.count == 2 && Set(found.map(\.identity)).count == 2)
    }

    @Test("A closure in a cell that holds the screen and the cell is one finding, which names both")
    func both() throws {
        let code = """
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as! FeedCell
            cell.tapped = { self.open(); cell.count = 1 }
            cell.tapped = { self.open() }
            cell.tapped = { self.open(); cell.count = 2 }
            """
        let found = try findings(code)
        #expect(found.map(\.message) == [Self.closure])
        #expect(
            found.map(\.remedy) == ["Write '[weak self, weak cell]' at the beginning of this closure, the outermost."])
        #expect(
            found.flatMap(\.notes).map(\.message)
                == [
                    "another one is set as 'tapped' here", "another one is set as 'tapped' here, and holds 'cell', too",
                ])
    }

    @Test(
        "A property that is set to nil opens circles of its own class alone",
        arguments: [
            ("final class Other { var tapped: (() -> Void)?; func end() { tapped = nil } }", true),
            ("final class Other { func end(map: MKMapView) { map.tapped = nil } }", true),
            ("final class Other { func end() { var tapped: Int? = 1; tapped = nil } }", true),
            ("final class Other { func end(cell: FeedCell) { cell.tapped = nil } }", false),
            ("final class WideCell: FeedCell { func end() { tapped = nil } }", false),
            ("extension FeedCell { func end() { if let tapped { tapped() }; tapped = nil } }", false),
            ("final class WideCell: FeedCell { deinit { tapped = nil } }", true),
            ("final class Other { func end() { cells.first.tapped = nil } }", false),
        ])
    func cleared(other: String, isTold: Bool) throws {
        let code = """
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as! FeedCell
            cell.tapped = { self.open() }
            """
        let cell = Self.cell.replacing("final class", with: "class") + "\n" + other
        #expect(try messages(code, cell: cell) == (isTold ? [Self.closure] : []))
    }
}

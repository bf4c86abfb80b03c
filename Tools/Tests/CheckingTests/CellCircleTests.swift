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
        return try app.report(SampleModule.source, [CycleRule.self]).findings.map(\.message)
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
        ] {
            #expect(try messages("\(local)\n\(code)") == told)
        }
    }

    @Test(
        "Who is no screen, what no list gave, and what is no cell close none",
        arguments: [
            ("NSObject", "tableView.dequeueReusableCell(withIdentifier: \"cell\") as! FeedCell", cell),
            ("UIViewController", "FeedCell()", cell),
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
}

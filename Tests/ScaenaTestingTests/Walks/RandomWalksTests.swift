import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

/// A screen with buttons, each of which does what a test says.
@MainActor
private final class ButtonsScreen: UIViewController {
    lazy var lifetime = SceneLifetime(of: self)
    private let buttons: [(String, @MainActor (ButtonsScreen) -> Void)]

    init(_ title: String, _ buttons: [(String, @MainActor (ButtonsScreen) -> Void)] = []) {
        self.buttons = buttons
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = lifetime
        let stack = UIStackView(
            arrangedSubviews: buttons.map { title, action in
                UIButton(
                    configuration: .plain(),
                    primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) })
            })
        view.addSubview(stack)
    }
}

/// Keeps what it is given, as a cache does that nobody empties.
@MainActor
private final class Hoard {
    var kept: [AnyObject] = []
}

@MainActor
@Suite("Random walks")
struct RandomWalksTests {
    /// Two screens; the second is kept by the first where a test says so.
    private func walks(keeping: Bool) -> RandomWalks {
        RandomWalks {
            let hoard = Hoard()
            return UINavigationController(
                rootViewController: ButtonsScreen(
                    "First",
                    [
                        ("Nothing", { _ in }),
                        (
                            "Next",
                            { screen in
                                let next = ButtonsScreen("Second", [("Nothing here", { _ in })])
                                if keeping { hoard.kept.append(next) }
                                Navigation(from: screen).push(next)
                            }
                        ),
                    ]))
        }
    }

    @Test("come to every screen, and are the same for the same seed")
    func areReproducible() async throws {
        let report = try await walks(keeping: false).run(5, steps: 12, seed: 3)
        #expect(report.walks == 5 && report.screens["ButtonsScreen"] == report.steps)
        #expect(try await walks(keeping: false).run(5, steps: 12, seed: 3) == report)
        #expect(report.description.hasPrefix("5 walks, \(report.steps) steps, 1 screens"))
    }

    @Test("find who stays on the way, and shorten the walk to what it takes")
    func findWhoStays() async throws {
        let error = await #expect(throws: WalkError.self) { try await walks(keeping: true).run(20, steps: 20) }
        let failure = try #require(error)
        #expect(failure.reason.contains("Scene Buttons") || failure.reason.contains("ButtonsScreen"))
        // One way to the second screen, and one back.
        #expect(failure.steps.count == 2 && failure.steps.first == .tap("Next"))
        #expect(failure.length >= failure.steps.count)
        #expect(failure.test.contains("        .tap(\"Next\"),\n"))
        // What is pasted fails in the same way.
        let again = await #expect(throws: WalkError.self) { try await walks(keeping: true).take(failure.steps) }
        #expect(again?.steps == failure.steps)
    }

    @Test("find controls that no screen reader can name")
    func findNamelessControls() async throws {
        let error = await #expect(throws: WalkError.self) {
            try await RandomWalks { ButtonsScreen("First", [("Go", { _ in }), ("", { _ in })]) }.run(1)
        }
        #expect(error?.reason.hasPrefix("a control has no name") == true)
        #expect(error?.steps.count == 1)
    }

    @Test("do what happens around an app, and hold what a test says")
    func haveEventsAndChecks() async throws {
        var walks = RandomWalks {
            let screen = ButtonsScreen("First")
            return WalkedApp(
                screen, events: ["it rains": { screen.title = "Wet" }, "it shines": { screen.title = "Dry" }])
        }
        struct Wet: Error {}
        walks.check = { if $0.topViewController?.title == "Wet" { throw Wet() } }
        let error = await #expect(throws: WalkError.self) { try await walks.run(5) }
        #expect(error?.steps == [.event("it rains")])
    }

    @Test("leave the walk that an app ends in the journal")
    func keepAJournal() async throws {
        let journal = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID())")
        var texts: [String] = []
        var walks = walks(keeping: false)
        walks.journal = journal
        walks.check = { _ in texts.append(try String(contentsOf: journal, encoding: .utf8)) }
        try await walks.run(1, steps: 4)
        #expect(texts.last?.contains("@Test func walk1()") == true)
        #expect(!FileManager.default.fileExists(atPath: journal.path))
    }
}

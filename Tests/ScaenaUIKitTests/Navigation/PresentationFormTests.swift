import Foundation
import ScaenaKit
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("Forms of presentations, and choices")
@MainActor
struct PresentationFormTests {
    private final class FormCoordinator: FlowCoordinator<Void> {
        override func start() async throws { try await show(TitledScreen("Form")) }
    }

    private let root = UIViewController()
    private let window: SceneWindow

    init() async {
        window = SceneWindow(UINavigationController(rootViewController: root))
        await window.settle()
    }

    private var navigation: Navigation { Navigation(from: root) }

    // MARK: Forms

    /// UIKit ends the app where nobody says at what a popover on an iPad points.
    @Test func aPopoverOfWhichNobodySaidAtWhatItPointsStandsInTheMiddle() async throws {
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        await navigation.present(menu).ended()
        let popover = try #require(menu.popoverPresentationController)
        #expect(popover.sourceView === root.view)
        #expect(popover.sourceRect.origin == CGPoint(x: root.view.bounds.midX, y: root.view.bounds.midY))
        #expect(popover.permittedArrowDirections == [])
    }

    @Test func aPopoverPointsAtAView() async throws {
        let button = UIButton(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.view.addSubview(button)
        let menu = UIViewController()
        await navigation.present(menu, as: .popover(from: .view(button))).ended()
        let popover = try #require(menu.popoverPresentationController)
        #expect(popover.sourceView === button)
        #expect(popover.sourceRect == button.bounds)
    }

    @Test func aPopoverPointsAtAButtonOfABar() async throws {
        let item = UIBarButtonItem(title: "Menu", primaryAction: UIAction { _ in })
        root.navigationItem.rightBarButtonItem = item
        let menu = UIViewController()
        await navigation.present(menu, as: .popover(from: .barButton(item))).ended()
        #expect(menu.popoverPresentationController?.barButtonItem === item)
        #expect(menu.popoverPresentationController?.sourceView == nil)
    }

    @Test func whatAnAppSaidItselfStays() async throws {
        let view = UIView()
        root.view.addSubview(view)
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        menu.popoverPresentationController?.sourceView = view
        await navigation.present(menu).ended()
        #expect(menu.popoverPresentationController?.sourceView === view)
    }

    @Test func aSheetRestsAtItsHeights() async {
        let filter = UIViewController()
        await navigation.present(filter, as: .sheet([.medium(), .large()])).ended()
        #expect(filter.sheetPresentationController?.detents.count == 2)
    }

    @Test(arguments: [true, false]) func aFlowComesInAForm(isPopover: Bool) async throws {
        let form: PresentationForm = isPopover ? .popover(from: .view(root.view)) : .sheet([.medium()])
        let flow = FormCoordinator(container: ServiceContainer("form"), placement: .presented(over: root, as: form))
        flow.launch()
        try await window.wait(for: "The flow") { flow.host?.viewIfLoaded?.window != nil }
        if isPopover {
            #expect(flow.host?.popoverPresentationController?.sourceView === root.view)
        } else {
            #expect(flow.host?.sheetPresentationController?.detents.count == 1)
        }
        await flow.stop()
    }

    @Test func aFlowInAPopoverThatNobodyAnchoredComes() async throws {
        let flow = FormCoordinator(
            container: ServiceContainer("form"), placement: .presented(over: root, style: .popover))
        flow.launch()
        try await window.wait(for: "The flow") { flow.host?.viewIfLoaded?.window != nil }
        #expect(flow.host?.popoverPresentationController?.sourceView != nil)
        await flow.stop()
    }

    // MARK: Choices

    @Test(arguments: [("Delete", true), ("Cancel", false)]) func aQuestionIsAnswered(button: String, answer: Bool)
        async throws
    {
        let asked = Task { await navigation.confirm("Delete the list?", action: "Delete", isDestructive: true) }
        try await window.waitFor("Delete the list?")
        #expect(window.texts == ["Delete the list?", "Delete", "Cancel"])
        try await window.tap(button)
        #expect(await asked.value == answer)
    }

    @Test(arguments: [("Date", 2), ("Cancel", nil)]) func oneOfSeveralIsChosen(button: String, answer: Int?)
        async throws
    {
        let asked = Task {
            await navigation.choose("Sort by", from: [Choice("Name", 1), Choice("Date", 2)], at: .view(root.view))
        }
        try await window.waitFor("Date")
        try await window.tap(button)
        #expect(await asked.value == answer)
    }

    @Test func aQuestionThatCannotBeAskedIsNotAnswered() async {
        await navigation.present(UIViewController()).ended()
        #expect(await !navigation.confirm("Really?", action: "Yes"))
        #expect(await !Navigation(from: nil).confirm("Really?", action: "Yes"))
    }

    /// Somebody dismisses the question in code, or its window goes: whoever asked does not wait for ever.
    @Test(arguments: [true, false]) func aQuestionThatGoesUnansweredEnds(isDismissed: Bool) async throws {
        let asked = Task { await navigation.confirm("Really?", action: "Yes") }
        try await window.waitFor("Really?")
        if isDismissed { root.dismiss(animated: false) } else { await window.close() }
        #expect(await !asked.value)
    }

    @Test func aCancelledTaskDoesNotWaitForAnAnswer() async throws {
        let asked = Task { await navigation.confirm("Really?", action: "Yes") }
        try await window.waitFor("Really?")
        asked.cancel()
        #expect(await !asked.value)
    }
}

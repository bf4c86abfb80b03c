import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("SceneWindow")
@MainActor
struct SceneWindowTests {
    /// A form with one of each, which notes what is done to it.
    private final class FormViewController: UIViewController {
        let label = UILabel()
        let field = UITextField()
        let send = UIButton(type: .system)
        let activity = UIActivityIndicatorView(style: .medium)
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Form"
            label.text = "Your name"
            field.placeholder = "Name"
            send.setTitle("Send", for: .normal)
            send.accessibilityIdentifier = "send"
            send.addAction(UIAction { [weak self] _ in self?.log.append("send") }, for: .touchUpInside)
            field.addAction(
                UIAction { [weak self] _ in self?.log.append(self?.field.text ?? "") }, for: .editingChanged)
            let stack = UIStackView(arrangedSubviews: [label, field, send, activity])
            view.addSubview(stack)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Help", primaryAction: UIAction { [weak self] _ in self?.log.append("help") })
        }
    }

    private let form = FormViewController()
    private let root = UIViewController()

    private func window() async -> SceneWindow {
        root.title = "Start"
        let navigation = UINavigationController(rootViewController: root)
        let window = SceneWindow(navigation)
        await window.settle()
        navigation.pushViewController(form, animated: true)
        await window.settle()
        return window
    }

    @Test func waitsUntilSomethingIsGone() async throws {
        let window = await window()
        DispatchQueue.main.async { [form] in form.send.isHidden = true }
        try await window.waitUntilGone("Send")
        #expect(!window.shows("Send"))
        await #expect(throws: SceneWindowError.self) { try await window.waitUntilGone("Your name", timeout: 0.01) }
    }

    @Test func readsWhatAPersonReads() async {
        let window = await window()
        #expect(window.texts == ["Start", "Form", "Help", "Your name", "Name", "Send"])
        #expect(
            window.tree == """
                UINavigationController
                  bar
                    back button "Start"
                    title "Form"
                    button "Help"
                  text "Your name"
                  field "Name"
                  button "Send" [send]
                """)
    }

    @Test(arguments: ["Send", "send"]) func tapsByNameOrIdentifier(name: String) async throws {
        let window = await window()
        try await window.tap(name)
        #expect(form.log == ["send"])
    }

    @Test func tapsTheBar() async throws {
        let window = await window()
        try await window.tap("Help")
        #expect(form.log == ["help"])
        try await window.tap("Start")
        #expect(window.texts == ["Start"])
    }

    @Test func types() async throws {
        let window = await window()
        try await window.type("Ada", into: "Name")
        #expect(form.field.text == "Ada")
        #expect(form.log == ["Ada"])
    }

    @Test func whatIsHiddenIsNotSeen() async {
        let window = await window()
        form.send.isHidden = true
        form.label.superview?.alpha = 1
        form.field.alpha = 0
        #expect(window.texts == ["Start", "Form", "Help", "Your name"])
        #expect(!window.shows("Send"))
    }

    @Test func anIndicatorThatTurnsIsBusy() async {
        let window = await window()
        #expect(!window.isBusy)
        form.activity.startAnimating()
        #expect(window.isBusy)
    }

    @Test func whatIsNotThereIsNamedWithWhatIs() async throws {
        let window = await window()
        let error = await #expect(throws: SceneWindowError.self) { try await window.tap("Sned") }
        #expect(error == .notFound("Sned", visible: window.tree))
        #expect(error?.description.hasPrefix("Nothing is called \"Sned\". To be seen:\nUINavigationController") == true)
    }

    @Test func whatIsDisabledRefuses() async throws {
        let window = await window()
        form.send.isEnabled = false
        let error = await #expect(throws: SceneWindowError.self) { try await window.tap("Send") }
        #expect(error == .refused("Tapping \"Send\"", reason: "it is disabled", visible: window.tree))
        #expect(window.tree.contains("button \"Send\" [send] (disabled)"))
        #expect(form.log.isEmpty)
    }

    @Test func aTextDoesNothing() async throws {
        let window = await window()
        let error = await #expect(throws: SceneWindowError.self) { try await window.tap("Your name") }
        guard case .refused("Tapping \"Your name\"", _, _) = error else {
            Issue.record("Not refused: \(String(describing: error))")
            return
        }
    }

    @Test func twoOfANameAreAmbiguous() async throws {
        let window = await window()
        let other = UIButton(type: .system)
        other.setTitle("Send", for: .normal)
        form.view.addSubview(other)
        let error = await #expect(throws: SceneWindowError.self) { try await window.tap("Send") }
        #expect(error == .ambiguous("Send", count: 2, visible: window.tree))
        try await window.tap("send")
        #expect(form.log == ["send"])
    }

    @Test func aTextOfAButtonsNameDoesNotHideTheButton() async throws {
        let window = await window()
        form.label.text = "Send"
        try await window.tap("Send")
        #expect(form.log == ["send"])
    }

    @Test func anAlertCoversTheRest() async throws {
        let window = await window()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        var chosen: [String] = []
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen.append("yes") })
        let no = UIAlertAction(title: "No", style: .cancel)
        no.isEnabled = false
        alert.addAction(no)
        form.present(alert, animated: true)
        await window.settle()
        #expect(window.texts == ["Sure?", "Yes", "No"])
        await #expect(throws: SceneWindowError.self) { try await window.tap("Send") }
        await #expect(throws: SceneWindowError.self) { try await window.tap("No") }
        try await window.tap("Yes")
        #expect(chosen == ["yes"])
        #expect(window.shows("Send"))
    }

    @Test func goesBackAndNoFurther() async throws {
        let window = await window()
        try await window.goBack()
        #expect(window.texts == ["Start"])
        await #expect(throws: SceneWindowError.self) { try await window.goBack() }
    }

    @Test func swipesASheetDown() async throws {
        let window = await window()
        let nothing = await #expect(throws: SceneWindowError.self) { try await window.swipeDown() }
        #expect(nothing == .refused("Swiping down", reason: "nothing is presented", visible: window.tree))
        let sheet = UIViewController()
        form.present(sheet, animated: true)
        await window.settle()
        sheet.isModalInPresentation = true
        await #expect(throws: SceneWindowError.self) { try await window.swipeDown() }
        #expect(window.topViewController === sheet)
        sheet.isModalInPresentation = false
        try await window.swipeDown()
        #expect(window.shows("Send"))
    }

    @Test func viewsKnowWhatTheTestHasReplaced() async throws {
        let root = UINavigationController(rootViewController: UIViewController())
        await Greeting.text.replaced(by: "Hello") {
            let window = SceneWindow(root)
            await window.settle()
            root.pushViewController(Greeting(), animated: true)
            await window.settle()
            #expect(window.shows("Hello"))
            root.present(UINavigationController(rootViewController: Greeting()), animated: true)
            await window.settle()
            #expect(window.shows("Hello"))
        }
    }

    /// Says what somebody else knows, as soon as its view is there.
    private final class Greeting: UIViewController {
        static let text = BusinessObject("The standard")

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = Self.text.current
            view.addSubview(label)
        }
    }

    @Test func waitsForWhatComesLater() async throws {
        let window = await window()
        let form = form
        let changing = Task.detached {
            await MainActor.run { form.label.text = "Almost" }
            await MainActor.run { form.label.text = "There" }
        }
        try await window.waitFor("There")
        await changing.value
    }

    @Test func whatDoesNotComeTimesOut() async throws {
        let window = await window()
        let error = await #expect(throws: SceneWindowError.self) { try await window.waitFor("Godot", timeout: 0.02) }
        #expect(error == .timedOut("Seeing \"Godot\"", seconds: 0.02, visible: window.tree))
    }

    @Test func anEmptyWindowSaysSo() async {
        let window = await window()
        await window.close()
        #expect(window.tree == "(an empty window)")
        #expect(window.texts.isEmpty)
    }
}

import ScaenaTesting
import ScaenaUIKit
import Testing

@MainActor
private final class FormView: UIView {
    let nameField = UITextField()
    let remoteSwitch = UISwitch()
    let sortControl = UISegmentedControl(items: ["Name", "Date"])
    let createButton = UIButton(type: .system)
    let statusLabel = UILabel()
    let indicator = UIActivityIndicatorView(style: .medium)

    init() {
        super.init(frame: .zero)
        nameField.placeholder = "Name"
        remoteSwitch.accessibilityLabel = "Remote"
        createButton.setTitle("Create", for: .normal)
        for view in [nameField, remoteSwitch, sortControl, createButton, statusLabel, indicator] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }
}

@MainActor
private final class FormViewController: UIViewController {
    let form = FormView()

    override func loadView() { view = form }
}

@Suite("Bindings of controls", .serialized)
@MainActor
struct ControlBindingTests {
    private let controller = FormViewController()
    private var form: FormView { controller.form }

    @Test func aTextFieldAndARelayFollowEachOther() async throws {
        let window = SceneWindow(controller)
        await window.settle()
        let name = StateRelay("Ada")
        let token = form.nameField.bind(text: name)
        #expect(form.nameField.text == "Ada")
        try await window.type("Grace", into: "Name")
        #expect(name.value == "Grace")
        name.value = ""
        #expect(form.nameField.text == "")
        token.end()
        try await window.type("Alan", into: "Name")
        #expect(name.value == "")
        await window.close()
    }

    @Test func aSwitchAndARelayFollowEachOther() async throws {
        let window = SceneWindow(controller)
        await window.settle()
        let isRemote = StateRelay(true)
        let token = form.remoteSwitch.bind(isOn: isRemote)
        #expect(form.remoteSwitch.isOn)
        try await window.tap("Remote")
        #expect(!isRemote.value)
        isRemote.value = true
        #expect(form.remoteSwitch.isOn)
        token.end()
        isRemote.value = false
        #expect(form.remoteSwitch.isOn)
        await window.close()
    }

    @Test func aSegmentedControlAndARelayFollowEachOther() {
        let sorting = StateRelay(1)
        let token = form.sortControl.bind(selectedIndex: sorting)
        #expect(form.sortControl.selectedSegmentIndex == 1)
        form.sortControl.selectedSegmentIndex = 0
        form.sortControl.sendActions(for: .valueChanged)
        #expect(sorting.value == 0)
        token.end()
    }

    @Test func whatIsShownFollowsState() {
        let title = StateRelay("Create")
        let isBusy = StateRelay(true)
        let tokens = [
            title.bind(to: form.statusLabel, \.text), isBusy.bind(to: form.statusLabel, \.isHidden),
            isBusy.map { !$0 }.bind(to: form.createButton, \.isEnabled), form.createButton.bind(title: title),
            form.indicator.bind(isAnimating: isBusy),
        ]
        #expect(form.statusLabel.isHidden)
        #expect(!form.createButton.isEnabled)
        #expect(form.indicator.isAnimating)
        isBusy.value = false
        title.value = "Create another"
        #expect(form.statusLabel.text == "Create another")
        #expect(form.createButton.isEnabled)
        #expect(form.createButton.currentTitle == "Create another")
        #expect(!form.indicator.isAnimating)
        withExtendedLifetime(tokens) {}
    }

    @Test func tapsAreEvents() async throws {
        let window = SceneWindow(controller)
        await window.settle()
        var taps = 0
        let token = form.createButton.taps().map { 1 }.observe { taps += $0 }
        try await window.tap("Create")
        #expect(taps == 1)
        token.end()
        try await window.tap("Create")
        #expect(taps == 1)
        await window.close()
    }

    @Test func aBindingHoldsNoView() {
        let name = StateRelay("")
        weak var seen: UITextField?
        var tokens: [RelayToken] = []
        do {
            let field = UITextField()
            seen = field
            field.bind(text: name).store(in: &tokens)
            field.events(.editingChanged).observe {}.store(in: &tokens)
        }
        #expect(seen == nil)
        name.value = "still"
    }
}

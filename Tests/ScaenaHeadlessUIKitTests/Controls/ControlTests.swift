import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Source: <https://developer.apple.com/documentation/uikit/uicontrol>.
@Suite("Control")
@MainActor
struct ControlTests {
    @Test("An action is done at its events only, with the control as its sender")
    func events() {
        let control = UIControl()
        var senders: [ObjectIdentifier?] = []
        let action = UIAction { senders.append(($0.sender as AnyObject?).map(ObjectIdentifier.init)) }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(senders.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(senders == [ObjectIdentifier(control)])
        #expect(control.allControlEvents == .valueChanged)
    }

    @Test("An action of the same identifier replaces the one before, for its events")
    func replacement() {
        let control = UIControl()
        var done: [String] = []
        let identifier = UIAction.Identifier("same")
        control.addAction(
            UIAction(identifier: identifier) { _ in done.append("old") }, for: [.touchDown, .touchUpInside])
        control.addAction(UIAction(identifier: identifier) { _ in done.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(done == ["new", "old"])
    }

    @Test("Actions without an identifier are told apart")
    func unnamed() {
        let control = UIControl()
        var done = 0
        control.addAction(UIAction { _ in done += 1 }, for: .touchUpInside)
        control.addAction(UIAction { _ in done += 1 }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(done == 2)
    }

    @Test("The state is made of what the control is")
    func state() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        #expect(control.state == [.disabled, .selected])
    }

    @Test("A change in code sends nothing; switch and segments change in code alike")
    func silentChanges() {
        var changes = 0
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in changes += 1 })
        toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        toggle.setOn(true, animated: true)
        #expect(toggle.isOn)
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        segments.selectedSegmentIndex = 1
        #expect(segments.titleForSegment(at: 1) == "Two")
        #expect(changes == 0)
    }
}

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// Controls whose value a finger changes.
    ///
    /// Sources: <https://developer.apple.com/documentation/uikit/uiswitch>, `/uisegmentedcontrol`.
    @Suite("Switch and segmented control, by hand", .serialized)
    @MainActor
    struct ChosenControlTests {
        @Test("A tap turns a switch and tells")
        func toggle() async throws {
            let toggle = UISwitch()
            var values: [Bool] = []
            toggle.addAction(UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
            let controller = UIViewController()
            controller.view.addSubview(toggle)
            let window = makeWindow(showing: controller)
            await settle()
            try UserInput.tap(toggle)
            try UserInput.tap(toggle)
            #expect(values == [true, false])
            withExtendedLifetime(window) {}
        }

        @Test("A tap on a segment chooses it, does its action, then tells")
        func segments() async throws {
            var done: [String] = []
            let control = UISegmentedControl(actions: [
                UIAction(title: "One") { _ in done.append("one") },
                UIAction(title: "Two") { _ in done.append("two") },
            ])
            control.addAction(UIAction { _ in done.append("changed") }, for: .valueChanged)
            let controller = UIViewController()
            controller.view.addSubview(control)
            let window = makeWindow(showing: controller)
            await settle()
            try UserInput.chooseSegment(at: 1, in: control)
            try UserInput.chooseSegment(at: 1, in: control)
            #expect(control.selectedSegmentIndex == 1)
            #expect(done == ["two", "changed"])
            control.setEnabled(false, forSegmentAt: 0)
            #expect(throws: UserInputRefusal.disabled) { try UserInput.chooseSegment(at: 0, in: control) }
            #expect(throws: UserInputRefusal.gone) { try UserInput.chooseSegment(at: 2, in: control) }
            withExtendedLifetime(window) {}
        }

        @Test("Segments that come and go leave the same one chosen")
        func selectionFollows() {
            let control = UISegmentedControl(items: ["One", "Two", "Three"])
            control.selectedSegmentIndex = 1
            control.insertSegment(withTitle: "Zero", at: 0, animated: false)
            #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Two")
            control.removeSegment(at: 0, animated: false)
            #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Two")
            control.removeSegment(at: 1, animated: false)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        }
    }
#endif

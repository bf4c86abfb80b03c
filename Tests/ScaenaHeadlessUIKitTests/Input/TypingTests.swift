#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// Text that a user types.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
    @Suite("Typing", .serialized)
    @MainActor
    struct TypingTests {
        private final class Listener: NSObject, UITextFieldDelegate {
            let log: CallbackLog
            var allowsBeginning = true
            var allowsChange = true

            init(_ log: CallbackLog) { self.log = log }

            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allowsBeginning }
            func textFieldDidBeginEditing(_ textField: UITextField) { log.add("began") }
            func textFieldDidEndEditing(_ textField: UITextField) { log.add("ended") }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log.add("\(range.location),\(range.length) -> \(string)")
                return allowsChange
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                log.add("return")
                textField.resignFirstResponder()
                return true
            }
        }

        @MainActor
        private struct Stage {
            let log = CallbackLog()
            let listener: Listener
            let field = UITextField()
            let other = UITextField()
            let window: UIWindow

            init() async {
                listener = Listener(log)
                field.delegate = listener
                let controller = UIViewController()
                controller.view.addSubview(field)
                controller.view.addSubview(other)
                window = makeWindow(showing: controller)
                field.addAction(UIAction { [log] _ in log.add("changed") }, for: .editingChanged)
                await settle()
            }
        }

        @Test("Typing takes the keyboard, asks, changes and tells")
        func type() async throws {
            let stage = await Stage()
            try UserInput.type("Ali", into: stage.field)
            #expect(stage.field.text == "Ali")
            #expect(stage.field.isFirstResponder)
            #expect(stage.field.isEditing)
            #expect(stage.log.take() == ["began", "0,0 -> Ali", "changed"])
            try UserInput.type("Alice", into: stage.field)
            #expect(stage.log.take() == ["0,3 -> Alice", "changed"])
        }

        @Test("A delegate that says no keeps the text")
        func prevented() async {
            let stage = await Stage()
            stage.listener.allowsChange = false
            #expect(throws: UserInputRefusal.prevented) { try UserInput.type("x", into: stage.field) }
            #expect(stage.field.text == "")
            stage.field.resignFirstResponder()
            stage.listener.allowsBeginning = false
            #expect(throws: UserInputRefusal.prevented) { try UserInput.type("x", into: stage.field) }
            #expect(!stage.field.isFirstResponder)
        }

        @Test("Another field takes the keyboard; the first hears that editing has ended")
        func anotherField() async throws {
            let stage = await Stage()
            try UserInput.type("x", into: stage.field)
            _ = stage.log.take()
            try UserInput.tap(stage.other)
            #expect(stage.log.take() == ["ended"])
            #expect(!stage.field.isEditing)
            #expect(stage.other.isFirstResponder)
        }

        @Test("The return key asks the delegate")
        func returnKey() async throws {
            let stage = await Stage()
            #expect(throws: UserInputRefusal.inert) { try UserInput.pressReturn(in: stage.field) }
            try UserInput.type("x", into: stage.field)
            _ = stage.log.take()
            try UserInput.pressReturn(in: stage.field)
            #expect(stage.log.take() == ["return", "ended"])
        }

        @Test("Text set in code sends no event")
        func inCode() async {
            let stage = await Stage()
            stage.field.text = "x"
            #expect(stage.log.take() == [])
            stage.field.text = nil
            #expect(stage.field.text == "")
        }

        @Test("A field that leaves the window loses the keyboard")
        func leaves() async throws {
            let stage = await Stage()
            try UserInput.type("x", into: stage.field)
            _ = stage.log.take()
            stage.field.removeFromSuperview()
            #expect(stage.log.take() == ["ended"])
            #expect(!stage.field.isEditing)
            #expect(!stage.field.becomeFirstResponder())
        }
    }
#endif

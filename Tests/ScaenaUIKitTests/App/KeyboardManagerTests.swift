import Foundation
import ScaenaUIKit
import Testing

@MainActor
@Suite("KeyboardManager")
struct KeyboardManagerTests {
    private let center = NotificationCenter()

    @Test func whatIsPostedElsewhereComesToTheMainActor() async {
        let (manager, center) = (KeyboardManager(center: center), center)
        Thread.detachNewThread {
            let info = [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 500, width: 390, height: 344)]
            center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
        }
        for await keyboard in manager.keyboard.values() where keyboard != nil { break }
        #expect(manager.keyboard.currentValue?.frame.minY == 500)
    }

    @Test func aManagerThatIsGoneHearsNothing() {
        var manager: KeyboardManager? = KeyboardManager(center: center)
        weak let gone = manager
        let keyboard = manager?.keyboard
        manager = nil
        #expect(gone == nil)
        let info = [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 500, width: 390, height: 344)]
        center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
        #expect(keyboard?.currentValue == .some(nil))
    }

    @Test func theKeyboardIsWhereItWillBe() {
        let manager = KeyboardManager(center: center)
        var told: [KeyboardManager.Keyboard?] = []
        let token = manager.keyboard.observe { told.append($0) }
        let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
        ]
        for _ in 0..<2 { center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info) }
        #expect(told == [nil, KeyboardManager.Keyboard(frame: frame, animationDuration: 0.25)])
        center.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: info)
        #expect(told.count == 3)
        #expect(manager.keyboard.currentValue == nil)
        withExtendedLifetime(token) {}
    }

    @Test(
        arguments: [
            (CGRect(x: 0, y: 0, width: 390, height: 844), 344.0), (CGRect(x: 0, y: 100, width: 390, height: 300), 0),
            (CGRect(x: 0, y: 600, width: 390, height: 50), 50), (CGRect(x: 400, y: 0, width: 100, height: 844), 0),
        ] as [(CGRect, CGFloat)])
    func aKeyboardCoversWhatItMeets(view: CGRect, height: CGFloat) {
        let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
        #expect(KeyboardManager.Keyboard(frame: frame, animationDuration: 0).overlap(with: view) == height)
    }
}

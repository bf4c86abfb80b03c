import Foundation
import ScaenaUIKit
import Testing

@MainActor
@Suite("KeyboardInset")
struct KeyboardInsetTests {
    private let center = NotificationCenter()

    @Test func theKeyboardCoversNothingOfWhatIsScrolled() {
        let scrollView = UIScrollView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(scrollView)
        let inset = KeyboardInset(of: scrollView, keyboard: KeyboardManager(center: center))
        #expect(scrollView.contentInset.bottom == 0)
        let info = [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 500, width: 390, height: 344)]
        center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
        #expect(scrollView.contentInset.bottom == 344 && scrollView.verticalScrollIndicatorInsets.bottom == 344)
        center.post(name: UIResponder.keyboardWillHideNotification, object: nil, userInfo: info)
        #expect(scrollView.contentInset.bottom == 0 && scrollView.verticalScrollIndicatorInsets.bottom == 0)
        withExtendedLifetime(inset) {}
    }

    @Test func itHoldsNoView() {
        var scrollView: UIScrollView? = UIScrollView()
        weak let gone = scrollView
        let inset = scrollView.map { KeyboardInset(of: $0, keyboard: KeyboardManager(center: center)) }
        scrollView = nil
        #expect(gone == nil)
        withExtendedLifetime(inset) {}
    }
}

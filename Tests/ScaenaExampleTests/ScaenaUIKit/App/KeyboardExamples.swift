import ScaenaUIKit
import Testing

@Suite("Examples of the keyboard") @MainActor
struct KeyboardExamples {
    private final class FormViewController: UIViewController {
        private let scrollView = UIScrollView()
        private lazy var keyboardInset = KeyboardInset(of: scrollView)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scrollView)
            _ = keyboardInset
        }
    }

    @Test func aFormMakesRoomForTheKeyboard() {
        let form = FormViewController()
        form.loadViewIfNeeded()
        #expect(form.view.subviews.count == 1)
    }
}

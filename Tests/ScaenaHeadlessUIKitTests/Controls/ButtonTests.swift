import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Source: <https://developer.apple.com/documentation/uikit/uibutton>.
@Suite("Button")
@MainActor
struct ButtonTests {
    @Test("A state without a title shows the normal one")
    func titles() {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.setTitle("Sold", for: .disabled)
        #expect(button.currentTitle == "Buy")
        #expect(button.title(for: .selected) == "Buy")
        button.isEnabled = false
        #expect(button.currentTitle == "Sold")
        #expect(button.titleLabel?.text == "Sold")
    }

    @Test("A button shows the title and image of its action")
    func primaryAction() {
        let image = UIImage(systemName: "star")
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Rate", image: image) { _ in })
        #expect(button.currentTitle == "Rate")
        #expect(button.currentImage == image)
    }

    @Test("A configuration is the button's look")
    func configuration() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.subtitle = "to the next page"
        let button = UIButton(configuration: configuration)
        #expect(button.configuration?.title == "Continue")
        button.configuration?.title = "Go on"
        #expect(button.configuration?.title == "Go on")
        #expect(button.configuration?.subtitle == "to the next page")
        #if !canImport(UIKit)
            // No source says what UIKit gives here.
            #expect(button.currentTitle == "Go on")
        #endif
    }

    @Test("The update handler follows the state, in a later turn")
    func updateHandler() async {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        button.isEnabled = false
        await settle()
        #expect(button.configuration?.showsActivityIndicator == true)
        button.isEnabled = true
        await settle()
        #expect(button.configuration?.showsActivityIndicator == false)
    }
}

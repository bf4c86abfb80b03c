import ScaenaTesting
import ScaenaUIKit
import Testing

@Suite("expectAccessible")
@MainActor
struct AccessibilityTests {
    private func faults(_ views: UIView..., style: UIUserInterfaceStyle = .light) async -> [String] {
        let viewController = UIViewController()
        viewController.view.backgroundColor = .systemBackground
        for view in views { viewController.view.addSubview(view) }
        let window = SceneWindow(viewController)
        window.window.overrideUserInterfaceStyle = style
        await window.settle()
        do {
            try expectAccessible(window)
            return []
        } catch SceneWindowError.notAccessible(let faults, _) {
            return faults
        } catch {
            return ["\(error)"]
        }
    }

    private func button(_ title: String?, frame: CGRect = .zero) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = frame
        return button
    }

    private func label(_ text: String, _ color: UIColor, on background: UIColor? = nil, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = color
        label.backgroundColor = background
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func aPlainFormHasNoFault(style: UIUserInterfaceStyle) async {
        let field = UITextField()
        field.placeholder = "Name"
        let wifi = UISwitch()
        wifi.accessibilityLabel = "Wi-Fi"
        let size = UISegmentedControl(items: ["Small", "Large"])
        let save = button("Save", frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        #expect(await faults(label("Your name", .label), field, wifi, size, save, style: style) == [])
    }

    @Test func whatHasNoNameIsFound() async {
        let heart = button(nil)
        heart.setImage(UIImage(systemName: "heart"), for: .normal)
        heart.accessibilityIdentifier = "favourite"
        let field = UITextField()
        // What was typed is no name.
        field.text = "Ada"
        #expect(
            await faults(heart, field, UISwitch()) == [
                "A button [favourite] has no name: set its accessibilityLabel.",
                "A field has no name: set its accessibilityLabel.",
                "A control has no name: set its accessibilityLabel.",
            ])
    }

    @Test func oneNameForManyIsFound() async {
        #expect(
            await faults(button("Delete"), button("Add"), button("Delete")) == [
                "2 things to touch are called \"Delete\": say in their accessibilityLabel of what each is."
            ])
    }

    @Test func whatIsTooSmallForAFingerIsFound() async {
        let small = button("More", frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(
            await faults(small, button("Less", frame: CGRect(x: 0, y: 60, width: 24, height: 24))) == [
                "\"More\" is 60 × 20 points large: a finger needs 24 × 24."
            ])
    }

    @Test func aTextThatIsHardToReadIsFound() async {
        let gray = UIColor(white: 0.6, alpha: 1)
        #expect(
            await faults(label("Pale", gray), label("Large and pale", UIColor(white: 0.55, alpha: 1), size: 24)) == [
                "\"Pale\" stands out 2.8 : 1 from what is behind it: 4.5 : 1 is needed at its size."
            ])
        #expect(await faults(label("Night", gray, on: .black), label("Half", .black.withAlphaComponent(0.7))) == [])
        // The same colours in another style.
        #expect(await faults(label("Black", .black), style: .dark).count == 1)
    }

    @Test func whoseBackgroundNobodyKnowsIsNotJudged() async {
        let container = UIView()
        container.alpha = 0.9
        container.addSubview(label("Pale", UIColor(white: 0.6, alpha: 1)))
        #expect(await faults(container) == [])
    }
}

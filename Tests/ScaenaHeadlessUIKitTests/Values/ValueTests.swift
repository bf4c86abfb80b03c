import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Colours, fonts and images.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uicolor>, `/uifont`, `/uiimage`; text sizes of the Human
/// Interface Guidelines at the size "Large".
@Suite("Colours, fonts and images")
struct ValueTests {
    @Test("A colour gives its components back")
    func components() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(
            UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(
                &red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    }

    @Test(
        "Hue, saturation and brightness are the colour that they name",
        arguments: [(0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1, .red)])
    func hue(hue: Double, expected: UIColor) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var (expectedRed, expectedGreen, expectedBlue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        expected.getRed(&expectedRed, green: &expectedGreen, blue: &expectedBlue, alpha: nil)
        #expect(abs(red - expectedRed) + abs(green - expectedGreen) + abs(blue - expectedBlue) < 0.001)
    }

    @Test("A dynamic colour is resolved by the style, also with another alpha")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(color.resolvedColor(with: dark) == UIColor.white.resolvedColor(with: dark))
        #expect(color.resolvedColor(with: light) == UIColor.black.resolvedColor(with: light))
        var alpha: CGFloat = 0
        color.withAlphaComponent(0.5).resolvedColor(with: dark).getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == 0.5)
        #expect(UIColor.label.resolvedColor(with: dark) != UIColor.label.resolvedColor(with: light))
    }

    @Test(
        "A text style has its size",
        arguments: [
            (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
            (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ])
    @MainActor func textStyle(style: UIFont.TextStyle, size: Double) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
    }

    @Test("A symbol has a name; a name that is none gives no image")
    func symbol() {
        #expect(UIImage(systemName: "star")?.isSymbolImage == true)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(named: "no such image") == nil)
    }

    @Test("An image is as large as its bytes say")
    func imageSize() throws {
        let base64 =
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP4z8AAQQxwFgBB0gX7h/C5SAAAAABJRU5ErkJggg=="
        let data = try #require(Data(base64Encoded: base64))
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 3, height: 2))
    }

    @Test("Bytes that are no image give none", arguments: ["", "x", "GIF8", "\u{89}PNG", "<html>"])
    func noImage(text: String) {
        #expect(UIImage(data: Data(text.utf8)) == nil)
    }
}

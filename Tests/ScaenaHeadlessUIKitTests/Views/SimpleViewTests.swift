import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Sources: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>, `/uilabel`, `/uiimageview`.
@Suite("Indicator, label and image view")
@MainActor
struct SimpleViewTests {
    @Test("An indicator shows while it turns")
    func indicator() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden)
        #expect(!indicator.isAnimating)
        indicator.startAnimating()
        #expect(!indicator.isHidden)
        #expect(indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
    }

    @Test("An indicator that does not hide stays when it stops")
    func steadyIndicator() {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.startAnimating()
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
        #expect(!indicator.isAnimating)
        indicator.hidesWhenStopped = true
        #expect(indicator.isHidden)
    }

    @Test("A label begins as UIKit's does")
    func label() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.font.pointSize == 17)
        #expect(!label.isUserInteractionEnabled)
        label.font = .preferredFont(forTextStyle: .title1)
        #expect(label.font.pointSize == 28)
        label.font = nil
        #expect(label.font.pointSize == 17)
    }

    @Test("An image view takes no touches, and shows another image while highlighted")
    func imageView() {
        let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
        let view = UIImageView(image: star, highlightedImage: heart)
        #expect(!view.isUserInteractionEnabled)
        #expect(view.image === star)
        #expect(view.frame.size == star?.size)
        view.isHighlighted = true
        #expect(view.highlightedImage === heart)
    }
}

#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The breaking, shrinking and drawing of a label's text.
    @MainActor
    enum LabelLooks {
        static func describe(_ label: UILabel, _ attributes: inout [String: String]) {
            if label.isHighlighted, let color = label.highlightedTextColor {
                attributes[StageAttribute.color] = ColorText.css(color)
            }
            if let color = label.shadowColor {
                let offset = label.shadowOffset
                attributes.look(
                    "text-shadow",
                    "\(ColorText.number(offset.width))px \(ColorText.number(offset.height))px \(ColorText.css(color))")
            }
            if label.preferredMaxLayoutWidth > 0 { attributes.look("max-width", points: label.preferredMaxLayoutWidth) }
            KeyboardHints.shrink(
                label.adjustsFontSizeToFitWidth && label.numberOfLines == 1 && label.minimumScaleFactor > 0,
                to: label.minimumScaleFactor, &attributes)
            switch label.lineBreakMode {
            case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle: break
            case .byWordWrapping, .byClipping: attributes[StageAttribute.breaks] = "clip"
            case .byCharWrapping: attributes.look("word-break", "break-all")
            }
        }
    }
#endif

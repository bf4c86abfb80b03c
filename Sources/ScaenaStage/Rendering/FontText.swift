#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    /// Fonts as attributes: a text style by its name, another font by size and weight.
    @MainActor
    enum FontText {
        static func attributes(of font: UIFont) -> [String: String] {
            var attributes: [String: String] = [:]
            let standardWeight: UIFont.Weight = font.textStyle == .headline ? .semibold : .regular
            let isBold = SystemSettings.current.weight == .bold
            if font.weight != standardWeight || isBold {
                attributes[StageAttribute.weight] = css(isBold ? bolder(font.weight) : font.weight)
            }
            attributes[StageAttribute.face] = font.isMonospaced ? "monospaced" : nil
            attributes[StageAttribute.italic] = font.isItalic ? "true" : nil
            if let style = font.textStyle {
                attributes[StageAttribute.textStyle] = name(of: style)
                let isUsual = font.pointSize == style.size(in: .large)
                attributes[StageAttribute.size] = isUsual ? nil : ColorText.number(font.pointSize)
            } else if font.pointSize != UIFont.labelFontSize {
                attributes[StageAttribute.size] = ColorText.number(font.pointSize)
            }
            return attributes
        }

        private static func name(of style: UIFont.TextStyle) -> String? {
            switch style {
            case .largeTitle: "largeTitle"
            case .title1: "title1"
            case .title2: "title2"
            case .title3: "title3"
            case .headline: "headline"
            case .subheadline: "subheadline"
            case .body: "body"
            case .callout: "callout"
            case .footnote: "footnote"
            case .caption1: "caption1"
            case .caption2: "caption2"
            default: nil
            }
        }

        /// Returns a weight two steps heavier, as iOS draws texts for a person who asks for bold ones.
        private static func bolder(_ weight: UIFont.Weight) -> UIFont.Weight {
            UIFont.Weight(rawValue: weight.rawValue + 0.3)
        }

        private static func css(_ weight: UIFont.Weight) -> String {
            switch weight.rawValue {
            case ..<(-0.7): "100"
            case ..<(-0.5): "200"
            case ..<(-0.2): "300"
            case ..<0.1: "400"
            case ..<0.27: "500"
            case ..<0.35: "600"
            case ..<0.5: "700"
            case ..<0.6: "800"
            default: "900"
            }
        }
    }
#endif

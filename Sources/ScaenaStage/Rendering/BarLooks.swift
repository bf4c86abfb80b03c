#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// How bars look: by their appearance where there is one, else by what was said of them one by one.
    @MainActor
    enum BarLooks {
        static func describe(_ bar: UINavigationBar, pictures: Pictures, _ attributes: inout [String: String]) {
            let appearance = bar.shownAppearance
            describeBackground(appearance, bar.barTintColor, isTranslucent: bar.isTranslucent, &attributes)
            if let image = bar.backgroundImage, case .data(let data) = image.source, image.size != .zero {
                attributes.look("background-image", "url(\"\(pictures.path(of: data))\")")
                attributes.look("background-size", "100% 100%")
            }
            if appearance == nil, let shadow = bar.shadowImage, shadow.size == .zero {
                attributes.look("border-bottom-color", "transparent")
            }
            let isLarge = attributes[StageAttribute.large] != nil
            let usual = appearance?.titleTextAttributes ?? bar.titleTextAttributes
            let large = appearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes
            describeTitle(isLarge ? large : usual, isLarge: isLarge, &attributes)
        }

        static func describe(_ bar: UITabBar, _ attributes: inout [String: String]) {
            describeBackground(bar.shownAppearance, bar.barTintColor, isTranslucent: bar.isTranslucent, &attributes)
            attributes.look("--tab", bar.unselectedItemTintColor.map(ColorText.css))
            attributes.look("--tab-indicator", bar.shownAppearance?.selectionIndicatorTintColor.map(ColorText.css))
        }

        static func describe(_ item: UITabBarItem, isSelected: Bool, _ attributes: inout [String: String]) {
            let offset = item.titlePositionAdjustment
            if offset != .zero {
                attributes.look(
                    "--title-offset",
                    "\(ColorText.number(offset.horizontal))px \(ColorText.number(offset.vertical))px")
            }
            attributes.look("--image-margin", Looks.sides(item.imageInsets))
            let text = item.titleTextAttributes(for: isSelected ? .selected : .normal)
            attributes.look("--title-color", (text?[.foregroundColor] as? UIColor).map(ColorText.css))
            attributes.look("--title-weight", (text?[.font] as? UIFont).flatMap { weight(of: $0) })
        }

        static func describe(_ bar: UISearchBar, _ attributes: inout [String: String]) {
            if bar.searchBarStyle == .minimal { attributes.look("background-color", "transparent") }
            if let color = bar.barTintColor {
                attributes.look("background-color", background(color, isTranslucent: bar.isTranslucent))
            }
            attributes[StageAttribute.detail] = bar.prompt
        }

        private static func describeBackground(
            _ appearance: UIBarAppearance?, _ tint: UIColor?, isTranslucent: Bool,
            _ attributes: inout [String: String]
        ) {
            if let appearance {
                let color = appearance.backgroundColor.map(ColorText.css)
                attributes.look("background-color", color ?? (appearance.isTransparent ? "transparent" : nil))
                let line = appearance.shadowColor
                attributes.look("border-color", line == .separator ? nil : line.map(ColorText.css) ?? "transparent")
            } else if let tint {
                attributes.look("background-color", background(tint, isTranslucent: isTranslucent))
            }
        }

        /// What is translucent lets some of what is behind through.
        private static func background(_ color: UIColor, isTranslucent: Bool) -> String {
            let css = ColorText.css(color)
            return isTranslucent ? "color-mix(in srgb, \(css) 85%, transparent)" : css
        }

        private static func describeTitle(
            _ text: [NSAttributedString.Key: Any]?, isLarge: Bool, _ attributes: inout [String: String]
        ) {
            attributes.look("--title-color", (text?[.foregroundColor] as? UIColor).map(ColorText.css))
            guard let font = text?[.font] as? UIFont else { return }
            attributes.look("--title-weight", weight(of: font))
            attributes.look("--title-size", points: font.pointSize)
        }

        private static func weight(of font: UIFont) -> String? {
            FontText.attributes(of: font)[StageAttribute.weight] ?? "400"
        }
    }
#endif

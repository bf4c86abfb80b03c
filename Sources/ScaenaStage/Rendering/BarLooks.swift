#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The looks of bars while content is under them, and at its edge: by their appearance where there is one, else
    /// by the properties set one by one.
    @MainActor
    enum BarLooks {
        /// When a bar looks so; how its looks begin in a style sheet.
        private enum Moment: String {
            case scrolled = "--bar"
            case edge = "--edge"
        }

        static func describe(_ bar: UINavigationBar, pictures: Pictures, _ attributes: inout [String: String]) {
            let (appearance, edge) = (bar.shownAppearance, bar.edgeAppearance)
            describeBackground(appearance, bar.barTintColor, isTranslucent: bar.isTranslucent, &attributes)
            if let edge { describeBackground(edge, .edge, &attributes) }
            if let image = bar.backgroundImage, case .data(let data) = image.source, image.size != .zero {
                attributes.look("background-image", "url(\"\(pictures.path(of: data))\")")
                attributes.look("background-size", "100% 100%")
            }
            if appearance == nil, let shadow = bar.shadowImage, shadow.size == .zero {
                attributes.look("--bar-line", "transparent")
            }
            let atEdge = edge ?? appearance
            describeTitle(atEdge?.titleTextAttributes ?? bar.titleTextAttributes, "--title", &attributes)
            if edge != nil {
                describeTitle(appearance?.titleTextAttributes ?? bar.titleTextAttributes, "--scrolled", &attributes)
            }
            guard attributes[StageAttribute.large] != nil else { return }
            describeTitle(atEdge?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes, "--large", &attributes)
        }

        static func describe(_ bar: UITabBar, _ attributes: inout [String: String]) {
            describeBackground(bar.shownAppearance, bar.barTintColor, isTranslucent: bar.isTranslucent, &attributes)
            if let edge = bar.scrollEdgeAppearance { describeBackground(edge, .edge, &attributes) }
            attributes.look("--tab", bar.unselectedItemTintColor.map(ColorText.css))
            attributes.look("--tab-indicator", bar.shownAppearance?.selectionIndicatorTintColor.map(ColorText.css))
        }

        static func describe(_ bar: UIToolbar, _ attributes: inout [String: String]) {
            describeBackground(bar.shownAppearance, bar.barTintColor, isTranslucent: bar.isTranslucent, &attributes)
            if let edge = bar.scrollEdgeAppearance { describeBackground(edge, .edge, &attributes) }
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
                describeBackground(appearance, .scrolled, &attributes)
            } else if let tint {
                attributes.look("--bar-back", background(tint, isTranslucent: isTranslucent))
            } else if !isTranslucent {
                attributes.look("--bar-back", ColorText.css(.systemBackground))
            }
        }

        /// Describes a bar's background: a property that is not set has the usual look of content under a bar; at its
        /// edge there is none, so all are described.
        private static func describeBackground(
            _ appearance: UIBarAppearance, _ moment: Moment, _ attributes: inout [String: String]
        ) {
            let bar = moment.rawValue
            let isEdge = moment == .edge
            let color = appearance.backgroundColor.map(ColorText.css)
            let usual = isEdge ? "var(--material)" : nil
            attributes.look("\(bar)-back", color ?? (appearance.isTransparent ? "transparent" : usual))
            let blur = isEdge ? "var(--blur)" : nil
            attributes.look("\(bar)-blur", appearance.isTransparent ? "none" : blur)
            let line = appearance.shadowColor
            let usualLine = isEdge ? "var(--separator)" : nil
            attributes.look(
                "\(bar)-line", line == .separator ? usualLine : line.map(ColorText.css) ?? "transparent")
        }

        /// Returns the background in CSS: a translucent one lets some of the content behind through.
        private static func background(_ color: UIColor, isTranslucent: Bool) -> String {
            let css = ColorText.css(color)
            return isTranslucent ? "color-mix(in srgb, \(css) 85%, transparent)" : css
        }

        private static func describeTitle(
            _ text: [NSAttributedString.Key: Any]?, _ title: String, _ attributes: inout [String: String]
        ) {
            attributes.look("\(title)-color", (text?[.foregroundColor] as? UIColor).map(ColorText.css))
            guard let font = text?[.font] as? UIFont else { return }
            attributes.look("\(title)-weight", weight(of: font))
            attributes.look("\(title)-size", points: font.pointSize)
        }

        private static func weight(of font: UIFont) -> String? {
            FontText.attributes(of: font)[StageAttribute.weight] ?? "400"
        }
    }
#endif

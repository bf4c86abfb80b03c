#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Colours as CSS writes them.
    @MainActor
    enum ColorText {
        /// System colours go by their names, so that the page can show them light and dark; others by both values.
        static func css(_ color: UIColor) -> String {
            if let name = color.systemName { return "var(--\(name))" }
            let light = rgb(color.components(for: UITraitCollection(userInterfaceStyle: .light)))
            let dark = rgb(color.components(for: UITraitCollection(userInterfaceStyle: .dark)))
            return light == dark ? light : "light-dark(\(light), \(dark))"
        }

        /// The tint of a view, where it is another than that of what it is in.
        static func tint(of view: UIView, over superview: UIView?) -> String? {
            guard let tint = view.tintColor, tint != superview?.tintColor ?? .systemBlue else { return nil }
            return css(tint)
        }

        private static func rgb(_ components: UIColor.Components) -> String {
            let channels = [components.red, components.green, components.blue].map { channel in
                String(Int((min(max(channel, 0), 1) * 255).rounded()))
            }
            return "rgb(\(channels.joined(separator: " ")) / \(number(components.alpha)))"
        }

        /// A number with at most three digits behind the point, and no point where there is nothing behind it.
        nonisolated static func number(_ value: CGFloat) -> String {
            guard value.isFinite else { return "0" }
            let rounded = (Double(value) * 1000).rounded() / 1000
            if rounded == rounded.rounded(), abs(rounded) < 1e9 { return String(Int(rounded)) }
            return String(rounded)
        }
    }
#endif

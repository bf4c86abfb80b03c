#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The looks of a view by its layer: corners, border, shadow, a gradient.
    @MainActor
    enum LayerLooks {
        static func attributes(of layer: CALayer) -> [String: String] {
            var attributes: [String: String] = [:]
            attributes[StageAttribute.radius] = radius(of: layer)
            if layer.borderWidth > 0, let color = layer.borderColor {
                attributes[StageAttribute.border] =
                    "\(ColorText.number(layer.borderWidth))px solid \(ColorText.css(color.color))"
            }
            if layer.shadowOpacity > 0, let color = layer.shadowColor {
                let faded = color.color.withAlphaComponent(color.alpha * CGFloat(layer.shadowOpacity))
                let sizes = [layer.shadowOffset.width, layer.shadowOffset.height, layer.shadowRadius * 2]
                attributes[StageAttribute.shadow] =
                    sizes.map { ColorText.number($0) + "px" }.joined(separator: " ") + " " + ColorText.css(faded)
            }
            let gradient =
                layer as? CAGradientLayer ?? layer.sublayers?.lazy.compactMap { $0 as? CAGradientLayer }.first
            attributes[StageAttribute.gradient] = gradient.flatMap(css)
            return attributes
        }

        private static func radius(of layer: CALayer) -> String? {
            guard layer.cornerRadius > 0 else { return nil }
            let corners: [CACornerMask] = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
            ]
            return corners.map { layer.maskedCorners.contains($0) ? ColorText.number(layer.cornerRadius) : "0" }
                .joined(separator: " ")
        }

        private static func css(_ gradient: CAGradientLayer) -> String? {
            let colors = (gradient.colors ?? []).compactMap { ($0 as? CGColor)?.color ?? $0 as? UIColor }
            guard colors.count > 1 else { return nil }
            let across = gradient.endPoint.x - gradient.startPoint.x
            let down = gradient.endPoint.y - gradient.startPoint.y
            let degrees = 90 + atan2(down, across) * 180 / .pi
            let stops = colors.enumerated().map { index, color in
                let places = gradient.locations ?? []
                let place =
                    places.count == colors.count
                    ? " \(ColorText.number(CGFloat(places[index].doubleValue) * 100))%" : ""
                return ColorText.css(color) + place
            }
            return "linear-gradient(\(ColorText.number(degrees))deg, \(stops.joined(separator: ", ")))"
        }
    }
#endif

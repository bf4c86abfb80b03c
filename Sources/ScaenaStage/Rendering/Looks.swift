#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Looks that need no name of their own: properties as CSS writes them, made of numbers, colours and paths of this
    /// server only, so that nothing an app says gets into a style.
    extension [String: String] {
        /// Says one more look, unless there is nothing to say.
        mutating func look(_ property: String, _ value: String?) {
            guard let value else { return }
            let before = self[StageAttribute.looks].map { $0 + ";" } ?? ""
            self[StageAttribute.looks] = before + property + ":" + value
        }

        /// Says a look of points, unless they are none.
        mutating func look(_ property: String, points: CGFloat) {
            look(property, points == 0 ? nil : ColorText.number(points) + "px")
        }
    }

    /// Looks of views of any kind.
    @MainActor
    enum Looks {
        /// Says what a view and its layer look like beyond colours and corners.
        static func describe(_ view: UIView, _ attributes: inout [String: String]) {
            let transform = view.transform
            if !transform.isIdentity {
                let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
                attributes.look("transform", "matrix(\(numbers.map(ColorText.number).joined(separator: ", ")))")
            }
            if let layer = view.drawnLayer {
                attributes.look("z-index", layer.zPosition == 0 ? nil : ColorText.number(layer.zPosition.rounded()))
                let isSmooth = layer.cornerCurve == .continuous && layer.cornerRadius > 0
                attributes.look("corner-shape", isSmooth ? "superellipse(1.2)" : nil)
            }
            if let effect = (view as? UIVisualEffectView)?.effect as? UIBlurEffect { describe(effect, &attributes) }
        }

        private static func describe(_ effect: UIBlurEffect, _ attributes: inout [String: String]) {
            let (color, share): (String, Int) =
                switch effect.style {
                case .extraLight: ("#fff", 82)
                case .light: ("#fff", 55)
                case .dark: ("#000", 60)
                case .regular: ("var(--systemBackground)", 60)
                case .prominent: ("var(--systemBackground)", 75)
                case .systemUltraThinMaterial: ("var(--systemBackground)", 35)
                case .systemThinMaterial: ("var(--systemBackground)", 50)
                case .systemMaterial: ("var(--systemBackground)", 65)
                case .systemThickMaterial: ("var(--systemBackground)", 80)
                }
            attributes.look("backdrop-filter", "blur(20px) saturate(1.6)")
            attributes.look("background-color", "color-mix(in srgb, \(color) \(share)%, transparent)")
        }

        /// Four distances as CSS orders them; `nil` where all are none.
        static func sides(_ insets: UIEdgeInsets) -> String? {
            let sides = [insets.top, insets.right, insets.bottom, insets.left]
            return sides.allSatisfy { $0 == 0 } ? nil : sides.map { ColorText.number($0) + "px" }.joined(separator: " ")
        }

        /// Four distances as CSS orders them, on the sides where lines begin and end; `nil` where all are none.
        static func sides(_ insets: NSDirectionalEdgeInsets) -> String? {
            let (leading, trailing) =
                UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
                ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
            return sides(UIEdgeInsets(top: insets.top, left: leading, bottom: insets.bottom, right: trailing))
        }
    }
#endif

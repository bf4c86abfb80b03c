#if !canImport(UIKit)
    import Foundation

    /// A colour: components of the sRGB space, or a choice made by the interface style.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uicolor>. The components of system colours are those
    /// of the Human Interface Guidelines (<https://developer.apple.com/design/human-interface-guidelines/color>).
    /// Differs: no patterns, no colour spaces but sRGB; asset catalogues are read as they
    /// lie in a bundle, uncompiled.
    open class UIColor: NSObject, @unchecked Sendable {
        // Unchecked: the class is open, as UIKit's; its state is immutable.

        /// Red, green, blue and alpha, each 0 to 1.
        package struct Components: Hashable, Sendable {
            package var red: CGFloat
            package var green: CGFloat
            package var blue: CGFloat
            package var alpha: CGFloat
        }

        private enum Content: Sendable {
            case fixed(Components)
            case dynamic(@Sendable (UITraitCollection) -> UIColor)
        }

        private let content: Content
        /// The name of a system colour (`label`, `systemBlue`), which a renderer may give its own value.
        package let systemName: String?

        private init(content: Content, systemName: String? = nil) {
            self.content = content
            self.systemName = systemName
            super.init()
        }

        /// Creates a colour of its components, 0 to 1; values beyond are kept, as in UIKit's extended sRGB.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(content: .fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
        }

        /// Creates a grey, 0 (black) to 1 (white).
        public convenience init(white: CGFloat, alpha: CGFloat) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        }

        /// Creates a colour of hue, saturation and brightness, each 0 to 1.
        public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
            let sector = hue * 6
            func channel(_ offset: CGFloat) -> CGFloat {
                let position = (offset + sector).truncatingRemainder(dividingBy: 6)
                return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
            }
            self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
        }

        /// Creates a colour that is chosen when it is resolved.
        ///
        /// - Parameter dynamicProvider: gives the colour for some traits.
        public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
            self.init(content: .dynamic(dynamicProvider))
        }

        /// The colour of a name in an asset catalogue of the main bundle; `nil` when there is none.
        public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

        /// The colour of a name in an asset catalogue of a bundle; `nil` when there is none.
        ///
        /// - Parameters:
        ///   - name: the name of the colour set.
        ///   - bundle: where to look; the main bundle when `nil`.
        ///   - traitCollection: for which traits; when `nil`, the colour adapts.
        public convenience init?(
            named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
        ) {
            guard let (light, dark) = AssetCatalog.color(named: name, in: bundle ?? .main) else { return nil }
            switch traitCollection?.userInterfaceStyle {
            case .light: self.init(content: .fixed(light.components()))
            case .dark: self.init(content: .fixed(dark.components()))
            default: self.init(content: .dynamic { $0.userInterfaceStyle == .dark ? dark : light })
            }
        }

        private convenience init(system name: String, light: UInt32, dark: UInt32) {
            let lightColor = UIColor(rgba: light)
            let darkColor = UIColor(rgba: dark)
            self.init(
                content: .dynamic { $0.userInterfaceStyle == .dark ? darkColor : lightColor },
                systemName: name)
        }

        private convenience init(rgba: UInt32) {
            func channel(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
            self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
        }

        /// The colour that this one is for `traitCollection`: itself unless it is dynamic.
        open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
            switch content {
            case .fixed: self
            case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
            }
        }

        /// The components for `traitCollection`.
        package func components(for traitCollection: UITraitCollection = UITraitCollection()) -> Components {
            switch content {
            case .fixed(let components): components
            case .dynamic(let provider): provider(traitCollection).components(for: traitCollection)
            }
        }

        /// The same colour with another alpha, 0 to 1; dynamic if this one is.
        open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
            switch content {
            case .fixed(var components):
                components.alpha = alpha
                return UIColor(content: .fixed(components))
            case .dynamic(let provider):
                return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
            }
        }

        /// Writes the components, as resolved in light style, to where the parameters point.
        ///
        /// - Returns: `true`, since every colour here has components in sRGB.
        @discardableResult
        open func getRed(
            _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
            blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
        ) -> Bool {
            let components = components()
            red?.pointee = components.red
            green?.pointee = components.green
            blue?.pointee = components.blue
            alpha?.pointee = components.alpha
            return true
        }

        /// Equal when both are the same object, the same system colour, or of the same fixed components.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIColor else { return false }
            if self === other { return true }
            if case .fixed(let mine) = content, case .fixed(let theirs) = other.content { return mine == theirs }
            return systemName != nil && systemName == other.systemName
        }

        /// Agrees with ``isEqual(_:)``.
        open override var hash: Int {
            if case .fixed(let components) = content { return components.hashValue }
            return systemName?.hashValue ?? ObjectIdentifier(self).hashValue
        }
    }

    extension UIColor {
        /// Always the same black.
        public static let black = UIColor(rgba: 0x0000_00FF)
        /// Always the same darkGray.
        public static let darkGray = UIColor(rgba: 0x5555_55FF)
        /// Always the same lightGray.
        public static let lightGray = UIColor(rgba: 0xAAAA_AAFF)
        /// Always the same white.
        public static let white = UIColor(rgba: 0xFFFF_FFFF)
        /// Always the same gray.
        public static let gray = UIColor(rgba: 0x8080_80FF)
        /// Always the same red.
        public static let red = UIColor(rgba: 0xFF00_00FF)
        /// Always the same green.
        public static let green = UIColor(rgba: 0x00FF_00FF)
        /// Always the same blue.
        public static let blue = UIColor(rgba: 0x0000_FFFF)
        /// Always the same cyan.
        public static let cyan = UIColor(rgba: 0x00FF_FFFF)
        /// Always the same yellow.
        public static let yellow = UIColor(rgba: 0xFFFF_00FF)
        /// Always the same magenta.
        public static let magenta = UIColor(rgba: 0xFF00_FFFF)
        /// Always the same orange.
        public static let orange = UIColor(rgba: 0xFF80_00FF)
        /// Always the same purple.
        public static let purple = UIColor(rgba: 0x8000_80FF)
        /// Always the same brown.
        public static let brown = UIColor(rgba: 0x9966_33FF)
        /// Nothing: black with an alpha of 0.
        public static let clear = UIColor(rgba: 0x0000_0000)
        /// Red that adapts.
        public static let systemRed = UIColor(system: "systemRed", light: 0xFF3B_30FF, dark: 0xFF45_3AFF)
        /// Orange that adapts.
        public static let systemOrange = UIColor(system: "systemOrange", light: 0xFF95_00FF, dark: 0xFF9F_0AFF)
        /// Yellow that adapts.
        public static let systemYellow = UIColor(system: "systemYellow", light: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
        /// Green that adapts.
        public static let systemGreen = UIColor(system: "systemGreen", light: 0x34C7_59FF, dark: 0x30D1_58FF)
        /// Mint that adapts.
        public static let systemMint = UIColor(system: "systemMint", light: 0x00C7_BEFF, dark: 0x63E6_E2FF)
        /// Teal that adapts.
        public static let systemTeal = UIColor(system: "systemTeal", light: 0x30B0_C7FF, dark: 0x40C8_E0FF)
        /// Cyan that adapts.
        public static let systemCyan = UIColor(system: "systemCyan", light: 0x32AD_E6FF, dark: 0x64D2_FFFF)
        /// Blue that adapts.
        public static let systemBlue = UIColor(system: "systemBlue", light: 0x007A_FFFF, dark: 0x0A84_FFFF)
        /// Indigo that adapts.
        public static let systemIndigo = UIColor(system: "systemIndigo", light: 0x5856_D6FF, dark: 0x5E5C_E6FF)
        /// Purple that adapts.
        public static let systemPurple = UIColor(system: "systemPurple", light: 0xAF52_DEFF, dark: 0xBF5A_F2FF)
        /// Pink that adapts.
        public static let systemPink = UIColor(system: "systemPink", light: 0xFF2D_55FF, dark: 0xFF37_5FFF)
        /// Brown that adapts.
        public static let systemBrown = UIColor(system: "systemBrown", light: 0xA284_5EFF, dark: 0xAC8E_68FF)
        /// The base grey.
        public static let systemGray = UIColor(system: "systemGray", light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
        /// The second grey.
        public static let systemGray2 = UIColor(system: "systemGray2", light: 0xAEAE_B2FF, dark: 0x6363_66FF)
        /// The third grey.
        public static let systemGray3 = UIColor(system: "systemGray3", light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
        /// The fourth grey.
        public static let systemGray4 = UIColor(system: "systemGray4", light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
        /// The fifth grey.
        public static let systemGray5 = UIColor(system: "systemGray5", light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
        /// The sixth grey.
        public static let systemGray6 = UIColor(system: "systemGray6", light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
        /// Primary text.
        public static let label = UIColor(system: "label", light: 0x0000_00FF, dark: 0xFFFF_FFFF)
        /// Secondary text.
        public static let secondaryLabel = UIColor(system: "secondaryLabel", light: 0x3C3C_4399, dark: 0xEBEB_F599)
        /// Tertiary text.
        public static let tertiaryLabel = UIColor(system: "tertiaryLabel", light: 0x3C3C_434D, dark: 0xEBEB_F54D)
        /// Quaternary text.
        public static let quaternaryLabel = UIColor(system: "quaternaryLabel", light: 0x3C3C_432E, dark: 0xEBEB_F52E)
        /// Text in an empty field.
        public static let placeholderText = UIColor(system: "placeholderText", light: 0x3C3C_434D, dark: 0xEBEB_F54D)
        /// A link.
        public static let link = UIColor(system: "link", light: 0x007A_FFFF, dark: 0x0984_FFFF)
        /// A thin line that lets what is behind show through.
        public static let separator = UIColor(system: "separator", light: 0x3C3C_434A, dark: 0x5454_5899)
        /// A thin line.
        public static let opaqueSeparator = UIColor(system: "opaqueSeparator", light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
        /// The main background.
        public static let systemBackground = UIColor(system: "systemBackground", light: 0xFFFF_FFFF, dark: 0x0000_00FF)
        /// The background of content on the main background.
        public static let secondarySystemBackground = UIColor(
            system: "secondarySystemBackground", light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
        /// The background of content on the secondary background.
        public static let tertiarySystemBackground = UIColor(
            system: "tertiarySystemBackground", light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
        /// The main background of grouped content.
        public static let systemGroupedBackground = UIColor(
            system: "systemGroupedBackground", light: 0xF2F2_F7FF, dark: 0x0000_00FF)
        /// The background of content on the grouped background.
        public static let secondarySystemGroupedBackground = UIColor(
            system: "secondarySystemGroupedBackground", light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
        /// The background of content on the secondary grouped background.
        public static let tertiarySystemGroupedBackground = UIColor(
            system: "tertiarySystemGroupedBackground", light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)
        /// The fill of thin shapes.
        public static let systemFill = UIColor(system: "systemFill", light: 0x7878_8033, dark: 0x7878_805C)
        /// The fill of medium shapes.
        public static let secondarySystemFill = UIColor(
            system: "secondarySystemFill", light: 0x7878_8029, dark: 0x7878_8052)
        /// The fill of large shapes.
        public static let tertiarySystemFill = UIColor(
            system: "tertiarySystemFill", light: 0x7676_801F, dark: 0x7676_803D)
        /// The fill of complex areas.
        public static let quaternarySystemFill = UIColor(
            system: "quaternarySystemFill", light: 0x7474_8014, dark: 0x7676_802E)
        /// The tint of controls unless a view says otherwise.
        public static var tintColor: UIColor { .systemBlue }
    }
#endif

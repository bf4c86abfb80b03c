#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The settings of the phone, as a browser's panel has them.
    package struct StageTraits: Equatable, Codable, Sendable {
        /// True if the appearance is dark.
        package var dark: Bool
        /// The size of texts: 0 for the smallest, 3 for the default, 11 for the largest of accessibility.
        package var size: Int
        /// True if lines begin at the right.
        package var rtl: Bool
        /// True if colours stand out more.
        package var contrast: Bool
        /// True if texts are bold.
        package var bold: Bool
        /// True if less moves.
        package var still: Bool
        /// The size of the device as it is held, in points; as it was where they are absent.
        package var width: Double?
        /// See ``width``.
        package var height: Double?
        /// The language that a person chose, such as `"fa"`; the app's own where it is absent.
        package var language: String?
        /// True if a keyboard is drawn on the screen; none where it is absent.
        package var keyboard: Bool?

        /// The size of the window; `nil` where it is to stay as it is.
        var room: CGSize? {
            let sides = 200.0...3000
            guard let width, let height, sides.contains(width), sides.contains(height) else { return nil }
            return CGSize(width: width, height: height)
        }

        /// The language that a person chose, where it is one.
        var chosenLanguage: String? { language.flatMap { Self.isLanguage($0) ? $0 : nil } }

        private static func isLanguage(_ text: String) -> Bool {
            (2...20).contains(text.utf8.count)
                && text.unicodeScalars.allSatisfy {
                    $0.isASCII && ($0.properties.isAlphabetic || "0123456789-".unicodeScalars.contains($0))
                }
        }

        /// The device's settings; `nil` where there is no such size.
        ///
        /// - Parameter usual: The language where a person has chosen none.
        func settings(in usual: String?) -> SystemSettings? {
            guard UIContentSizeCategory.inOrder.indices.contains(size) else { return nil }
            var settings = SystemSettings()
            settings.style = dark ? .dark : .light
            settings.contentSize = UIContentSizeCategory.inOrder[size]
            settings.contrast = contrast ? .high : .normal
            settings.weight = bold ? .bold : .regular
            settings.reducesMotion = still
            settings.drawsKeyboard = keyboard ?? false
            if let language = chosenLanguage ?? usual { settings.language = language }
            if rtl { settings.direction = .rightToLeft }
            return settings
        }
    }
#endif

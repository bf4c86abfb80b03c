import Foundation
import ScaenaKit

/// The texts of the Items picture module, in one place to be translated.
nonisolated enum ItemsPictureTexts {
    static var title: String { String(localized: "Items picture") }
    static var ok: String { String(localized: "OK") }
}

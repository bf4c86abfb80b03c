import Foundation
import ScaenaKit

/// The texts of the Items dated module, in one place to be translated.
nonisolated enum ItemsDatedTexts {
    static var title: String { String(localized: "Items dated") }
    static var ok: String { String(localized: "OK") }
}

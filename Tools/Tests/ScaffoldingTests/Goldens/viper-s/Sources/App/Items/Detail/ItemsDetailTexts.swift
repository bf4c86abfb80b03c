import Foundation
import ScaenaKit

/// The texts of the Items detail module, in one place to be translated.
nonisolated enum ItemsDetailTexts {
    static var title: String { String(localized: "Items detail") }
    static var ok: String { String(localized: "OK") }
}

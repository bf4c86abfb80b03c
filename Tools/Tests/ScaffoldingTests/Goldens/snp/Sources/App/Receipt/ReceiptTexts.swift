import Foundation
import ScaenaKit

/// The texts of the Receipt scene, in one place to be translated.
nonisolated enum ReceiptTexts {
    static var title: String { String(localized: "Receipt") }
    static var legalButton: String { String(localized: "Legal") }
    static var laterButton: String { String(localized: "Later") }
}

import Foundation

/// The texts of the Plain receipt scene, in one place to be translated.
nonisolated enum PlainReceiptTexts {
    static var title: String { String(localized: "Plain receipt") }
    static var legalButton: String { String(localized: "Legal") }
    static var laterButton: String { String(localized: "Later") }
    static var ok: String { String(localized: "OK") }
}

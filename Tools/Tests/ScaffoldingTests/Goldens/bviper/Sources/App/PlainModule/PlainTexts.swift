import Foundation

/// The texts of the Plain module, in one place to be translated.
nonisolated enum PlainTexts {
    static var title: String { String(localized: "Plain") }
    static var termsButton: String { String(localized: "Terms") }
    static var ok: String { String(localized: "OK") }
}

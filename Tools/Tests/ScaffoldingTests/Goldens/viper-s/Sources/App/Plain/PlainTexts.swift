import Foundation

/// The texts of the Plain module, in one place to be translated.
nonisolated enum PlainTexts {
    static var title: String { String(localized: "Plain") }
    static var termsTappedButton: String { String(localized: "Terms tapped") }
    static var ok: String { String(localized: "OK") }
}

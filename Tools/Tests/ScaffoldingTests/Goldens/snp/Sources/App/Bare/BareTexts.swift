import Foundation

/// The texts of the Bare scene, in one place to be translated.
nonisolated enum BareTexts {
    static var title: String { String(localized: "Bare") }
    static var ok: String { String(localized: "OK") }
}

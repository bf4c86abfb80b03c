import Foundation

/// The texts of the Bare module, in one place to be translated.
nonisolated enum BareTexts {
    static var title: String { String(localized: "Bare") }
    static var plainButton: String { String(localized: "Plain") }
}

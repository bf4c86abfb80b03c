import Foundation

/// The texts of the Photo module, in one place to be translated.
nonisolated enum PhotoTexts {
    static var title: String { String(localized: "Photo") }
    static var ok: String { String(localized: "OK") }
}

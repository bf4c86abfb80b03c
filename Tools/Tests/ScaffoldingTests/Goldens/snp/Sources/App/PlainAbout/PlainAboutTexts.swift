import Foundation

/// The texts of the Plain about scene, in one place to be translated.
nonisolated enum PlainAboutTexts {
    static var title: String { String(localized: "Plain about") }
    static var helpButton: String { String(localized: "Help") }
    static var loading: String { String(localized: "Loading") }
    static var retry: String { String(localized: "Retry") }
    static var ok: String { String(localized: "OK") }
}

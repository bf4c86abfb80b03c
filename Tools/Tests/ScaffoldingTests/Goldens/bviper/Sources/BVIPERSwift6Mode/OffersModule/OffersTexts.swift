import Foundation
import ScaenaKit

/// The texts of the Offers module, in one place to be translated.
nonisolated enum OffersTexts {
    static var title: String { String(localized: "Offers") }
    static var removeAllButton: String { String(localized: "Remove all") }
    static var signInButton: String { String(localized: "Sign in") }
    static var empty: String { String(localized: "No promotions yet") }
    static var confirmRemoveAll: String { String(localized: "Remove all of them?") }
    static var confirmRemoveAllAction: String { String(localized: "Remove all") }
    static var loading: String { String(localized: "Loading") }
    static var retry: String { String(localized: "Retry") }
    static var done: String { String(localized: "Done") }
    static var ok: String { String(localized: "OK") }
}

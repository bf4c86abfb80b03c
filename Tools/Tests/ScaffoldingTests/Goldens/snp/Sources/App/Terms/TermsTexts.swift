import Foundation
import ScaenaKit

/// The texts of the Terms scene, in one place to be translated.
nonisolated enum TermsTexts {
    static var title: String { String(localized: "Terms") }
    static var termsAndConditionsButton: String { String(localized: "Terms and conditions") }
    static var retry: String { String(localized: "Retry") }
}

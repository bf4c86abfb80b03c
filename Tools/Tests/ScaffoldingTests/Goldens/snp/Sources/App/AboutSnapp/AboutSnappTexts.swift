import Foundation
import ScaenaKit

/// The texts of the About snapp scene, in one place to be translated.
nonisolated enum AboutSnappTexts {
    static var title: String { String(localized: "About snapp") }
    static var termsAndConditionsButton: String { String(localized: "Terms and conditions") }
    static var helpButton: String { String(localized: "Help") }
    static var navigateToTermsAndConditions: String { String(localized: "Terms and conditions") }
    static var loading: String { String(localized: "Loading") }
    static var retry: String { String(localized: "Retry") }
}

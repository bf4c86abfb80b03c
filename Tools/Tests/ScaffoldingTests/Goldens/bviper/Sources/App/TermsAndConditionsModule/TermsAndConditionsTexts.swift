import Foundation
import ScaenaKit

/// The texts of the Terms and conditions module, in one place to be translated.
nonisolated enum TermsAndConditionsTexts {
    static var title: String { String(localized: "Terms and conditions") }
    static var someVeryLongNameButton: String { String(localized: "Some very long name") }
    static var anotherLongNameButton: String { String(localized: "Another long name") }
    static var ok: String { String(localized: "OK") }
}

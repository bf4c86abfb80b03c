import Foundation
import ScaenaKit

/// The texts of the Terms and conditions module, in one place to be translated.
nonisolated enum TermsAndConditionsTexts {
    static var title: String { String(localized: "Terms and conditions") }
    static var someVeryLongEventNameButton: String { String(localized: "Some very long event name") }
    static var anotherLongNamedEventButton: String { String(localized: "Another long named event") }
    static var thirdLongNameAcceptButton: String { String(localized: "Third long name accept") }
}

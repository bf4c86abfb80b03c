import Foundation
import ScaenaKit

/// The texts of the About module, in one place to be translated.
nonisolated enum AboutTexts {
    static var title: String { String(localized: "About") }
    static var ok: String { String(localized: "OK") }
}

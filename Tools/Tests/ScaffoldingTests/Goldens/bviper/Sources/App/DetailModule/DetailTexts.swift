import Foundation
import ScaenaKit

/// The texts of the Detail module, in one place to be translated.
nonisolated enum DetailTexts {
    static var title: String { String(localized: "Detail") }
    static var ok: String { String(localized: "OK") }
}

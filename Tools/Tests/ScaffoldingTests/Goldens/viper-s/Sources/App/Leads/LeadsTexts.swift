import Foundation
import ScaenaKit

/// The texts of the Leads module, in one place to be translated.
nonisolated enum LeadsTexts {
    static var title: String { String(localized: "Leads") }
    static var ok: String { String(localized: "OK") }
}

import Foundation
import ScaenaKit

/// The texts of the Leads scene, in one place to be translated.
nonisolated enum LeadsTexts {
    static var title: String { String(localized: "Leads") }
}

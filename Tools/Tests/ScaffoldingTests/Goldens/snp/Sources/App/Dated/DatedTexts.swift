import Foundation
import ScaenaKit

/// The texts of the Dated scene, in one place to be translated.
nonisolated enum DatedTexts {
    static var title: String { String(localized: "Dated") }
}

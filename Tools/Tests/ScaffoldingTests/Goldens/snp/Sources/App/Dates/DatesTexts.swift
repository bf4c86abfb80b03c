import Foundation
import ScaenaKit

/// The texts of the Dates scene, in one place to be translated.
nonisolated enum DatesTexts {
    static var title: String { String(localized: "Dates") }
}

import Foundation
import ScaenaKit

/// The texts of the Home scene, in one place to be translated.
nonisolated enum HomeTexts {
    static var title: String { String(localized: "Home") }
}

import Foundation
import ScaenaKit

/// The texts of the About scene, in one place to be translated.
nonisolated enum AboutTexts {
    static var title: String { String(localized: "About") }
}

import Foundation
import ScaenaKit

/// The texts of the Start module, in one place to be translated.
nonisolated enum StartTexts {
    static var title: String { String(localized: "Start") }
}

import Foundation
import ScaenaKit

/// The texts of the Detail scene, in one place to be translated.
nonisolated enum DetailTexts {
    static var title: String { String(localized: "Detail") }
    static var closeButton: String { String(localized: "Close") }
}

import Foundation
import ScaenaKit

/// The texts of the View module, in one place to be translated.
nonisolated enum ViewTexts {
    static var title: String { String(localized: "View") }
    static var ok: String { String(localized: "OK") }
}

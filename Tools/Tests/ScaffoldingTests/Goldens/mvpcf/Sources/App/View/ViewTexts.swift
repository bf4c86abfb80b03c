import Foundation
import ScaenaKit

/// The texts of the View module, in one place to be translated.
nonisolated enum ViewTexts {
    static var title: String { String(localized: "View") }
    static var closeButton: String { String(localized: "Close") }
}

import Foundation
import ScaenaKit

/// The texts of the Detail module, in one place to be translated.
nonisolated enum DetailTexts {
    static var title: String { String(localized: "Detail") }
    static var deleteButton: String { String(localized: "Delete") }
    static var closeButton: String { String(localized: "Close") }
    static var startButton: String { String(localized: "Start") }
}

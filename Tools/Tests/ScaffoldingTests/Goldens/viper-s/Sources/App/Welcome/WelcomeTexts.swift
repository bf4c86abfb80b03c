import Foundation
import ScaenaKit

/// The texts of the Welcome module, in one place to be translated.
nonisolated enum WelcomeTexts {
    static var title: String { String(localized: "Welcome") }
    static var ok: String { String(localized: "OK") }
}

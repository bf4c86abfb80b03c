import Foundation
import ScaenaKit

/// The texts of the Café scene, in one place to be translated.
nonisolated enum CaféTexts {
    static var title: String { String(localized: "Café") }
    static var ouvrirCaféButton: String { String(localized: "Ouvrir café") }
}

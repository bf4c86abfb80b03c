import Foundation
import ScaenaKit

/// The texts of the Café module, in one place to be translated.
nonisolated enum CaféTexts {
    static var title: String { String(localized: "Café") }
    static var ouvrirButton: String { String(localized: "Ouvrir") }
    static var ok: String { String(localized: "OK") }
}

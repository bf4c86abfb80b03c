import Foundation
import ScaenaKit

/// The texts of the URL list module, in one place to be translated.
nonisolated enum URLListTexts {
    static var title: String { String(localized: "URL list") }
    static var openURLTappedButton: String { String(localized: "Open URL tapped") }
    static var ok: String { String(localized: "OK") }
}

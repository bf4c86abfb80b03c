import Foundation
import ScaenaKit

/// The texts of the URL list scene, in one place to be translated.
nonisolated enum URLListTexts {
    static var title: String { String(localized: "URL list") }
    static var openURLButton: String { String(localized: "Open URL") }
}

import Foundation
import ScaenaKit

/// The texts of the Items list module, in one place to be translated.
nonisolated enum ItemsListTexts {
    static var title: String { String(localized: "Items list") }
    static var deleteAllButton: String { String(localized: "Delete all") }
    static var ok: String { String(localized: "OK") }
}

import Foundation
import ScaenaKit

/// The texts of the Goods list module, in one place to be translated.
nonisolated enum GoodsListTexts {
    static var title: String { String(localized: "Goods list") }
    static var deleteAllButton: String { String(localized: "Delete all") }
    static var addButton: String { String(localized: "Add") }
    static var helpButton: String { String(localized: "Help") }
    static var empty: String { String(localized: "No goods yet") }
    static var gotoHelp: String { String(localized: "Help") }
    static var confirmDeleteAll: String { String(localized: "Delete all goods?") }
    static var confirmDeleteAllAction: String { String(localized: "Delete all") }
    static var loading: String { String(localized: "Loading") }
    static var retry: String { String(localized: "Retry") }
    static var done: String { String(localized: "Done") }
    static var ok: String { String(localized: "OK") }
}

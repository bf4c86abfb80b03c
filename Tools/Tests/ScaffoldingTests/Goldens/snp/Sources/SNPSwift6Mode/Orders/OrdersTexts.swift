import Foundation
import ScaenaKit

/// The texts of the Orders scene, in one place to be translated.
nonisolated enum OrdersTexts {
    static var title: String { String(localized: "Orders") }
    static var deleteAllButton: String { String(localized: "Delete all") }
    static var addButton: String { String(localized: "Add") }
    static var helpButton: String { String(localized: "Help") }
    static var empty: String { String(localized: "No orders yet") }
    static var navigateToHelp: String { String(localized: "Help") }
    static var confirmDeleteAll: String { String(localized: "Delete all orders?") }
    static var confirmDeleteAllAction: String { String(localized: "Delete all") }
    static var loading: String { String(localized: "Loading") }
    static var retry: String { String(localized: "Retry") }
}

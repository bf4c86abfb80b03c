import Foundation
import ScaenaKit

/// The texts of the Gadget list module, in one place to be translated.
nonisolated enum GadgetListTexts {
    static var title: String { String(localized: "Gadget list") }
    static var deleteAllButton: String { String(localized: "Delete all") }
    static var leaveButton: String { String(localized: "Leave") }
    static var empty: String { String(localized: "No gadgets yet") }
    static var search: String { String(localized: "Search") }
    static var nothingFound: String { String(localized: "Nothing found") }
    static var confirmDeleteAll: String { String(localized: "Delete all gadgets?") }
    static var confirmDeleteAllAction: String { String(localized: "Delete all") }
    static var confirmLeave: String { String(localized: "Leave the list?") }
    static var confirmLeaveAction: String { String(localized: "Leave") }
}

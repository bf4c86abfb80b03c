import Foundation
import ScaenaKit

/// The texts of the Add one module, in one place to be translated.
nonisolated enum AddOneTexts {
    static var title: String { String(localized: "Add one") }
    static var createButton: String { String(localized: "Create") }
    static var cancelButton: String { String(localized: "Cancel") }
    static var finishButton: String { String(localized: "Finish") }
}

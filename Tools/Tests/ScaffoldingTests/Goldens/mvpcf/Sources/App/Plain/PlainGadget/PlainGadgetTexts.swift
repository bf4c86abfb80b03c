import Foundation

/// The texts of the Plain gadget module, in one place to be translated.
nonisolated enum PlainGadgetTexts {
    static var title: String { String(localized: "Plain gadget") }
    static var bareButton: String { String(localized: "Bare") }
    static var cancelButton: String { String(localized: "Cancel") }
    static var closeButton: String { String(localized: "Close") }
}

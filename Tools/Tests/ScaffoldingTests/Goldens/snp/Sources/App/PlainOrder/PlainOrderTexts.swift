import Foundation

/// The texts of the Plain order scene, in one place to be translated.
nonisolated enum PlainOrderTexts {
    static var title: String { String(localized: "Plain order") }
    static var nameField: String { String(localized: "Name") }
    static var nameMessage: String { String(localized: "Enter the name.") }
    static var codeField: String { String(localized: "Code") }
    static var codeMessage: String { String(localized: "Enter the code.") }
    static var noteField: String { String(localized: "Note") }
    static var urgentSwitch: String { String(localized: "Urgent") }
    static var saveButton: String { String(localized: "Save") }
    static var keepButton: String { String(localized: "Keep") }
    static var checkButton: String { String(localized: "Check") }
    static var cancelButton: String { String(localized: "Cancel") }
    static var confirmKeep: String { String(localized: "Keep it?") }
    static var confirmKeepAction: String { String(localized: "Keep") }
    static var loading: String { String(localized: "Loading") }
    static var retry: String { String(localized: "Retry") }
    static var ok: String { String(localized: "OK") }
    static var cancel: String { String(localized: "Cancel") }
}

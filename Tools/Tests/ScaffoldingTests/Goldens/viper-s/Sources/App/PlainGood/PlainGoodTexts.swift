import Foundation

/// The texts of the Plain good module, in one place to be translated.
nonisolated enum PlainGoodTexts {
    static var title: String { String(localized: "Plain good") }
    static var codeField: String { String(localized: "Code") }
    static var codeMessage: String { String(localized: "Enter the code.") }
    static var noteField: String { String(localized: "Note") }
    static var agreesSwitch: String { String(localized: "Agrees") }
    static var enterButton: String { String(localized: "Enter") }
    static var welcomeButton: String { String(localized: "Welcome") }
    static var termsButton: String { String(localized: "Terms") }
    static var leadsButton: String { String(localized: "Leads") }
    static var homeButton: String { String(localized: "Home") }
    static var cancelButton: String { String(localized: "Cancel") }
    static var ok: String { String(localized: "OK") }
}

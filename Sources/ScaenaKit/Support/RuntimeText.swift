import Foundation

/// The words that the runtime itself shows to people.
///
/// An app says them in its own way by a table `Scaena.strings` in its main bundle, whose keys are the English words:
/// `"Retry" = "Try again";`. Else they come from here, in the language that the app is shown in, or in English. They are
/// literals, since a package's resource bundle is not found in every place that a binary is copied to.
package enum RuntimeText: String, CaseIterable {
    case somethingWentWrong = "Something went wrong"
    case pleaseTryAgain = "Please try again."
    case ok = "OK"
    case retry = "Retry"
    case cancel = "Cancel"
    case loading = "Loading"

    /// The words, for the user.
    package var string: String {
        Self.override(self) ?? words(in: Self.languages(of: .main))
    }

    /// The words in the first of these languages that the runtime speaks, or in English.
    ///
    /// - Parameter languages: Identifiers such as `fa-IR`, the most wanted first.
    package func words(in languages: [String]) -> String {
        for language in languages {
            switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
            case "en": return rawValue
            case "fa": return persian
            default: continue
            }
        }
        return rawValue
    }

    private var persian: String {
        switch self {
        case .somethingWentWrong: "مشکلی پیش آمد"
        case .pleaseTryAgain: "لطفاً دوباره تلاش کنید."
        case .ok: "باشه"
        case .retry: "تلاش دوباره"
        case .cancel: "لغو"
        case .loading: "در حال بارگذاری"
        }
    }

    /// Returns the text of the app's own table; `nil` if it has none.
    private static func override(_ text: RuntimeText) -> String? {
        let missing = "\u{0}"
        let words = Bundle.main.localizedString(forKey: text.rawValue, value: missing, table: "Scaena")
        return words == missing || words == text.rawValue ? nil : words
    }

    /// The languages that an app is shown in: those of its own that the user prefers, or, where it has none, those that the
    /// user prefers, so that a dialog never speaks another language than the screen beneath it.
    static func languages(of bundle: Bundle) -> [String] {
        let own = bundle.localizations.filter { $0 != "Base" }
        #if canImport(Darwin)
            return own.isEmpty ? Locale.preferredLanguages : bundle.preferredLocalizations
        #else
            let preferred = ChosenLanguage.current.map { [$0] } ?? Locale.preferredLanguages
            return own.isEmpty ? preferred : Bundle.preferredLocalizations(from: own, forPreferences: preferred)
        #endif
    }
}

#if !canImport(Darwin)
    /// The language that a person has chosen where the app is shown: Foundation knows of none here.
    package enum ChosenLanguage {
        private static let lock = NSLock()
        // Guarded by `lock`.
        nonisolated(unsafe) private static var stored: String?

        /// The language, such as `"fa"`; `nil` where nobody has chosen one.
        package static var current: String? {
            get { lock.withLock { stored } }
            set { lock.withLock { stored = newValue } }
        }
    }
#endif

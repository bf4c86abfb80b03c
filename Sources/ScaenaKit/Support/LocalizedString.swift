#if !canImport(Darwin)
    import Foundation

    extension String {
        /// A text of an app as the user's language has it: Foundation's own on Apple's platforms, its stand-in here.
        ///
        /// It is looked up in the table of the language that the app is shown in, and is its own key where there is none:
        ///
        /// ```swift
        /// let title = String(localized: "About")
        /// ```
        ///
        /// - Parameters:
        ///   - key: The text in the language of development.
        ///   - table: The table's name; `Localizable` by default.
        ///   - bundle: Where the tables lie.
        ///   - comment: What translators should know.
        public init(
            localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
        ) {
            let whole = bundle ?? .main
            let chosen = ChosenLanguage.current.flatMap { whole.path(forResource: $0, ofType: "lproj") }
            let tables = chosen.flatMap(Bundle.init(path:)) ?? whole
            self = tables.localizedString(forKey: key, value: key, table: table)
        }
    }
#endif

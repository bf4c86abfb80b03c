import Foundation

/// An app's texts in the language that it is shown in: sentences, numbers and dates.
///
/// English stands in the code, and is the key of the other language; what that has no words for stays English.
public struct Words: Sendable {
    /// A language of the showcase, by its own name.
    public enum Language: String, CaseIterable, Sendable {
        /// English.
        case english = "English"
        /// Persian, from right to left.
        case persian = "فارسی"

        /// The language of a device: Persian, else English, which the apps are written in.
        ///
        /// - Parameter code: The device's code, such as `"fa-IR"`.
        public init(code: String?) { self = code?.hasPrefix("fa") == true ? .persian : .english }

        /// The code by which a device names it.
        public var code: String { self == .persian ? "fa" : "en" }
    }

    /// English, for who says nothing.
    public static let english = Words(.english)

    /// The language that the app is shown in.
    public let language: Language
    /// Formats numbers and dates.
    public let locale: Locale

    private let persian: [String: String]

    /// The texts of an app.
    ///
    /// - Parameters:
    ///   - language: The language that it is shown in.
    ///   - persian: The Persian words, by the English ones.
    public init(_ language: Language, persian: [String: String] = [:]) {
        self.language = language
        self.persian = persian
        locale = Locale(identifier: language == .english ? "en_US" : "fa_IR")
    }

    /// A text.
    ///
    /// - Parameter english: The English words.
    /// - Returns: The words of the language.
    public func callAsFunction(_ english: String) -> String {
        guard language == .persian else { return english }
        return persian[english] ?? Self.shared[english] ?? english
    }

    /// A text with values in it, each where `%@` stands, in their order.
    ///
    /// - Parameters:
    ///   - english: The English words.
    ///   - values: The values, ready to be read.
    /// - Returns: The words of the language.
    public func callAsFunction(_ english: String, _ values: String...) -> String {
        var parts = self(english).components(separatedBy: "%@")
        var text = parts.removeFirst()
        for (index, part) in parts.enumerated() {
            text += (index < values.count ? values[index] : "") + part
        }
        return text
    }

    /// Returns the number of something, in words. Persian counts 0 and 1 as one, English only 1.
    ///
    /// - Parameters:
    ///   - count: The number.
    ///   - one: The English words for one, with `%@` for the number: `%@ item`.
    ///   - other: Those for any other number.
    /// - Returns: The words of the language, with the number in its digits.
    public func count(_ count: Int, one: String, other: String) -> String {
        let isOne = language == .english ? count == 1 : count == 0 || count == 1
        return self(isOne ? one : other, count.formatted(.number.locale(locale)))
    }

    /// A date and a time of day, by the calendar of the language.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - timeZone: Where it is read.
    /// - Returns: The words.
    public func date(_ date: Date, timeZone: TimeZone = .autoupdatingCurrent) -> String {
        date.formatted(
            Date.FormatStyle(
                date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone))
    }

    /// Returns a description of an error for the app's user.
    ///
    /// - Parameter error: The error.
    /// - Returns: Its own words where the language has them.
    public func callAsFunction(_ error: any Error) -> String {
        let own = error.localizedDescription
        let words = self(own)
        guard language == .persian, words == own, !own.isEmpty else { return words }
        // Errors with a number in them, and others that no app can know.
        return self(
            own.contains("The server") ? "The server has a problem. Please try again later." : "Please try again.")
    }

    /// The words that every app says, and the runtime's errors.
    private static let shared = [
        "OK": "باشه",
        "Cancel": "لغو",
        "Retry": "تلاش دوباره",
        "Loading": "در حال بارگذاری",
        "Home": "خانه",
        "Something went wrong": "مشکلی پیش آمد",
        "Please try again.": "لطفاً دوباره تلاش کنید.",
        "You are offline. Check your connection and try again.":
            "آفلاین هستید. اتصال خود را بررسی کنید و دوباره تلاش کنید.",
        "The server cannot be reached. Check your connection and try again.":
            "سرور در دسترس نیست. اتصال خود را بررسی کنید و دوباره تلاش کنید.",
        "The server takes too long to answer. Please try again.": "پاسخ سرور طول کشید. لطفاً دوباره تلاش کنید.",
        "The connection was lost. Please try again.": "اتصال قطع شد. لطفاً دوباره تلاش کنید.",
        "The server no longer has what you asked for.": "سرور دیگر آنچه خواستید را ندارد.",
        "The server has a problem. Please try again later.": "سرور مشکلی دارد. لطفاً بعداً تلاش کنید.",
    ]
}

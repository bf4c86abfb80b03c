import ScaenaKit
import Words

/// The app's texts.
enum SnappWords {
    /// The texts in a language.
    static func words(_ language: Words.Language = .english) -> Words { Words(language, persian: persian) }

    private static let persian = [
        "Welcome": "خوش آمدید",
        "Where to?": "کجا می‌روید؟",
        "You read: “%@”": "خواندید: «%@»",
        "You have not read about us yet.": "هنوز درباره‌ی ما نخوانده‌اید.",
        "About Snapp!": "درباره‌ی اسنپ!",
        "Snapp!": "اسنپ!",
        "Snapp! logo": "نشان اسنپ!",
        "Terms and conditions": "شرایط و قوانین",
        "Ride": "سفر",
        "Request a ride": "درخواست سفر",
        "Fare": "کرایه",
        "History": "سفرهای پیشین",
        "No rides yet": "هنوز سفری نیست",
        "Nobody is on the way yet": "هنوز کسی در راه نیست",
        "Looking for a driver": "در جستجوی راننده",
        "Your driver is on the way": "راننده در راه است",
        "Your driver is here": "راننده رسیده است",
        "You are on the way": "در راه هستید",
        "You have arrived": "رسیدید",
        "Driver: %@": "راننده: %@",
        "%@ rial": "%@ ریال",
        "%@ rials": "%@ ریال",
    ]
}

extension ErrorViewModel {
    /// An error dialog in the language of the app, with another try where there is something to try.
    init(error: any Error, words: Words, canRetry: Bool = true, dismissesScene: Bool) {
        let retryTitle = canRetry ? words("Retry") : nil
        switch words.language {
        case .english:
            self.init(error: error, retryTitle: retryTitle, dismissesScene: dismissesScene)
        case .persian:
            self.init(
                title: words("Something went wrong"), message: words(error), dismissTitle: words("OK"),
                retryTitle: retryTitle, dismissesScene: dismissesScene)
        }
    }
}

import ScaenaKit
import Words

/// The app's texts.
enum ModelsWords {
    /// The texts in a language.
    static func words(_ language: Words.Language = .english) -> Words { Words(language, persian: persian) }

    private static let persian = [
        "Models": "مدل‌ها",
        "Model": "مدل",
        "Search": "جستجو",
        "No models yet": "هنوز مدلی نیست",
        "%@ model": "%@ مدل",
        "%@ models": "%@ مدل",
        "Nothing found": "چیزی پیدا نشد",
        "Add": "افزودن",
        "Add one": "افزودن مدل",
        "Name": "نام",
        "Offline: what you see may be old.": "آفلاین: آنچه می‌بینید شاید کهنه باشد.",
        "Choose a model": "مدلی را انتخاب کنید",
    ]
}

@MainActor
extension Words {
    /// An error, as a dialog says it.
    func describe(_ error: any Error) -> ErrorViewModel {
        ErrorViewModel(
            title: self("Something went wrong"), message: self(error), dismissTitle: self("OK"),
            retryTitle: self("Retry"))
    }
}

@MainActor
extension ServiceContainer {
    /// The app's texts, in the language that it is shown in: English where nobody says.
    var words: Words { (try? resolve(Words.self)) ?? ModelsWords.words() }
}

import Words

/// The app's texts.
enum ItemsWords {
    /// The texts in a language.
    static func words(_ language: Words.Language = .english) -> Words { Words(language, persian: persian) }

    private static let persian = [
        "Welcome": "خوش آمدید",
        "Everything that you want to keep in mind.": "هر آنچه می‌خواهید به یاد بسپارید.",
        "Items": "موارد",
        "Item": "مورد",
        "No items yet": "هنوز موردی نیست",
        "All items are deleted.": "همه‌ی موارد حذف شدند.",
        "%@ item": "%@ مورد",
        "%@ items": "%@ مورد",
        "This item is not here any more.": "این مورد دیگر اینجا نیست.",
        "Add": "افزودن",
        "Delete all": "حذف همه",
        "Delete all items?": "همه‌ی موارد حذف شوند؟",
        "Add item": "افزودن مورد",
        "Name": "نام",
        "Enabled": "فعال",
        "Disabled": "غیرفعال",
        "Created %@": "ساخته‌شده در %@",
        "Save": "ذخیره",
        "Close": "بستن",
    ]
}

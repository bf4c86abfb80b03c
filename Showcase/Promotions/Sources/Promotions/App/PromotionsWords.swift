import Foundation
import ScaenaData
import Words

/// The app's texts.
nonisolated enum PromotionsWords {
    /// The texts here and now: the app says in which language.
    static var current: Words { shared.current }

    /// Those that the app says, unless a test replaces them.
    static let shared = BusinessObject(words())

    /// The texts in a language.
    static func words(_ language: Words.Language = .english) -> Words { Words(language, persian: persian) }

    private static let persian = [
        "Log in": "ورود",
        "With the user name 0912 and the password 1234, or register.":
            "با نام کاربری ۰۹۱۲ و رمز ۱۲۳۴ وارد شوید، یا ثبت‌نام کنید.",
        "User name": "نام کاربری",
        "Password": "رمز عبور",
        "Enter the user name.": "نام کاربری را وارد کنید.",
        "Enter the password.": "رمز عبور را وارد کنید.",
        "Forgot password": "رمز عبور را فراموش کرده‌ام",
        "Register": "ثبت‌نام",
        "Who registers is logged in at once.": "با ثبت‌نام، وارد می‌شوید.",
        "The server sends a new password.": "سرور رمز تازه‌ای می‌فرستد.",
        "Send": "ارسال",
        "The user name or the password is wrong.": "نام کاربری یا رمز عبور نادرست است.",
        "Please log in.": "لطفاً وارد شوید.",
        "Somebody else has this user name.": "این نام کاربری را کس دیگری دارد.",
        "Promotions": "تخفیف‌ها",
        "Promotion": "تخفیف",
        "No promotions yet": "هنوز تخفیفی نیست",
        "%@ promotion": "%@ تخفیف",
        "%@ promotions": "%@ تخفیف",
        "Offline: what was here last": "آفلاین: آنچه پیش‌تر اینجا بود",
        "Log out": "خروج",
        "Log out?": "خارج می‌شوید؟",
        "%@ off": "%@ تخفیف",
        "Ends %@": "پایان: %@",
        "Free ride": "سفر رایگان",
        "The first ride of the week is free of charge.": "نخستین سفر هفته رایگان است.",
        "Two for one": "دو تا به بهای یکی",
        "Bring a friend, and pay for one.": "دوستی بیاورید و بهای یک نفر را بپردازید.",
        "Early bird": "سحرخیز",
        "Rides before seven in the morning cost less.": "سفرهای پیش از هفت صبح ارزان‌ترند.",
    ]
}

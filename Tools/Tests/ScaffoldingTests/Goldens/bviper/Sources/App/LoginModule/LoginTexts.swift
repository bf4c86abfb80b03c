import Foundation
import ScaenaKit

/// The texts of the Login module, in one place to be translated.
nonisolated enum LoginTexts {
    static var title: String { String(localized: "Login") }
    static var forgotPasswordButton: String { String(localized: "Forgot password") }
    static var registerButton: String { String(localized: "Register") }
    static var ok: String { String(localized: "OK") }
}

#if !canImport(UIKit)
    import Foundation

    /// Which keyboard there is.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uikeyboardtype>.
    public enum UIKeyboardType: Int, Sendable {
        /// The usual one.
        case `default` = 0
        /// Of ASCII characters.
        case asciiCapable = 1
        /// Of numbers and punctuation.
        case numbersAndPunctuation = 2
        /// For addresses of the web.
        case URL = 3
        /// Of digits.
        case numberPad = 4
        /// For telephone numbers.
        case phonePad = 5
        /// For names and telephone numbers.
        case namePhonePad = 6
        /// For addresses of mail.
        case emailAddress = 7
        /// Of digits and a point.
        case decimalPad = 8
        /// For names and hashes.
        case twitter = 9
        /// For searching the web.
        case webSearch = 10
        /// Of ASCII digits.
        case asciiCapableNumberPad = 11
    }

    /// The title of the return key.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uireturnkeytype>.
    public enum UIReturnKeyType: Int, Sendable {
        /// Return.
        case `default` = 0
        /// Go.
        case go = 1
        /// Google.
        case google = 2
        /// Join.
        case join = 3
        /// Next.
        case next = 4
        /// Route.
        case route = 5
        /// Search.
        case search = 6
        /// Send.
        case send = 7
        /// Yahoo.
        case yahoo = 8
        /// Done.
        case done = 9
        /// Emergency call.
        case emergencyCall = 10
        /// Continue.
        case `continue` = 11
    }

    /// Which letters the keyboard makes large.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype>.
    public enum UITextAutocapitalizationType: Int, Sendable {
        /// None.
        case none = 0
        /// The first of words.
        case words = 1
        /// The first of sentences.
        case sentences = 2
        /// All.
        case allCharacters = 3
    }

    /// A setting for the keyboard's correction of words.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitextautocorrectiontype>.
    public enum UITextAutocorrectionType: Int, Sendable {
        /// As the field asks.
        case `default` = 0
        /// No.
        case no = 1
        /// Yes.
        case yes = 2
    }

    /// A setting for the keyboard's marks on wrong spelling.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitextspellcheckingtype>.
    public enum UITextSpellCheckingType: Int, Sendable {
        /// As the field asks.
        case `default` = 0
        /// No.
        case no = 1
        /// Yes.
        case yes = 2
    }

    /// The meaning of a text, so that it can be filled in.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uitextcontenttype>.
    public struct UITextContentType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a type of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public static let name = UITextContentType(rawValue: "name")
        /// A first name.
        public static let givenName = UITextContentType(rawValue: "given-name")
        /// A last name.
        public static let familyName = UITextContentType(rawValue: "family-name")
        /// An address of mail.
        public static let emailAddress = UITextContentType(rawValue: "email")
        /// A telephone number.
        public static let telephoneNumber = UITextContentType(rawValue: "tel")
        /// An address of the web.
        public static let URL = UITextContentType(rawValue: "url")
        /// A user's name.
        public static let username = UITextContentType(rawValue: "username")
        /// A password.
        public static let password = UITextContentType(rawValue: "password")
        /// A new password.
        public static let newPassword = UITextContentType(rawValue: "new-password")
        /// A code that is used once.
        public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    }
#endif

import Foundation

/// Why the server does not let somebody in.
nonisolated enum AccountError: Error, Equatable, LocalizedError {
    case wrongPassword
    case nameTaken
    case loggedOut

    var errorDescription: String? {
        switch self {
        case .wrongPassword: "The user name or the password is wrong."
        case .nameTaken: "Somebody else has this user name."
        case .loggedOut: "Please log in."
        }
    }
}

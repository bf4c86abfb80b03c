import Foundation
import ShowcaseAPI

/// What was wrong with the command line.
public enum ShowcaseUsageError: LocalizedError, Equatable {
    /// No such option.
    case unknown(String)
    /// An option without its value.
    case missingValue(String)
    /// Something that is no port, and who said it.
    case noPort(String, source: String)
    /// Something that the API cannot be.
    case noBehaviour(String)

    /// A sentence that says what can be written instead.
    public var errorDescription: String? {
        switch self {
        case .unknown(let argument):
            "Unknown argument '\(argument)'. Known are --port, --api and --help."
        case .missingValue(let name):
            "\(name) needs a value, as in \(name == "--port" ? "--port 9000" : "--api slow")."
        case .noPort(let text, let source):
            "'\(text)' (\(source)) is no port: write a number from 1 to 65535."
        case .noBehaviour(let text):
            "'\(text)' is not how the API can behave: write one of "
                + APIBehaviour.allCases.map(\.rawValue).joined(separator: ", ") + "."
        }
    }
}

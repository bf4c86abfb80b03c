import Foundation
import ShowcaseAPI

/// A fault in the command line.
public enum ShowcaseUsageError: LocalizedError, Equatable {
    /// No such option.
    case unknown(String)
    /// An option without its value.
    case missingValue(String)
    /// Something that is no port, and who said it.
    case noPort(String, source: String)
    /// Something that the API cannot be.
    case noBehaviour(String)

    /// An app that is not there.
    case noApp(String)
    /// A language that no app speaks.
    case noLanguage(String)

    /// A sentence that says what can be written instead.
    public var errorDescription: String? {
        switch self {
        case .unknown(let argument):
            "Unknown argument '\(argument)'. Known are --app, --language, --port, --api, --folder, --fresh and --help."
        case .missingValue(let name):
            "\(name) needs a value, as in \(name) \(Self.examples[name] ?? "slow")."
        case .noPort(let text, let source):
            "'\(text)' (\(source)) is no port: write a number from 1 to 65535."
        case .noBehaviour(let text):
            "'\(text)' is not how the API can behave: write one of "
                + APIBehaviour.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .noApp(let text):
            "'\(text)' is no app of the showcase: write one of "
                + ShowcaseDoor.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .noLanguage(let text):
            "'\(text)' is no language of the apps: write en or fa."
        }
    }

    private static let examples = [
        "--port": "9000", "--api": "slow", "--app": "items", "--language": "fa", "--folder": "/tmp/showcase",
    ]
}

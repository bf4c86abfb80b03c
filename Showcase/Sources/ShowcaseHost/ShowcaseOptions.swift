import Foundation
import ShowcaseAPI
public import Words

/// The options of the `showcase` command.
public struct ShowcaseOptions: Equatable, Sendable {
    /// The port to serve the app on; `nil` for the first free one from 8080.
    public var port: UInt16?
    /// The behaviour of the API at first.
    public var api: APIBehaviour = .ok
    /// The app to begin in; `nil` for the home screen.
    public var app: ShowcaseDoor?
    /// The language that the apps are shown in at first.
    public var language = Words.Language.english
    /// Where the apps keep what is there again after a restart; `nil` for the user's own place for that.
    public var folder: String?
    /// True if the data kept there is forgotten first.
    public var beginsAnew = false
    /// True if only the help was asked for.
    public var wantsHelp = false

    /// The defaults.
    public init() {}

    /// Reads the command line, and `PORT` where it names no port.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the program's name.
    ///   - environment: The environment's variables.
    /// - Throws: `ShowcaseUsageError`.
    public init(arguments: [String], environment: [String: String] = [:]) throws(ShowcaseUsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let (name, inlineValue) = (parts[0], parts.dropFirst().first)
            switch name {
            case "-h", "--help":
                guard inlineValue == nil else { throw .unknown(argument) }
                wantsHelp = true
            case "--fresh":
                guard inlineValue == nil else { throw .unknown(argument) }
                beginsAnew = true
            case "--port":
                port = try Self.port(Self.value(of: name, inline: inlineValue, &rest), from: name)
            case "--api":
                let value = try Self.value(of: name, inline: inlineValue, &rest)
                guard let behaviour = APIBehaviour(rawValue: value) else { throw .noBehaviour(value) }
                api = behaviour
            case "--app":
                let value = try Self.value(of: name, inline: inlineValue, &rest)
                guard let door = ShowcaseDoor(rawValue: value) else { throw .noApp(value) }
                app = door
            case "--language":
                let value = try Self.value(of: name, inline: inlineValue, &rest)
                guard let known = Self.languages[value] else { throw .noLanguage(value) }
                language = known
            case "--folder":
                folder = try Self.value(of: name, inline: inlineValue, &rest)
            default:
                throw .unknown(argument)
            }
        }
        if port == nil, let value = environment["PORT"], !value.isEmpty {
            port = try Self.port(value, from: "PORT")
        }
    }

    /// The folder to keep things in.
    public var place: URL {
        if let folder { return URL(fileURLWithPath: folder, isDirectory: true) }
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return (folders.first ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("Scaena/Showcase", isDirectory: true)
    }

    /// The text that `--help` prints.
    public static let help = """
        Shows the sample apps in a browser.

        USAGE: showcase [--app snapp|items|models|promotions] [--language en|fa] [--port PORT] [--api ok|slow|down|error]
                        [--folder FOLDER] [--fresh]

          --app APP      Begin in this app. Without it: on the home screen, which has a door for each.
          --language L   The language that the apps are shown in at first: en (English) or fa (Persian). It can be changed
                         on the page.
          --port PORT    Serve the apps on this port of 127.0.0.1. Without it: the port in the environment variable
                         PORT, else the first free one from 8080.
          --api STATE    How the API behaves at first, from which the apps fetch: ok, slow (answers after 3 seconds),
                         down (refuses connections) or error (answers 500). It can be changed on the page.
          --folder PATH  Where the apps keep what is there again after a restart: what they fetched, who is logged in, which
                         screens are open. Without it: Scaena/Showcase among what your programs keep (~/.local/share).
          --fresh        Forget all that first, and begin at the beginning.
          -h, --help     Print this.

        EXAMPLE: showcase --app items --api slow
        """

    /// The value behind an equals sign, or else the next argument.
    private static func value(
        of name: String, inline: String?, _ rest: inout ArraySlice<String>
    ) throws(ShowcaseUsageError) -> String {
        guard let value = inline ?? rest.popFirst() else { throw .missingValue(name) }
        return value
    }

    private static let languages: [String: Words.Language] = ["en": .english, "fa": .persian]

    private static func port(_ text: String, from source: String) throws(ShowcaseUsageError) -> UInt16 {
        guard let port = UInt16(text), port > 0 else { throw .noPort(text, source: source) }
        return port
    }
}

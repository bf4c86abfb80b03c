import Architecture
import ArgumentParser
import Foundation
import Mocking
import Scaffolding

/// Why a command failed, with the exit code that says so (`sysexits.h`).
struct Failure: Error {
    /// Exit codes; scripts depend on them.
    enum Code: Int32 {
        /// There are findings; nothing went wrong.
        case findings = 1
        case usage = 64
        case data = 65
        case noInput = 66
        case cannotCreate = 73
        case noPermission = 77
    }

    let code: Code
    /// The message: one mistake a line.
    let message: String
    /// True if the message says `error:` itself, as `file:line:column: error: …` does.
    let isMarked: Bool

    init(_ code: Code, _ message: String, isMarked: Bool = false) {
        self.code = code
        self.message = message
        self.isMarked = isMarked
    }

    init(_ error: ScaffoldError) {
        let code: Code =
            switch error.kind {
            case .usage: .usage
            case .data: .data
            case .noInput: .noInput
            case .cannotCreate: .cannotCreate
            case .noPermission: .noPermission
            }
        self.init(code, error.description, isMarked: error.saysPlaces)
    }

    init(_ error: InvalidDefinition) {
        self.init(.data, error.description, isMarked: true)
    }

    init(_ error: MockRunError) {
        let code: Code =
            switch error {
            case .noInput: .noInput
            case .cannotWrite, .inTheWay: .cannotCreate
            case .unknownPlace, .unknownName: .usage
            }
        self.init(code, error.description)
    }

    init(_ error: UnreadableSource) {
        self.init(error.isMissing ? .noInput : .data, error.description, isMarked: error.position != nil)
    }
}

/// The two streams of a command line; colour only where a person reads.
struct Console {
    static let standard = Console(environment: ProcessInfo.processInfo.environment)

    private let colours: Bool

    init(environment: [String: String]) {
        colours = Self.hasColours(STDERR_FILENO, environment: environment)
    }

    /// Returns true if a person reads a stream on a terminal that has colours.
    static func hasColours(
        _ stream: Int32, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Bool {
        let forbidden = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        return isatty(stream) == 1 && !forbidden
    }

    /// Tells a failure on stderr and ends the process with its code.
    func fail(_ failure: Failure) -> Never {
        let word = colours ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        let text = failure.isMarked ? failure.message.replacing("error:", with: word) : "\(word) \(failure.message)"
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(failure.code.rawValue)
    }
}

import Foundation

/// One thing that keeps an app from being built, as a page shows it.
struct BuildProblem: Codable, Equatable {
    /// The file, as seen from the package; `nil` where the problem has no place.
    var file: String?
    var line: Int?
    var column: Int?
    var message: String
    /// The line of the source.
    var source: String?

    /// The errors in what `swift build` wrote, each once.
    ///
    /// - Parameters:
    ///   - lines: its output.
    ///   - folder: the package's folder, absolute.
    /// - Returns: the errors that have a place first; if there is none, what was written last.
    static func problems(in lines: [String], of folder: String) -> [BuildProblem] {
        var placed: [BuildProblem] = []
        var others: [BuildProblem] = []
        var sources: [String: [Substring]] = [:]
        for line in lines {
            if let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.+)/) {
                let path = String(match.1)
                let number = Int(match.2) ?? 1
                let text =
                    sources[path]
                    ?? (try? String(contentsOfFile: path, encoding: .utf8))?
                    .split(separator: "\n", omittingEmptySubsequences: false) ?? []
                sources[path] = text
                let problem = BuildProblem(
                    file: shown(path, from: folder), line: number, column: Int(match.3), message: String(match.4),
                    source: text.indices.contains(number - 1) ? String(text[number - 1]) : nil)
                if !placed.contains(problem) { placed.append(problem) }
            } else if let match = line.wholeMatch(of: /(?:.*: )?error: (.+)/) {
                let problem = BuildProblem(message: String(match.1))
                if !others.contains(problem) { others.append(problem) }
            }
        }
        if !placed.isEmpty { return placed }
        // The compiler's and the linker's own words say more than that they failed.
        let telling = others.filter { !$0.message.hasPrefix("fatalError") && !$0.message.contains("command failed") }
        if !telling.isEmpty { return telling }
        let last = lines.filter { !$0.isEmpty }.suffix(12).joined(separator: "\n")
        return [BuildProblem(message: last.isEmpty ? "swift build failed and said nothing." : last)]
    }

    /// A path as seen from a folder above it.
    static func shown(_ path: String, from folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
    }
}

/// The news for a page about the app that it shows: see `StageUpdate.Build` of the runtime, which reads them.
struct RunNews: Codable, Equatable {
    enum State: String, Codable {
        /// All is well.
        case none
        case building
        /// It could not be built: the page shows an older one, or none.
        case failed
        /// Another takes its place.
        case starting
        case crashed
    }

    var state: State
    var problems: [BuildProblem]?
    /// The number of further problems.
    var more: Int?
    /// The end of a crashed app, in its own words.
    var trace: String?
    /// The last action.
    var last: String?

    /// No page shows more problems.
    static let mostProblems = 20

    /// A build that failed.
    static func failure(_ problems: [BuildProblem]) -> RunNews {
        let more = problems.count - mostProblems
        return RunNews(state: .failed, problems: Array(problems.prefix(mostProblems)), more: more > 0 ? more : nil)
    }

    /// The line of the protocol that tells it.
    var line: String {
        struct Message: Encodable { let build: RunNews }
        return json(Message(build: self))
    }

    func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}

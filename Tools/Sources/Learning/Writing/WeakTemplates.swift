import Architecture
import Foundation

/// Templates that hold weakly what their definition says is held so, since every scene's strong hold closes a circle.
struct WeakTemplates {
    /// The channels that the definition writes weakly though scenes hold strongly.
    let channels: [LearnedChannel]
    /// The ids of the contracts, each with whether the definition lets somebody hold it weakly.
    private let contracts: [(id: String, isHeldWeakly: Bool)]
    /// The app, of whose protocols some are for classes alone.
    private let app: SourceApp?

    init(_ written: WrittenArchitecture, _ app: SourceApp) {
        channels = written.weakened
        let weak = (written.channels + written.optional.map(\.channel)).filter {
            $0.hold.value == .weak || $0.hold.value == .unowned
        }
        let held = Set(weak.compactMap(\.through?.value))
        contracts = written.contracts.map { ($0.id, held.contains($0.id)) }
        self.app = app
    }

    init(channels: [LearnedChannel]) {
        self.channels = channels
        contracts = channels.compactMap(\.through).map { ($0.value, false) }
        app = nil
    }

    /// Returns the templates with these holds weak, and the contracts that they go through bound to classes.
    ///
    /// - Parameters:
    ///   - templates: The templates by the ids of their files.
    ///   - files: The files.
    func applied(to templates: [String: String], of files: [LearnedFile]) -> [String: String] {
        var templates = templates
        for channel in channels {
            let spelling =
                channel.through.map { "{{ contracts.\($0.value).type }}" } ?? "{{ roles.\(channel.to).type }}"
            for file in files where file.holds.contains(where: { $0.value == channel.from }) {
                guard let text = templates[file.id] else { continue }
                templates[file.id] = Self.weakened(text, spelling)
            }
        }
        for contract in contracts {
            let spelling = "{{ contracts.\(contract.id).type }}"
            guard contract.isHeldWeakly || templates.values.contains(where: { Self.holdsWeakly($0, spelling) }) else {
                continue
            }
            for (id, text) in templates { templates[id] = classBound(text, spelling) }
        }
        return templates
    }

    /// Returns true if a text has a weak property of a type.
    private static func holdsWeakly(_ text: String, _ type: String) -> Bool {
        text.split(separator: "\n").contains { line in
            let words = line.split { $0 == " " || $0 == "\t" || $0 == "(" }
            return words.contains { $0 == "weak" || $0 == "unowned" } && words.contains("var")
                && (line.contains(": \(type)") || line.contains("any \(type)"))
        }
    }

    /// The channels that some template of a file still holds strongly, such as by a constant, which cannot be weak.
    ///
    /// - Parameters:
    ///   - templates: The templates after these holds were made weak, by the ids of their files.
    ///   - files: The files.
    func strong(in templates: [String: String], of files: [LearnedFile]) -> [LearnedChannel] {
        channels.filter { channel in
            let spelling =
                channel.through.map { "{{ contracts.\($0.value).type }}" } ?? "{{ roles.\(channel.to).type }}"
            return files.contains { file in
                file.holds.contains { $0.value == channel.from }
                    && (templates[file.id] ?? "").split(separator: "\n").contains { line in
                        let words = line.split(separator: " ")
                        return words.contains("let") && !words.contains("unowned") && !words.contains("func")
                            && line.drop { $0 == " " || $0 == "\t" }.hasSuffix(": \(spelling)")
                    }
            }
        }
    }

    /// The text with the properties of a type weak: `var view: AboutViewInput?`.
    private static func weakened(_ text: String, _ type: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let code = line.drop { $0 == " " || $0 == "\t" }
            guard let declared = code.firstRange(of: "var "), let typed = code.firstRange(of: ": \(type)"),
                declared.upperBound <= typed.lowerBound, ["?", "!"].contains(code[typed.upperBound...]),
                code[..<declared.lowerBound].split(separator: " ").allSatisfy(Self.access.contains)
            else { return String(line) }
            let start = line.index(line.startIndex, offsetBy: line.count - code.count)
            let place = line.index(start, offsetBy: code.distance(from: code.startIndex, to: declared.lowerBound))
            return "\(line[..<place])weak \(line[place...])"
        }.joined(separator: "\n")
    }

    private static let access: Set<Substring> = [
        "public", "internal", "private", "fileprivate", "private(set)", "final",
    ]

    /// The text with the declaration of a protocol that only classes conform to.
    func classBound(_ text: String, _ type: String) -> String {
        guard let declared = text.firstRange(of: "protocol \(type)") else { return text }
        let rest = text[declared.upperBound...]
        let head = rest.prefix { $0 != "{" }
        let colon = head.first { !$0.isWhitespace } == ":" ? head.firstIndex(of: ":") : nil
        let parents = colon.map { head[head.index(after: $0)...].split { !$0.isLetter && $0 != "_" } } ?? []
        guard rest.count > head.count, !parents.contains(where: { isForClasses(String($0)) }) else { return text }
        // What stands between the name and the brace stays: a constraint, a comment, or the brace's own line.
        let refined = colon.map { ": AnyObject,\(head[head.index(after: $0)...])" } ?? ": AnyObject\(head)"
        return String(text[..<declared.upperBound]) + refined + String(rest.dropFirst(head.count))
    }

    /// Returns true if whoever conforms to a protocol is a class: one of another module does what the example's is held weakly for.
    private func isForClasses(_ name: String) -> Bool {
        func binds(_ name: String) -> Bool { ["AnyObject", "NSObjectProtocol", "class"].contains(name) }
        guard let app, !binds(name) else { return binds(name) }
        guard let known = app.indices[name] else { return name.isCapitalized }
        return known.contains { app.types[$0].kind == .protocol && app.ancestors(of: $0).contains(where: binds) }
    }
}

/// The place in which a flow shows a flow that is a part of it: `AddModel: pushed`.
public struct FlowPlace: Sendable, Equatable {
    /// The kinds of places.
    public enum Kind: String, Sendable, CaseIterable {
        /// A sheet over what is seen: the standard.
        case presented
        /// Over the whole screen, which the user cannot swipe away.
        case fullScreen
        /// The stack of the flow that begins it.
        case pushed
    }

    /// The flow.
    public let flow: SheetWord
    /// Its place.
    public let kind: Kind

    /// The line as it is noted, and as `--placed` takes it.
    public var text: String { "\(flow.text): \(kind.rawValue)" }

    /// Reads what stands behind `--placed`, or in a record: `AddModel: pushed`.
    ///
    /// - Parameter text: The line.
    /// - Returns: The places, mostly one.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    public static func read(flag text: String) throws(InvalidDefinition) -> [FlowPlace] {
        try FlowStep.lines(of: text, behind: "--placed") { read($0, of: "--placed", file: "--placed", log: $1) }
    }

    /// Reads a mapping of places.
    static func read(_ node: YAMLNode, of subject: String, file: String, log: MistakeLog) -> [FlowPlace] {
        (NamedEntries(node, of: subject, log: log)?.all ?? []).compactMap { entry in
            guard let kind = entry.value.string.flatMap(Kind.init) else {
                let known = Kind.allCases.map(\.rawValue)
                let hint = entry.value.string.map { NearestWord.question(for: $0, among: known) ?? "" } ?? ""
                log.add(
                    entry.value.position,
                    "a flow is placed \(known.joined(separator: ", ")), and this is " + entry.value.kindInWords + hint)
                return nil
            }
            return FlowPlace(
                flow: SheetWord(text: entry.key.text, file: file, position: entry.key.position), kind: kind)
        }
    }
}

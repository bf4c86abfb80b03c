/// The place in which a flow shows what it opens: `AddModel: pushed`, `Settings: tab`, `ModelList: primary`.
package struct FlowPlace: Sendable, Equatable {
    /// The kinds of places.
    package enum Kind: String, Sendable, CaseIterable {
        /// A sheet over what is seen: the standard.
        case presented
        /// Over the whole screen, which the user cannot swipe away.
        case fullScreen
        /// The stack of the flow that begins it.
        case pushed
        /// A tab of the flow that begins it, which is a bar of tabs.
        case tab
        /// The leading column of the flow that begins it, which is a split view.
        case primary
        /// The column between the two.
        case supplementary
        /// The column of details.
        case secondary

        /// True for a column of a split view.
        package var isColumn: Bool { [.primary, .supplementary, .secondary].contains(self) }

        /// True if the flow that opens it is no stack of modules.
        package var isInContainer: Bool { self == .tab || isColumn }
    }

    /// The flow, or the module in a column.
    package let flow: SheetWord
    /// Its place.
    package let kind: Kind

    /// The line as it is noted, and as `--placed` takes it.
    package var text: String { "\(flow.text): \(kind.rawValue)" }

    /// Reads what stands behind `--placed`, or in a record: `AddModel: pushed`.
    ///
    /// - Parameter text: The line.
    /// - Returns: The places, mostly one.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package static func read(flag text: String) throws(InvalidDefinition) -> [FlowPlace] {
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

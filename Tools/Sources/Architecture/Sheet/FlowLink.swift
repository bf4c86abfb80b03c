/// One line of a flow's `links`: an address, and what the flow opens where a link or a notification has it.
///
/// ```yaml
/// links: { "/models/:id": ModelDetail, /add: AddModel }
/// ```
package struct FlowLink: Sendable, Equatable {
    /// The pattern of the address, in which a part behind a colon is a value.
    package let address: SheetWord
    /// The module or flow.
    package let unit: SheetWord

    /// The line as it is noted, and as `--link` takes it.
    package var text: String { "\"\(address.text)\": \(unit.text)" }

    /// The names of the values in the address.
    package var values: [String] {
        address.text.split(separator: "/").filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }
    }

    /// Reads what stands behind `--link`, or in a record: `"/models/:id": ModelDetail`.
    ///
    /// - Parameter text: The line.
    /// - Returns: The links, mostly one.
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package static func read(flag text: String) throws(InvalidDefinition) -> [FlowLink] {
        try FlowStep.lines(of: text, behind: "--link") { read($0, of: "--link", file: "--link", log: $1) }
    }

    /// Reads a mapping of links.
    static func read(_ node: YAMLNode, of subject: String, file: String, log: MistakeLog) -> [FlowLink] {
        guard let entries = NamedEntries(node, of: subject, log: log) else { return [] }
        return entries.all.compactMap { entry in
            guard isAddress(entry.key.text) else {
                log.add(
                    entry.key.position,
                    "'\(entry.key.text)' is no address: write a path whose values stand behind colons, as in '/models/:id'"
                )
                return nil
            }
            guard let unit = entries.value(entry).word else { return nil }
            return FlowLink(
                address: SheetWord(text: entry.key.text, file: file, position: entry.key.position),
                unit: SheetWord(text: unit.text, file: file, position: unit.position))
        }
    }

    /// True for a path of plain parts and of values with different names.
    private static func isAddress(_ text: String) -> Bool {
        if text == "/" { return true }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1, parts[0].isEmpty else { return false }
        let values = parts.filter { $0.hasPrefix(":") }
        return Set(values).count == values.count
            && parts.dropFirst().allSatisfy { part in
                part.hasPrefix(":")
                    ? part.dropFirst().wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil
                    : part.wholeMatch(of: /[A-Za-z0-9_.~-]+/) != nil
            }
    }
}

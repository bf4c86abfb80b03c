// Who talks to whom.
extension DefinitionReader {
    func channels(_ fields: KeyedFields<DefinitionKey>) -> [Channel] {
        guard let node = fields.node(.channels) else { return [] }
        guard case .list(let elements) = node.content else {
            log.add(node.position, "'channels' is a list of 'from -> to: { … }', and this is \(node.kindInWords)")
            return []
        }
        return elements.compactMap { element in
            guard let entries = NamedEntries(element, of: "a channel", log: log) else { return nil }
            guard let entry = entries.all.first, entries.all.count == 1 else {
                log.add(
                    element.position, "a channel is one entry 'from -> to: { … }', and this has \(entries.all.count)")
                return nil
            }
            return channel(entry)
        }
    }

    private func channel(_ entry: Entry) -> Channel? {
        let ends = ends(of: entry.key)
        if ends == nil {
            log.add(entry.key.position, "a channel is written 'from -> to', and this is '\(entry.key.text)'")
        }
        if let end = [ends?.from, ends?.to].compactMap(\.self).first(where: { $0.text.hasPrefix("another ") }) {
            let plain = entry.key.text.replacing("another ", with: "")
            log.add(
                end.position,
                "that the other end is of another unit is told by a key: write '\(plain): { of: another, … }'"
            )
            return nil
        }
        let subject = "the channel '\(entry.key.text)'"
        if let ends { references.refer([ends.from, ends.to], to: [IdKind.role.rawValue], in: subject) }
        let read = KeyedFields<ChannelKey>(entry.value, of: subject, log: log, references: references)
        guard let fields = read?.placed(at: entry.key.position) else { return nil }
        let (through, carries) = (fields.word(.through), fields.words(.carries))
        let leavesUnit = fields.choice(.of, as: ChannelKey.End.self) == .another
        let (property, says) = (fields.nameForm(.as), fields.verbForms(.says))
        let isOptional = fields.flag(.optional)
        guard let hold = fields.choice(.hold, as: Hold.self), let ends else { return nil }
        return Channel(
            from: ends.from.text, to: ends.to.text, leavesUnit: leavesUnit, through: through?.text, hold: hold,
            property: property, says: says, carries: carries.map(\.text), isOptional: isOptional,
            places: fields.places(entry.key.position))
    }

    /// The two ends of `from -> to`, each with its place.
    private func ends(of key: Word) -> (from: Word, to: Word)? {
        guard let arrow = key.text.firstRange(of: "->") else { return nil }
        func end(_ range: Range<String.Index>) -> Word? {
            var name = key.text[range].drop { $0 == " " }
            while name.last == " " { name.removeLast() }
            guard !name.isEmpty else { return nil }
            let offset = key.text.unicodeScalars.distance(from: key.text.startIndex, to: name.startIndex)
            return Word(text: String(name), position: key.position.advanced(by: offset))
        }
        guard let from = end(key.text.startIndex..<arrow.lowerBound),
            let to = end(arrow.upperBound..<key.text.endIndex)
        else { return nil }
        return (from, to)
    }
}

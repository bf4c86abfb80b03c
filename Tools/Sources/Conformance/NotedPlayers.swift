import SourceModel

/// The types that are parts of a definition; which of them a reading asked for is noted by its index.
struct NotedPlayers: Sendable {
    let players: [TypeIndex.ID: Player]
    let index: TypeIndex

    subscript(type: TypeIndex.ID) -> Player? {
        index.note(type)
        return players[type]
    }
}

/// The kept readings of the files of one definition, with the digests that tell if they are still right.
package struct ReadingMemory: Sendable {
    package var answers: KeptAnswers
    package var digests: IndexDigests

    /// Brings both together.
    ///
    /// - Parameters:
    ///   - answers: The answers that an earlier run kept.
    ///   - digests: The digests of the index.
    package init(_ answers: KeptAnswers, _ digests: IndexDigests) {
        (self.answers, self.digests) = (answers, digests)
    }

    /// Adds what the types are to the definition.
    mutating func add(_ players: [TypeIndex.ID: Player], _ units: [MappedUnit]) {
        // Units have other numbers when one is added.
        let names = units.map { unit in
            unit.types.values.joined().map { digests.lastingName(of: $0) }.min() ?? 0
        }
        for (type, player) in players {
            let word =
                switch player.part {
                case .role: "role"
                case .contract: "contract"
                case .data: "data"
                }
            digests.add(word + player.part.id, of: player.unit.map { names[$0] } ?? 0, to: type)
        }
    }
}

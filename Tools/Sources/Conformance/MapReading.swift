import Architecture
import SourceModel

/// A definition, with the part of the sources that it rules.
package struct MapRequest: Sendable {
    let definition: ArchitectureDefinition
    let ruling: RoleMap.Ruling
    let memory: ReadingMemory?

    /// Asks for a map.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - ruling: The part of the sources that is the definition's.
    ///   - memory: The readings that an earlier run kept; nil reads all files.
    package init(
        _ definition: ArchitectureDefinition, ruling: RoleMap.Ruling = RoleMap.Ruling(), memory: ReadingMemory? = nil
    ) {
        (self.definition, self.ruling, self.memory) = (definition, ruling, memory)
    }
}

extension RoleMap {
    /// Puts the maps of several definitions of one project together: each file is decoded once for all of them.
    ///
    /// - Parameters:
    ///   - requests: The definitions.
    ///   - index: The types of all files.
    ///   - names: Takes the names of the files that are decoded.
    ///   - jobs: The number of threads that take part.
    /// - Returns: The maps, in the order of the definitions.
    package static func maps(
        of requests: [MapRequest], _ index: TypeIndex, names: NameUses, jobs: Int
    ) -> [RoleMap] {
        let prepared = ParallelResults<MapReading>(requests.count)
        Workers.run(requests.count, jobs: jobs) { prepared[$0] = MapReading(requests[$0], index) }
        let readings = requests.indices.compactMap { prepared[$0] }
        MapReading.read(readings, index, names: names, jobs: jobs)
        let maps = ParallelResults<RoleMap>(readings.count)
        Workers.run(readings.count, jobs: jobs) { maps[$0] = readings[$0].finished() }
        return readings.indices.compactMap { maps[$0] }
    }
}

/// The reading of the files of one map: each is read on its own, and what an earlier run kept of it is taken over where that is
/// still right. It is an object, since it goes from file to file.
final class MapReading: Sendable {
    private let map: RoleMap
    private let memory: ReadingMemory?
    private let results: ParallelResults<ActorReading.Result>
    private let kept: ParallelResults<(number: UInt64, bytes: [UInt8]?)>

    init(_ request: MapRequest, _ index: TypeIndex) {
        map = RoleMap(unitsOf: request.definition, index, ruling: request.ruling)
        var memory = request.memory
        memory?.add(map.players, map.units)
        self.memory = memory
        results = ParallelResults(map.files.count)
        kept = ParallelResults(memory == nil ? 0 : map.files.count)
    }

    /// Reads all files.
    static func read(_ readings: [MapReading], _ index: TypeIndex, names: NameUses? = nil, jobs: Int) {
        let batch = 8
        Workers.run((index.files.count + batch - 1) / batch, jobs: jobs, with: index.noting) { number, noting in
            for file in (number * batch)..<min((number + 1) * batch, index.files.count) {
                var facts: FileFacts?
                for reading in readings { reading.read(file, index, noting, &facts) }
                if let facts { names?.take(facts, ofFile: file) }
            }
        }
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The file; one that the definition does not rule is left out.
    ///   - index: The types of all files.
    ///   - noting: The same, noting what it is asked; of this thread alone.
    ///   - facts: Its facts, as soon as somebody needs them.
    private func read(
        _ file: Int, _ index: TypeIndex, _ noting: (index: TypeIndex, asked: AskedNames), _ facts: inout FileFacts?
    ) {
        guard let place = map.place(ofFile: file) else { return }
        guard let memory else {
            results[place] = read(file, index, facts: &facts)
            return
        }
        let number = memory.digests.digest(ofFile: file)
        if let answer = memory.answers.answer(number, memory.digests),
            let result = ActorReading.Result(answer, memory.digests, file: file)
        {
            results[place] = result
            kept[place] = (number, nil)
            return
        }
        noting.asked.beginAgain()
        let result = read(file, noting.index, facts: &facts)
        results[place] = result
        let asked = memory.digests.keys(of: noting.asked)
        kept[place] = (number, KeptAnswers.bytes(of: result.answer(memory.digests), asked: asked, memory.digests))
    }

    private func read(_ file: Int, _ index: TypeIndex, facts: inout FileFacts?) -> ActorReading.Result {
        let known = facts ?? index.facts(ofFile: file)
        facts = known
        var reading = ActorReading(
            index, NotedPlayers(players: map.players, index: index), file: file,
            readsLists: !map.definition.flowChannels.isEmpty)
        return reading.read(known)
    }

    /// The map, when all files were read.
    func finished() -> RoleMap {
        var answers = memory?.answers
        answers?.replace(with: map.files.indices.compactMap { kept.count > 0 ? kept[$0] : nil })
        var map = map
        map.take(results, answers)
        return map
    }
}

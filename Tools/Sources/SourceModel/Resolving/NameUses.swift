import Foundation

/// Which files of a project write a name, whatever it names there.
///
/// The names of each content are kept beside its facts: whoever asks for a name decodes the facts of those contents alone that are
/// new. Nothing is read before somebody asks.
package final class NameUses: @unchecked Sendable {
    private let index: TypeIndex
    private let jobs: Int
    private let kept: KeptBytes?
    private let lock = NSLock()
    private var names: ReadNames?
    /// The names of files that somebody decoded before anybody asked.
    private let taken: ParallelResults<[UInt64]>
    private let known: KeptNames?

    /// Prepares to answer.
    ///
    /// - Parameters:
    ///   - index: The files.
    ///   - kept: What an earlier run kept of them.
    ///   - jobs: The number of threads that take part.
    package init(_ index: TypeIndex, kept: KeptBytes? = nil, jobs: Int = 1) {
        (self.index, self.kept, self.jobs) = (index, kept, jobs)
        taken = ParallelResults(index.files.count)
        known = kept.flatMap(KeptNames.init)
    }

    /// Takes the names of a file that is decoded for other reasons, so that it need not be decoded for them. Before anybody asks, and
    /// each file once.
    package func take(_ facts: FileFacts, ofFile file: Int) {
        if let key = index.files[file].content, known?.row(of: key) != nil { return }
        taken[file] = index.freshNames(file) ?? NumberedNames(facts).sorted
    }

    /// The number of files that write a name.
    package func fileCount(of name: String) -> Int { read().sum(of: NumberedNames.number(of: name)).files }

    /// Returns true if code may make an object of a type of a name: by an initializer, a static function, a metatype, a generic
    /// argument, a cast, or as what is expected of `.init()`.
    package func isMade(_ name: String) -> Bool { read().sum(of: NumberedNames.number(of: name)).making > 0 }

    /// The number of files whose code may make an object of a type of a name.
    package func makerCount(of name: String) -> Int { read().sum(of: NumberedNames.number(of: name)).making }

    /// Returns true if a file's code may make an object of a type of a name.
    package func mayMake(_ name: String, inFile file: Int) -> Bool {
        use(of: name, inFile: file)?.contains(.making) ?? false
    }

    /// Returns true if a file writes a name.
    package func writes(_ name: String, inFile file: Int) -> Bool {
        use(of: name, inFile: file)?.contains(.writing) ?? false
    }

    /// Returns true if a file has a name, be it where a closure captures it.
    package func has(_ name: String, inFile file: Int) -> Bool { use(of: name, inFile: file) != nil }

    /// The files that have one of some names, in their order.
    package func files(having names: Set<String>) -> [Int] {
        read().files(having: names.map(NumberedNames.number))
    }

    /// Returns true if a member in a file has the metatype of a name for its type: `var screen: LoginViewController.Type`.
    package func keepsMetatype(of name: String, inFile file: Int) -> Bool {
        use(of: name, inFile: file)?.contains(.metatype) ?? false
    }

    private func use(of name: String, inFile file: Int) -> NameUse? {
        read().use(of: NumberedNames.number(of: name), inFile: file).map(NameUse.init)
    }

    /// The names as they are kept for the next run.
    package var bytes: KeptBytes? {
        guard var kept, let names = lock.withLock({ names }) else { return kept }
        if let fresh = names.bytes(of: index) { fresh.withUnsafeBytes { kept.replace(with: $0) } }
        return kept
    }

    private func read() -> ReadNames {
        lock.withLock {
            if let names { return names }
            let made = ReadNames(index, known, taken, jobs)
            names = made
            return made
        }
    }
}

/// The names of all files: what was kept, and what differs from it.
private final class ReadNames: Sendable {
    /// Where the names of one file are.
    private enum Place: Sendable {
        case kept(row: Int)
        case fresh(number: Int)
    }

    private let kept: KeptNames?
    private let places: [Place]
    private let fresh: [[UInt64]]
    private let freshFiles: [Int]
    /// Which names each of these may have: most that are asked for it has not.
    private let marks: [NameMarks]
    private let contents = ContentsOfNames()
    /// The differences from the sums that were kept.
    private let changes: HashedTable<KeptNames.Sum>

    init(_ index: TypeIndex, _ kept: KeptNames?, _ taken: ParallelResults<[UInt64]>, _ jobs: Int) {
        var places: [Place] = []
        var fresh: [Int] = []
        var files = Array(repeating: 0, count: kept?.rowCount ?? 0)
        for (file, entry) in index.files.enumerated() {
            if let row = entry.content.flatMap({ kept?.row(of: $0) }) {
                places.append(.kept(row: row))
                files[row] += 1
            } else {
                places.append(.fresh(number: fresh.count))
                fresh.append(file)
            }
        }
        let read = ParallelResults<[UInt64]>(fresh.count)
        let numbers = fresh
        Workers.run((fresh.count + Self.batch - 1) / Self.batch, jobs: jobs) { batch in
            for number in (batch * Self.batch)..<min((batch + 1) * Self.batch, numbers.count) {
                let file = numbers[number]
                read[number] =
                    taken[file] ?? index.freshNames(file) ?? NumberedNames(index.facts(ofFile: file)).sorted
            }
        }
        self.fresh = fresh.indices.map { read[$0] ?? [] }
        marks = self.fresh.map(NameMarks.init)
        (self.kept, self.places, freshFiles) = (kept, places, fresh)
        changes = Self.changes(kept, files, self.fresh)
    }

    private static let batch = 16

    private static func changes(
        _ kept: KeptNames?, _ files: [Int], _ fresh: [[UInt64]]
    ) -> HashedTable<KeptNames.Sum> {
        var changes = HashedTable<KeptNames.Sum>(minimumCapacity: 256)
        func add(_ names: [UInt64], _ count: Int) {
            for name in names {
                let number = NumberedNames.plain(name)
                var sum = changes[number] ?? KeptNames.Sum()
                sum.add(name, files: count)
                changes.set(sum, of: number)
            }
        }
        for names in fresh { add(names, 1) }
        for (row, count) in files.enumerated() {
            guard let kept, case let change = count - kept.row(row).files, change != 0 else { continue }
            add(kept.names(ofRow: row), change)
        }
        return changes
    }

    func sum(of name: UInt64) -> KeptNames.Sum {
        var sum = kept?.sum(of: name) ?? KeptNames.Sum()
        let change = changes[name] ?? KeptNames.Sum()
        sum.files += change.files
        sum.making += change.making
        return sum
    }

    func use(of name: UInt64, inFile file: Int) -> UInt64? {
        switch places[file] {
        case .kept(let row): kept?.use(of: name, inRow: row)
        case .fresh(let number): use(of: name, inFresh: number)
        }
    }

    /// The files that have one of some names, in their order.
    func files(having names: [UInt64]) -> [Int] {
        var found = freshFiles.indices.filter { number in names.contains { use(of: $0, inFresh: number) != nil } }
            .map { freshFiles[$0] }
        if let kept {
            let contents = contents.made { (kept.rowsOfPlaces(), filesOfRows(kept.rowCount)) }
            for row in Set(names.compactMap(kept.place).flatMap { contents.rows[$0] }) {
                found += contents.files[Int(row)]
            }
        }
        return found.sorted()
    }

    private func filesOfRows(_ count: Int) -> [[Int]] {
        var files = Array(repeating: [Int](), count: count)
        for (file, place) in places.enumerated() {
            if case .kept(let row) = place { files[row].append(file) }
        }
        return files
    }

    private func use(of name: UInt64, inFresh number: Int) -> UInt64? {
        guard marks[number].mayHave(name) else { return nil }
        let names = fresh[number]
        var (low, high) = (0, names.count)
        while low < high {
            let middle = (low + high) / 2
            if NumberedNames.plain(names[middle]) < name { low = middle + 1 } else { high = middle }
        }
        guard low < names.count, NumberedNames.plain(names[low]) == name else { return nil }
        return names[low] & NameUse.all.rawValue
    }

    /// All names, to be kept; nil where so little is new that reading it again takes less time than writing all.
    func bytes(of index: TypeIndex) -> [UInt8]? {
        guard fresh.count > (kept?.rowCount ?? 0) / 100 else { return nil }
        var contents: [ContentKey: (files: Int, names: [UInt64])] = [:]
        for (file, place) in places.enumerated() {
            guard let key = index.files[file].content else { return nil }
            if contents[key] != nil {
                contents[key]?.files += 1
                continue
            }
            switch place {
            case .kept(let row): contents[key] = (1, kept?.names(ofRow: row) ?? [])
            case .fresh(let number): contents[key] = (1, fresh[number])
            }
        }
        return KeptNames.bytes(of: contents.map { ($0.key, $0.value.files, $0.value.names) })
    }
}

/// Which names a list may have, a bit for some of all names each.
private struct NameMarks {
    private var bits = SIMD16<UInt64>(repeating: 0)

    init(_ names: [UInt64]) {
        for name in names { bits[Self.word(name)] |= Self.bit(name) }
    }

    func mayHave(_ name: UInt64) -> Bool { bits[Self.word(name)] & Self.bit(name) != 0 }

    // The lowest bits are not of the name's hash.
    private static func word(_ name: UInt64) -> Int { Int(truncatingIfNeeded: name >> 8) & 15 }
    private static func bit(_ name: UInt64) -> UInt64 { 1 << (name >> 12 & 63) }
}

/// The contents that have each name, and the files of each content: put together when somebody asks for the first time.
private final class ContentsOfNames: @unchecked Sendable {
    private let lock = NSLock()
    private var known: (rows: KeptNames.RowsOfPlaces, files: [[Int]])?

    func made(
        _ make: () -> (rows: KeptNames.RowsOfPlaces, files: [[Int]])
    ) -> (rows: KeptNames.RowsOfPlaces, files: [[Int]]) {
        lock.withLock {
            let found = known ?? make()
            known = found
            return found
        }
    }
}

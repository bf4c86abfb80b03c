/// Which contents write which names, as the cache of facts keeps it: the names with the numbers of files that write them, and for
/// each content the places of its names among these. Whoever asks decodes nothing.
struct KeptNames: Sendable {
    /// One content: how many files had it, and where its names are.
    struct Row {
        var key: ContentKey
        var files: Int
        var places: Range<Int>
    }

    /// The uses of one name by all files.
    struct Sum: Equatable {
        /// The number of files that write it.
        var files = 0
        /// The number of those that may make an object of a type of that name.
        var making = 0

        /// Adds files that use a name in some ways.
        mutating func add(_ use: UInt64, files count: Int) {
            let use = NameUse(rawValue: use)
            if use.contains(.writing) { files += count }
            if use.contains(.making) { making += count }
        }
    }

    private static let headLength = 16
    private static let rowLength = 24
    private static let nameLength = 16

    private let kept: KeptBytes
    let rowCount: Int
    private let nameCount: Int
    private let useCount: Int
    private var firstName: Int { Self.headLength + rowCount * Self.rowLength }
    private var firstUse: Int { firstName + nameCount * Self.nameLength }

    /// Takes what was kept; nil where there is nothing, or something else.
    init?(_ kept: KeptBytes) {
        let head = kept.withKept { bytes -> (Int, Int, Int)? in
            guard bytes.count >= Self.headLength else { return nil }
            let (rows, names) = (Int(bytes.number32(at: 0)), Int(bytes.number32(at: 4)))
            let uses = bytes.count - Self.headLength - rows * Self.rowLength - names * Self.nameLength
            guard uses >= 0, uses % 4 == 0 else { return nil }
            return (rows, names, uses / 4)
        }
        guard let head = head ?? nil else { return nil }
        self.kept = kept
        (rowCount, nameCount, useCount) = head
    }

    /// A content by its number.
    func row(_ number: Int) -> Row {
        read { bytes in
            let place = Self.headLength + number * Self.rowLength
            let start = min(Int(bytes.number32(at: place + 16)), useCount)
            let count = min(Int(bytes.number32(at: place + 20)), useCount - start)
            return Row(
                key: ContentKey(hash: bytes.number64(at: place), length: bytes.number32(at: place + 8)),
                files: Int(bytes.number32(at: place + 12)), places: start..<(start + count))
        }
    }

    /// The number of a content; nil where it is not known.
    func row(of key: ContentKey) -> Int? {
        read { bytes in
            func order(_ number: Int) -> (UInt64, UInt32) {
                let place = Self.headLength + number * Self.rowLength
                return (bytes.number64(at: place), bytes.number32(at: place + 8))
            }
            let found = Self.search(rowCount) { order($0) < (key.hash, key.length) }
            return found < rowCount && order(found) == (key.hash, key.length) ? found : nil
        }
    }

    /// The uses of a name when all this was kept.
    func sum(of name: UInt64) -> Sum {
        guard let place = place(of: name) else { return Sum() }
        return read { bytes in
            let start = firstName + place * Self.nameLength
            return Sum(files: Int(bytes.number32(at: start + 8)), making: Int(bytes.number32(at: start + 12)))
        }
    }

    /// The way in which a content uses a name; nil where it does not write it.
    func use(of name: UInt64, inRow number: Int) -> UInt64? {
        place(of: name).flatMap { use(ofPlace: $0, inRow: number) }
    }

    /// The same of a name whose place is known.
    func use(ofPlace wanted: Int, inRow number: Int) -> UInt64? {
        let places = row(number).places
        return read { bytes in
            func use(_ offset: Int) -> Int { Int(bytes.number32(at: firstUse + (places.lowerBound + offset) * 4)) }
            let found = Self.search(places.count) { use($0) >> NameUse.width < wanted }
            guard found < places.count, use(found) >> NameUse.width == wanted else { return nil }
            return UInt64(use(found)) & NameUse.all.rawValue
        }
    }

    /// The names of a content, each with its uses in the lowest bits.
    func names(ofRow number: Int) -> [UInt64] {
        let places = row(number).places
        return read { bytes in
            places.compactMap { place in
                let use = Int(bytes.number32(at: firstUse + place * 4))
                let name = use >> NameUse.width
                guard name < nameCount else { return nil }
                return bytes.number64(at: firstName + name * Self.nameLength) | UInt64(use) & NameUse.all.rawValue
            }
        }
    }

    /// The contents that have each name, by the places of the names.
    func rowsOfPlaces() -> RowsOfPlaces {
        read { bytes in
            func forEach(_ body: (_ place: Int, _ row: Int) -> Void) {
                for number in 0..<rowCount {
                    for use in row(number).places {
                        let place = Int(bytes.number32(at: firstUse + use * 4)) >> NameUse.width
                        if place < nameCount { body(place, number) }
                    }
                }
            }
            var ends = [Int](repeating: 0, count: nameCount + 1)
            forEach { place, _ in ends[place + 1] += 1 }
            for place in 0..<nameCount { ends[place + 1] += ends[place] }
            var rows = [UInt32](repeating: 0, count: ends[nameCount])
            var next = ends
            forEach { place, row in
                rows[next[place]] = UInt32(row)
                next[place] += 1
            }
            return RowsOfPlaces(ends: ends, rows: rows)
        }
    }

    /// The contents that have each name.
    struct RowsOfPlaces: Sendable {
        /// Where the rows of each name end, and before all of them a zero.
        fileprivate let ends: [Int]
        fileprivate let rows: [UInt32]

        subscript(place: Int) -> ArraySlice<UInt32> { rows[ends[place]..<ends[place + 1]] }
    }

    /// The place of a name among all; nil where nothing has it.
    func place(of name: UInt64) -> Int? {
        read { bytes in
            func number(_ place: Int) -> UInt64 { bytes.number64(at: firstName + place * Self.nameLength) }
            let found = Self.search(nameCount) { number($0) < name }
            return found < nameCount && number(found) == name ? found : nil
        }
    }

    private func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard let result = kept.withKept(body) else { preconditionFailure("was there when all began") }
        return result
    }

    /// The first number that is not before what is looked for.
    private static func search(_ count: Int, isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension KeptNames {
    /// The names of contents as they are kept.
    ///
    /// - Parameter contents: The contents, each once, with the number of files that have it and its names.
    static func bytes(of contents: [(key: ContentKey, files: Int, names: [UInt64])]) -> [UInt8] {
        let contents = contents.sorted { ($0.key.hash, $0.key.length) < ($1.key.hash, $1.key.length) }
        var sums = HashedTable<Sum>(minimumCapacity: 1 << 12)
        for content in contents {
            for name in content.names {
                let number = NumberedNames.plain(name)
                var sum = sums[number] ?? Sum()
                sum.add(name, files: content.files)
                sums.set(sum, of: number)
            }
        }
        let names = sums.map { (number: $0, sum: $1) }.sorted { $0.number < $1.number }
        var places = HashedTable<UInt32>(minimumCapacity: names.count)
        for (place, name) in names.enumerated() { places.set(UInt32(place), of: name.number) }
        let uses = contents.reduce(0) { $0 + $1.names.count }
        var writer = ByteWriter(
            capacity: headLength + contents.count * rowLength + names.count * nameLength + uses * 4)
        for number in [contents.count, names.count, 0, 0] { writer.writeFixed32(number) }
        var start = 0
        for content in contents {
            writer.writeFixed(content.key.hash)
            for number in [Int(content.key.length), content.files, start, content.names.count] {
                writer.writeFixed32(number)
            }
            start += content.names.count
        }
        for name in names {
            writer.writeFixed(name.number)
            writer.writeFixed32(name.sum.files)
            writer.writeFixed32(name.sum.making)
        }
        for content in contents {
            for name in content.names {
                let place = places[NumberedNames.plain(name)] ?? 0
                writer.writeFixed32(Int(place) << NameUse.width | Int(name & NameUse.all.rawValue))
            }
        }
        return writer.array
    }
}

extension UnsafeRawBufferPointer {
    /// The number in the four bytes at an offset.
    fileprivate func number32(at offset: Int) -> UInt32 {
        UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// The number in the eight bytes at an offset.
    fileprivate func number64(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

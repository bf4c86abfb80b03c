/// A file's facts in the form that caches keep.
struct EncodedFacts: Sendable {
    private let block: Block
    private let range: Range<Int>
    /// The number of names behind the facts; nil where these are not known.
    private var nameCount: Int?

    /// True if no more than the headers of a file of tests were read.
    private(set) var isOfTests = false

    /// The number of bytes.
    var count: Int { range.count }

    private init(block: Block, range: Range<Int>) { (self.block, self.range) = (block, range) }

    /// All names that the file writes, with their uses, as ``NumberedNames`` has them; nil where they are not known.
    var names: [UInt64]? {
        nameCount.map { count in
            (0..<count).map { block.bytes.loadUnaligned(fromByteOffset: range.upperBound + $0 * 8, as: UInt64.self) }
        }
    }

    /// Keeps bytes that are no facts beside them.
    init(_ bytes: UnsafeRawBufferPointer) {
        block = Block(bytes.count)
        range = 0..<bytes.count
        block.bytes.copyMemory(from: bytes)
    }

    /// Gives the bytes to a piece of work.
    func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(rebasing: block.bytes[range]))
    }

    /// Memory that is written once and then read by anyone.
    private final class Block: @unchecked Sendable {
        let bytes: UnsafeMutableRawBufferPointer

        init(_ length: Int) {
            bytes = .allocate(byteCount: length, alignment: 16)
        }

        deinit {
            bytes.deallocate()
        }
    }

    /// Where one thread writes facts, file after file.
    ///
    /// They lie behind each other in large blocks. What is kept of each file must not lie between the trees of the
    /// others: these would be spread over ever more memory, and the next parse would find none that is near the processor.
    final class Room {
        private static let blockLength = 1 << 20
        // A file is read while both are held: each check of the parser's own objects would find them there.
        @exclusivity(unchecked) private var writer = ByteWriter(capacity: 1 << 16)
        @exclusivity(unchecked) private var extractor = FactExtractor(depth: .whole)
        private var block: Block?
        private var filled = 0
        private let takesNames: Bool

        /// Makes room.
        ///
        /// - Parameter takesNames: True if the names that files write are asked for, and of tests no more than these and headers.
        init(takesNames: Bool = false) {
            self.takesNames = takesNames
        }

        /// Encodes facts.
        func write(_ facts: FileFacts) -> EncodedFacts {
            writer.removeAll()
            facts.write(to: &writer)
            return keep()
        }

        /// Reads the facts of a file, with the names that it writes where these are asked for, and encodes them; of tests, headers.
        ///
        /// - Parameter source: The file's bytes, UTF-8.
        /// - Returns: The facts; `nil` where the parser would need ages for them.
        func write(factsOf source: UnsafeBufferPointer<UInt8>) -> EncodedFacts? {
            if takesNames, let facts = write(testsIn: source) { return facts }
            writer.removeAll()
            var names = takesNames ? NumberedNames() : nil
            return extractor.write(factsOf: source, to: &writer, names: &names) ? keep(names?.sorted) : nil
        }

        /// Reads the headers of a file of tests, and the names that it uses; nil of another file.
        private func write(testsIn source: UnsafeBufferPointer<UInt8>) -> EncodedFacts? {
            guard TestSource.isLikely(source), let headers = try? FactExtractor.facts(of: source),
                headers.imports.areOfTests
            else { return nil }
            writer.removeAll()
            headers.write(to: &writer)
            var facts = keep(LexedNames.of(source).sorted)
            facts.isOfTests = true
            return facts
        }

        private func keep(_ names: [UInt64]? = nil) -> EncodedFacts {
            let place = take(writer.count + (names?.count ?? 0) * 8)
            let start = place.range.lowerBound
            UnsafeMutableRawBufferPointer(rebasing: place.block.bytes[start..<(start + writer.count)])
                .copyMemory(from: writer.bytes)
            guard let names else { return place }
            names.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(
                    rebasing: place.block.bytes[(start + writer.count)..<place.range.upperBound]
                )
                .copyMemory(from: $0)
            }
            var facts = EncodedFacts(block: place.block, range: start..<(start + writer.count))
            facts.nameCount = names.count
            return facts
        }

        private func take(_ length: Int) -> EncodedFacts {
            if let block, filled + length <= block.bytes.count {
                filled += length
                return EncodedFacts(block: block, range: (filled - length)..<filled)
            }
            let fresh = Block(max(length, Self.blockLength))
            // What is larger than a block has one of its own, and the last one is gone on with.
            if length <= Self.blockLength {
                block = fresh
                filled = length
            }
            return EncodedFacts(block: fresh, range: 0..<length)
        }
    }
}

import SourceModel

/// Some mocks that one thread made.
struct MockBatch: Sendable {
    var code: [UInt8] = []
    var parts: [MockPart] = []
}

/// One mock of a batch.
struct MockPart: Sendable {
    /// Where its code begins in the batch's.
    var start: Int
    var length = 0
    /// The files whose imports it needs.
    var sources: Set<Int> = []
    /// The modules that it needs.
    var modules: Set<String> = []
    var warnings: [MockWarning] = []
    /// True if the protocol got a mock.
    var isMade = false

    init(start: Int) {
        self.start = start
    }
}

/// One mock of a file as the next run knows it.
struct MockSection: Sendable {
    /// The mock's name.
    var name: String
    /// The key of its inputs; `nil` where there is none.
    var key: UInt64?
    var length: Int
    /// The files whose imports it needs.
    var sources: [String]
    var modules: [String]
    var warnings: [MockWarning]
    var isMade: Bool
}

/// Puts the mocks of a file together, made anew or taken over.
struct MockContent {
    private let index: ProtocolIndex
    private var numbers: [String: Int] = [:]
    private(set) var pieces: [[UInt8]] = []
    /// The files whose imports are needed.
    private(set) var sources: Set<Int> = []
    private(set) var modules: Set<String> = []
    private(set) var warnings: [MockWarning] = []
    private(set) var sections: [MockSection] = []
    private(set) var count = 0
    /// The number of mocks that an earlier run made.
    private(set) var takenOver = 0

    /// Prepares to put mocks together.
    ///
    /// - Parameters:
    ///   - index: Knows the files.
    ///   - capacity: The number of bytes that there may well be in one piece.
    init(index: ProtocolIndex, capacity: Int = 0) {
        self.index = index
        if capacity > 0 {
            pieces.append([])
            pieces[0].reserveCapacity(capacity)
        }
    }

    /// Adds mocks of which the next run need not know.
    mutating func add(_ batch: MockBatch) {
        pieces.append(batch.code)
        for part in batch.parts { take(part) }
    }

    /// Adds a mock that was just made.
    mutating func add(_ part: MockPart, of batch: MockBatch, named name: String, key: UInt64?) {
        batch.code.withUnsafeBytes { code in
            append(UnsafeRawBufferPointer(rebasing: code[part.start..<(part.start + part.length)]))
        }
        take(part)
        sections.append(
            MockSection(
                name: name, key: key, length: part.length,
                sources: part.sources.sorted().map { index.sources[$0].path },
                modules: part.modules.sorted(), warnings: part.warnings, isMade: part.isMade))
    }

    /// Adds a mock that an earlier run made.
    mutating func add(_ part: EarlierOutput.Part) {
        if numbers.isEmpty {
            for (number, source) in index.sources.enumerated() { numbers[source.path] = number }
        }
        part.withCode { append($0) }
        let section = part.section
        for path in section.sources { if let number = numbers[path] { sources.insert(number) } }
        modules.formUnion(section.modules)
        warnings += section.warnings
        if section.isMade {
            count += 1
            takenOver += 1
        }
        sections.append(section)
    }

    private mutating func take(_ part: MockPart) {
        sources.formUnion(part.sources)
        modules.formUnion(part.modules)
        warnings += part.warnings
        if part.isMade { count += 1 }
    }

    private mutating func append(_ code: UnsafeRawBufferPointer) {
        if pieces.isEmpty { pieces.append([]) }
        pieces[0].append(contentsOf: code)
    }
}

/// From what the sections of outputs were made, and where they stand in them: what did not change is copied by the next
/// run, and not made again.
public struct OutputSections: Sendable {
    /// A part of an output.
    public struct Section: Hashable, Sendable {
        /// The name, by which sections are in order.
        public var name: String
        /// The key of its inputs.
        public var key: UInt64
        /// Its length in bytes; nothing may have come of it.
        public var length: Int
        /// The files that it needs the imports of, as places in ``OutputSections/paths``.
        public var sources: [Int]
        /// The modules that it needs.
        public var modules: [String]
        /// The notes on it.
        public var notes: [Note]
        /// True if something came of it.
        public var isMade: Bool

        /// Makes a section from its parts.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - key: The key of its inputs.
        ///   - length: Its length in bytes.
        ///   - sources: The files that it needs the imports of.
        ///   - modules: The modules that it needs.
        ///   - notes: The notes on it.
        ///   - isMade: True if something came of it.
        public init(
            name: String, key: UInt64, length: Int, sources: [Int], modules: [String], notes: [Note], isMade: Bool
        ) {
            self.name = name
            self.key = key
            self.length = length
            self.sources = sources
            self.modules = modules
            self.notes = notes
            self.isMade = isMade
        }
    }

    /// Something to be said of a section.
    public struct Note: Hashable, Sendable {
        /// The file.
        public var path: String
        /// The line, from 1.
        public var line: Int
        /// The column, from 1.
        public var column: Int
        /// The text of the note.
        public var text: String

        /// Makes a note from its parts.
        ///
        /// - Parameters:
        ///   - path: The file.
        ///   - line: The line.
        ///   - column: The column.
        ///   - text: The text.
        public init(path: String, line: Int, column: Int, text: String) {
            self.path = path
            self.line = line
            self.column = column
            self.text = text
        }
    }

    /// One output's sections.
    public struct Output: Hashable, Sendable {
        /// The content of the whole output.
        public var content: ContentKey
        /// Where the first section begins.
        public var start: Int
        /// The sections, one behind the other.
        public var sections: [Section]

        /// Makes an output from its parts.
        ///
        /// - Parameters:
        ///   - content: The content of the whole output.
        ///   - start: Where the first section begins.
        ///   - sections: The sections.
        public init(content: ContentKey, start: Int, sections: [Section]) {
            self.content = content
            self.start = start
            self.sections = sections
        }
    }

    /// The files that sections need the imports of.
    public var paths: [String]
    /// The outputs by their paths.
    public var outputs: [String: Output]
    /// The inputs of the outputs beside files, as a number.
    public var basis: UInt64 = 0
    /// The files that they were made from, as sorted numbers: each stands for a path and its content.
    public var files: [UInt64] = []
    /// The names that these files declare, as sorted numbers.
    public var declared: [UInt64] = []
    /// The names that they name, as sorted numbers.
    public var mentioned: [UInt64] = []

    /// Makes a record from its parts.
    ///
    /// - Parameters:
    ///   - paths: The files that sections need the imports of.
    ///   - outputs: The outputs by their paths.
    public init(paths: [String] = [], outputs: [String: Output] = [:]) {
        self.paths = paths
        self.outputs = outputs
    }

    /// Reads a record.
    ///
    /// - Parameters:
    ///   - path: The record's file.
    ///   - toolVersion: The version of the tool; what another one wrote is not used.
    /// - Returns: The record, `nil` where there is none that can be trusted.
    public static func read(from path: String, toolVersion: String) -> OutputSections? {
        guard let bytes = try? FileBytes.read(path) else { return nil }
        return withExtendedLifetime(bytes) { try? record(in: bytes.bytes, toolVersion) }
    }

    private static func record(
        in bytes: UnsafeRawBufferPointer, _ toolVersion: String
    ) throws(BinaryFormError) -> OutputSections {
        var reader = try SealedFile.reader(of: bytes, toolVersion: toolVersion)
        var record = OutputSections(paths: try [String](from: &reader))
        record.basis = try reader.readFixed()
        record.files = try numbers(from: &reader)
        record.declared = try numbers(from: &reader)
        record.mentioned = try numbers(from: &reader)
        for _ in 0..<(try reader.readCount()) {
            let path = try String(from: &reader)
            let hash = try reader.readFixed()
            let content = ContentKey(hash: hash, length: UInt32(truncatingIfNeeded: try reader.readInt()))
            let start = try reader.readInt()
            record.outputs[path] = Output(content: content, start: start, sections: try [Section](from: &reader))
        }
        return record
    }

    private static func numbers(from reader: inout ByteReader) throws(BinaryFormError) -> [UInt64] {
        let count = try reader.readCount()
        var numbers: [UInt64] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try reader.readFixed()) }
        return numbers
    }

    /// Writes the record.
    ///
    /// - Parameters:
    ///   - path: The record's file.
    ///   - toolVersion: The version of the tool.
    /// - Throws: The file system's error.
    public func write(to path: String, toolVersion: String) throws {
        var writer = ByteWriter()
        toolVersion.write(to: &writer)
        paths.write(to: &writer)
        writer.writeFixed(basis)
        for numbers in [files, declared, mentioned] {
            writer.write(numbers.count)
            for number in numbers { writer.writeFixed(number) }
        }
        writer.write(outputs.count)
        for (path, output) in outputs.sorted(by: { $0.key < $1.key }) {
            path.write(to: &writer)
            writer.writeFixed(output.content.hash)
            writer.write(Int(output.content.length))
            writer.write(output.start)
            output.sections.write(to: &writer)
        }
        try SealedFile.seal(writer, to: path)
    }
}

extension OutputSections.Section: BinaryForm {
    func write(to writer: inout ByteWriter) {
        name.write(to: &writer)
        writer.writeFixed(key)
        writer.write(length)
        sources.write(to: &writer)
        modules.write(to: &writer)
        notes.write(to: &writer)
        isMade.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let name = try String(from: &reader)
        let key = try reader.readFixed()
        self.init(
            name: name, key: key, length: try reader.readInt(), sources: try [Int](from: &reader),
            modules: try [String](from: &reader), notes: try [OutputSections.Note](from: &reader),
            isMade: try Bool(from: &reader))
    }
}

extension OutputSections.Note: BinaryForm {
    func write(to writer: inout ByteWriter) {
        path.write(to: &writer)
        writer.write(line)
        writer.write(column)
        text.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(BinaryFormError) {
        let path = try String(from: &reader)
        self.init(
            path: path, line: try reader.readInt(), column: try reader.readInt(), text: try String(from: &reader))
    }
}

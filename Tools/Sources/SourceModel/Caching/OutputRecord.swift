/// The record of a run's outputs and inputs: if neither changed, the next run has nothing to do, and learns it
/// without decoding a single fact.
public struct OutputRecord: Hashable, Sendable {
    /// The inputs of the output: the contents read, the options, the version of the tool.
    public var inputs: UInt64
    /// The files that were written, and their contents.
    public var outputs: [String: ContentKey]
    /// The warnings that the run gave, to be repeated.
    public var warnings: [String]

    /// Makes a record from its parts.
    ///
    /// - Parameters:
    ///   - inputs: The inputs of the output.
    ///   - outputs: The files that were written.
    ///   - warnings: The warnings that the run gave.
    public init(inputs: UInt64, outputs: [String: ContentKey], warnings: [String]) {
        self.inputs = inputs
        self.outputs = outputs
        self.warnings = warnings
    }

    /// Reads a record.
    ///
    /// - Parameter path: The record's file.
    /// - Returns: The record, `nil` where there is none that can be trusted.
    public static func read(from path: String) -> OutputRecord? {
        guard let bytes = try? FileBytes.read(path) else { return nil }
        return withExtendedLifetime(bytes) { try? record(in: bytes.bytes) }
    }

    private static func record(in bytes: UnsafeRawBufferPointer) throws(BinaryFormError) -> OutputRecord {
        var reader = ByteReader(try ChecksummedFile.unseal(bytes))
        let inputs = try reader.readFixed()
        let count = try reader.readCount()
        var outputs: [String: ContentKey] = [:]
        for _ in 0..<count {
            let path = try String(from: &reader)
            let hash = try reader.readFixed()
            outputs[path] = ContentKey(hash: hash, length: UInt32(truncatingIfNeeded: try reader.readInt()))
        }
        return OutputRecord(inputs: inputs, outputs: outputs, warnings: try [String](from: &reader))
    }

    /// Writes the record.
    ///
    /// - Parameter path: The record's file.
    /// - Throws: The file system's error.
    public func write(to path: String) throws {
        var writer = ByteWriter()
        writer.writeFixed(inputs)
        writer.write(outputs.count)
        for (path, key) in outputs.sorted(by: { $0.key < $1.key }) {
            path.write(to: &writer)
            writer.writeFixed(key.hash)
            writer.write(Int(key.length))
        }
        warnings.write(to: &writer)
        try ChecksummedFile.seal(writer, to: path)
    }

    /// True if the files are still as they were written.
    public var outputsAreUntouched: Bool {
        outputs.allSatisfy { path, key in
            guard let bytes = try? FileBytes.read(path) else { return false }
            return withExtendedLifetime(bytes) { ContentKey(bytes.bytes) == key }
        }
    }
}

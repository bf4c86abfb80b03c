/// A file in which a part of the tool remembers what it read, for its next run.
public struct MemoryFile: Sendable {
    let path: String
    let toolVersion: String

    /// Names a file.
    ///
    /// - Parameters:
    ///   - path: Its path; it need not exist.
    ///   - toolVersion: The version of the tool; what another one remembered is not used.
    public init(path: String, toolVersion: String) {
        (self.path, self.toolVersion) = (path, toolVersion)
    }

    /// Reads what is remembered; nil where there is nothing, or what another version wrote, or what is broken.
    func read<Content>(_ read: (inout ByteReader) throws(BinaryFormError) -> Content) -> Content? {
        guard let file = try? FileBytes.read(path) else { return nil }
        return withExtendedLifetime(file) {
            guard var reader = try? ChecksummedFile.reader(of: file.bytes, toolVersion: toolVersion) else { return nil }
            return try? read(&reader)
        }
    }

    /// Remembers something else. What cannot be written costs the next run its time and nothing else.
    func write(_ write: (inout ByteWriter) -> Void) {
        var writer = ByteWriter(capacity: 1 << 16)
        toolVersion.write(to: &writer)
        write(&writer)
        try? ChecksummedFile.seal(writer, to: path)
    }
}

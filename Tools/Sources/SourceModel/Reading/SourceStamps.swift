/// The names of contents by what the file system says of their files: one that is as it was need not be read to know its content.
///
/// It is believed where a file had rested for a while when it was read, as by ``ScanMemory``.
struct SourceStamps: Sendable {
    private let memory: MemoryFile
    private let keys: HashedTable<ContentKey>

    /// Reads what an earlier run noted.
    init(_ memory: MemoryFile) {
        self.memory = memory
        keys =
            memory.read { reader throws(BinaryFormError) in
                let count = try reader.readCount()
                var keys = HashedTable<ContentKey>(minimumCapacity: count)
                for _ in 0..<count {
                    let stamp = try reader.readFixed()
                    let hash = try reader.readFixed()
                    keys.set(ContentKey(hash: hash, length: UInt32(try reader.readSize())), of: stamp)
                }
                return keys
            } ?? HashedTable(minimumCapacity: 0)
    }

    /// The content of a file that is as it was; nil of others.
    func key(of stamp: UInt64) -> ContentKey? { keys[stamp] }

    /// Names a file with all that the file system says of it; nil where nothing is there, or where it was written just now, so that a
    /// second change might look the same.
    static func stamp(of path: String, before now: Int) -> UInt64? {
        guard let stamp = ScanMemory.Stamp(of: path), max(stamp.written, stamp.changed) < now - ScanMemory.rest else {
            return nil
        }
        return [
            stamp.device, stamp.number, UInt64(bitPattern: Int64(stamp.size)), UInt64(bitPattern: Int64(stamp.written)),
            UInt64(bitPattern: Int64(stamp.changed)),
        ].reduce(ContentKey(path).hash, ContentKey.joined)
    }

    /// Notes the contents of files for the next run. Where few of them are new, reading these again takes less time than writing all.
    func note(_ files: [(stamp: UInt64, key: ContentKey)]) {
        let fresh = files.count { keys[$0.stamp] == nil }
        guard fresh > files.count / 100 else { return }
        memory.write { writer in
            writer.write(files.count)
            for (stamp, key) in files {
                writer.writeFixed(stamp)
                writer.writeFixed(key.hash)
                writer.writeFixed32(Int(key.length))
            }
        }
    }
}

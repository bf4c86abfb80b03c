/// Bytes that are kept beside the facts of a project, by a name that no content has.
package struct KeptBytes: Sendable {
    let key: ContentKey
    private let memory: (bytes: FileBytes, range: Range<Int>)?
    /// The bytes that replace those of the run before.
    private var written: EncodedFacts?

    init(_ name: String, _ cache: FactCache?) {
        key = ContentKey(hash: ContentKey(name).hash, length: ContentKey.answers)
        memory = cache?.answers(key)
    }

    /// True where the last run kept something.
    var isThere: Bool { memory != nil }

    /// Gives the bytes of the run before to a piece of work; nil where there are none.
    func withKept<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard let memory else { return nil }
        defer { withExtendedLifetime(memory.bytes) {} }
        return try body(UnsafeRawBufferPointer(rebasing: memory.bytes.bytes[memory.range]))
    }

    /// Puts other bytes in their place.
    mutating func replace(with bytes: UnsafeRawBufferPointer) { written = EncodedFacts(bytes) }

    /// True where there is something new.
    var isReplaced: Bool { written != nil }

    /// All of it, as it goes into the cache.
    var encoded: EncodedFacts? { written ?? withKept(EncodedFacts.init) }
}

import Project

/// Tells by a look at its letters whether a source may be one of tests.
enum TestSource {
    /// Returns true if a source has an import of a module that tests are written with, or of one whose internals it tests.
    static func isLikely(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
        let bytes = UnsafeRawBufferPointer(source)
        var place = 0
        while let found = importing.first(in: bytes, from: place) {
            place = found + importing.count
            // An attribute may stand on the line before.
            let reach = max(0, found - distance)..<min(source.count, place + distance)
            let line = UnsafeRawBufferPointer(rebasing: bytes[reach])
            if needles.contains(where: { $0.first(in: line) != nil }) { return true }
        }
        return false
    }

    /// As many bytes around the word belong to the import, or do no harm.
    private static let distance = 64
    private static let importing = ByteNeedle("import")
    private static let needles = (["@testable"] + TestCode.frameworks.sorted()).map(ByteNeedle.init)
}

import Foundation

/// The classes that nibs and storyboards name: they make objects of these, whatever code does. A nib's owner is made by whoever loads
/// the nib.
///
/// The files are read when somebody asks for the first time.
package final class LayoutClasses: @unchecked Sendable {
    /// True if objects may be made where nobody looks: in Objective-C.
    package let hasOtherMakers: Bool
    private let paths: [String]
    private let lock = NSLock()
    private var names: Set<String>?

    /// Names the files of a list.
    package init(_ list: SourceFileList) {
        (paths, hasOtherMakers) = (list.layouts, list.hasObjectiveC)
    }

    /// Returns true if a nib or storyboard names a class.
    package func name(_ type: String) -> Bool {
        lock.withLock {
            let names = self.names ?? Self.read(paths)
            self.names = names
            return names.contains(type)
        }
    }

    private static let word = "customClass=\""

    /// Returns true if the element at the end of some bytes stands for an object that is there before: the owner of a nib.
    private static func isOfPlaceholder(_ before: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard let open = before.lastIndex(of: UInt8(ascii: "<")) else { return false }
        return before[(open + 1)...].starts(with: placeholder.utf8)
    }

    private static let placeholder = "placeholder "

    private static func read(_ paths: [String]) -> Set<String> {
        let needle = ByteNeedle(word)
        var names: Set<String> = []
        for path in paths {
            guard let file = try? FileBytes.read(path) else { continue }
            withExtendedLifetime(file) {
                var start = 0
                while let found = needle.first(in: file.bytes, from: start) {
                    start = found + word.utf8.count
                    if isOfPlaceholder(file.bytes[..<found]) { continue }
                    let name = file.bytes[start...].prefix { $0 != UInt8(ascii: "\"") }
                    names.insert(String(decoding: name, as: UTF8.self))
                }
            }
        }
        return names
    }
}

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file beside another whose place it will take; gone where it does not come to that.
///
/// A reader, and a run that is killed, finds the old content or the new one, whole. The disk is not waited for: what is written
/// so can be made again by the same command, and waiting takes longer than making it.
final class FileDraft {
    private let path: String
    private let place: String
    private let descriptor: Int32

    private static let ending = ".part"

    /// The process that writes the draft of a file; nil where a name is that of none.
    static func writer(of name: String, beside file: String) -> pid_t? {
        guard name.hasPrefix(file + "."), name.hasSuffix(ending) else { return nil }
        let words = name.dropFirst(file.count + 1).dropLast(ending.count).split(separator: "-", maxSplits: 1)
        guard words.count == 2, UUID(uuidString: String(words[1])) != nil else { return nil }
        return pid_t(words[0])
    }

    /// Begins a file. Its folder is made if need be; a file that is replaced keeps its permissions, and a link its target's
    /// place.
    ///
    /// - Parameter place: The file whose place it will take.
    /// - Throws: ``FileReadingError`` with the system's words, or what making the folder throws.
    init(of place: String) throws {
        let target = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
        let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.place = target
        path = "\(target).\(getpid())-\(UUID().uuidString)\(Self.ending)"
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileReadingError(errno) }
        var old = stat()
        if stat(target, &old) == 0 { _ = fchmod(descriptor, old.st_mode & 0o7777) }
    }

    deinit {
        if descriptor < 0 { return }
        close(descriptor)
        // Nothing is there any more where it was moved.
        unlink(path)
    }

    /// Writes bytes behind those before.
    func write(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { try write($0) }
    }

    /// Writes bytes behind those before.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = systemWrite(descriptor, rest)
            if count < 0 {
                let code = errno
                if code == EINTR { continue }
                throw FileReadingError(code)
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Writes over the beginning.
    func writeHead(_ bytes: UnsafeRawBufferPointer) throws {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileReadingError(errno) }
        try write(bytes)
    }

    /// Moves the file to its place.
    func finish() throws {
        guard rename(path, place) == 0 else { throw FileReadingError(errno) }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file's bytes.
public final class FileBytes: @unchecked Sendable {
    private let storage: UnsafeMutableRawBufferPointer
    private let count: Int
    /// True if the storage is the file itself, and no copy of it.
    private let isMapped: Bool

    private init(_ storage: UnsafeMutableRawBufferPointer, count: Int, isMapped: Bool = false) {
        self.storage = storage
        self.count = count
        self.isMapped = isMapped
    }

    deinit {
        if isMapped { munmap(storage.baseAddress, storage.count) } else { storage.deallocate() }
    }

    /// Gives the bytes of a large file that is replaced as a whole and never written again, without a copy of them.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The bytes.
    /// - Throws: ``FileReadingError`` with the system's words.
    static func map(_ path: String) throws(FileReadingError) -> FileBytes {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileReadingError(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { return try read(path) }
        return FileBytes(
            UnsafeMutableRawBufferPointer(start: start, count: Int(status.st_size)), count: Int(status.st_size),
            isMapped: true)
    }

    /// The bytes; valid as long as this object is alive.
    public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[0..<count]) }

    /// Returns true if a word stands anywhere in the file, even in a comment: a look that costs a hundredth of
    /// parsing.
    ///
    /// - Parameter word: The word; not empty.
    public func contains(_ word: String) -> Bool { ByteNeedle(word).first(in: bytes) != nil }

    /// Gives the bytes to a piece of work that takes them as UTF-8.
    func withSource<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(bytes.bindMemory(to: UInt8.self))
    }

    /// Reads a file.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The bytes.
    /// - Throws: ``FileReadingError`` with the system's words.
    public static func read(_ path: String) throws(FileReadingError) -> FileBytes {
        // A pipe that nobody writes to would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileReadingError(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileReadingError(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileReadingError(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : FileReadingError.notRegular)
        }
        // One byte more than the file is said to have, so that the end is met without another call.
        var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(status.st_size) + 1, alignment: 16)
        var filled = 0
        while true {
            if filled == storage.count {
                let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: storage.count * 2, alignment: 16)
                larger.copyMemory(from: UnsafeRawBufferPointer(storage))
                storage.deallocate()
                storage = larger
            }
            let got = systemRead(descriptor, storage.baseAddress.map { $0 + filled }, storage.count - filled)
            if got == 0 { break }
            guard got > 0 else {
                let code = errno
                if code == EINTR { continue }
                storage.deallocate()
                throw FileReadingError(code)
            }
            filled += got
            if filled == Int(status.st_size), filled < storage.count { break }
        }
        return FileBytes(storage, count: filled)
    }

    /// The first bytes of a file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - count: The number of bytes at most.
    /// - Returns: Its first bytes, all where it has fewer.
    /// - Throws: ``FileReadingError`` with the system's words.
    public static func start(of path: String, count: Int) throws(FileReadingError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileReadingError(errno) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let got = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, count) }
        guard got >= 0 else { throw FileReadingError(errno) }
        return Array(bytes[..<got])
    }

    /// Returns true if a file holds exactly some bytes. It is compared as it is read, and no further than to the
    /// first difference.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - pieces: The bytes that are expected, in pieces.
    /// - Returns: True if the file is there and holds them.
    public static func areContent(ofFile path: String, _ pieces: [[UInt8]]) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, Int(status.st_size) == pieces.reduce(0, { $0 + $1.count }) else {
            return false
        }
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
        defer { room.deallocate() }
        for piece in pieces {
            let isSame = piece.withUnsafeBytes { bytes in
                var offset = 0
                while offset < bytes.count {
                    let got = systemRead(descriptor, room.baseAddress, min(room.count, bytes.count - offset))
                    guard got > 0, let read = room.baseAddress, let expected = bytes.baseAddress,
                        memcmp(read, expected + offset, got) == 0
                    else { return false }
                    offset += got
                }
                return true
            }
            if !isSame { return false }
        }
        return true
    }

    /// The size of a file in bytes; 0 where that cannot be told.
    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// True if the bytes are UTF-8.
    var isUTF8: Bool {
        withSource { source in
            if UnsafeRawBufferPointer(source).isASCII { return true }
            return String(validating: source, as: UTF8.self) != nil
        }
    }
}

extension UnsafeRawBufferPointer {
    /// True if no byte is beyond those of ASCII, eight bytes at once.
    fileprivate var isASCII: Bool {
        var offset = 0
        while offset + 8 <= count {
            if loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
            offset += 8
        }
        return self[offset...].allSatisfy { $0 < 0x80 }
    }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// Why a file could not be read.
public struct FileReadingError: Error, CustomStringConvertible, Sendable {
    /// The system's number for it; ``notRegular`` where it has none.
    public let code: Int32

    /// It is a pipe, a socket or a device.
    public static let notRegular: Int32 = -1

    init(_ code: Int32) {
        self.code = code
    }

    /// The system's words, or its own.
    public var description: String {
        code == Self.notRegular ? "Not a regular file" : String(cString: strerror(code))
    }
}

extension FileReadingError: LocalizedError {
    /// The system's words, which ``description`` has.
    public var errorDescription: String? { description }
}

import Foundation

/// Turns a secret into something that nobody can read without a key, and back: with a key that the platform keeps, if
/// it keeps any.
///
/// ```swift
/// let files = try FileSecrets(folder: folder, cipher: cipher)  // without one they are readable by this user
/// try Tokens(secrets: files).keep("abc")
/// ```
public protocol SecretCipher: Sendable {
    /// A secret, unreadable and unchangeable without the key.
    ///
    /// - Parameters:
    ///   - secret: The secret.
    ///   - name: Its name, which belongs to what is sealed: one secret cannot be passed off as another.
    /// - Returns: The sealed secret.
    /// - Throws: ``SecretStoreError``.
    func seal(_ secret: Data, name: String) throws(SecretStoreError) -> Data

    /// The secret again.
    ///
    /// - Parameters:
    ///   - sealed: The result of ``seal(_:name:)``.
    ///   - name: The secret's name.
    /// - Returns: The secret.
    /// - Throws: ``SecretStoreError/damaged(name:)`` when it was changed, or sealed with another key or name.
    func open(_ sealed: Data, name: String) throws(SecretStoreError) -> Data
}

/// Keeps secrets in files that their owner only can read: where there is no Keychain.
///
/// Without a cipher they are not encrypted: that protects against other users of the machine, and against nobody who
/// can act as this user or as root, reads the disk elsewhere, or a backup of it. With one, its key protects as far as
/// the key is protected.
///
/// ```swift
/// let files = try FileSecrets(folder: folder, cipher: cipher)  // without one they are readable by this user
/// try Tokens(secrets: files).keep("abc")
/// ```
public final class FileSecrets: SecretStore {
    private let folder: URL
    private let cipher: (any SecretCipher)?

    /// Secrets in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder, which is made if it is not there, for its owner only.
    ///   - cipher: Encrypts with a key that the platform keeps; `nil` where it keeps none.
    /// - Throws: ``SecretStoreError/exposed(path:reason:)`` when others may read or write the folder.
    public init(folder: URL, cipher: (any SecretCipher)? = nil) throws(SecretStoreError) {
        self.folder = folder
        self.cipher = cipher
        if mkdir(folder.path, 0o700) != 0, errno != EEXIST {
            throw .unavailable(reason: "\(folder.path): \(FileFailure.reason(ofErrno: errno))")
        }
        try Self.check(folder.path, isFolder: true)
    }

    /// A description of the attacks that the store protects against, and of those it does not.
    public var protection: String {
        let files = "Files that only their owner can read: other users of the machine cannot. "
        return files
            + (cipher == nil
                ? "Not encrypted: whoever acts as this user or as root, or reads the disk or a backup, reads them."
                : "Encrypted: as safe against everybody else as the key of the cipher is.")
    }

    /// The secret under a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The secret; `nil` where there is none.
    /// - Throws: ``SecretStoreError``.
    public func secret(_ name: String) throws(SecretStoreError) -> Data? {
        let path = path(of: name)
        // A link would lead the reader to somebody else's file.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            if errno == ELOOP { throw .exposed(path: path, reason: "it is a link") }
            throw .unavailable(reason: "\(path): \(FileFailure.reason(ofErrno: errno))")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try Self.check(descriptor, path: path, isFolder: false)
        let data: Data
        do {
            data = try handle.readToEnd() ?? Data()
        } catch {
            throw .unavailable(reason: "\(path): \(FileFailure.reason(of: error))")
        }
        guard let cipher else { return data }
        return try cipher.open(data, name: name)
    }

    /// Keeps a secret under a name, in the place of the one before it, or forgets it. A process that ends in between
    /// leaves the old secret or the new one.
    ///
    /// - Parameters:
    ///   - secret: The secret; `nil` to forget.
    ///   - name: The name.
    /// - Throws: ``SecretStoreError``.
    public func setSecret(_ secret: Data?, _ name: String) throws(SecretStoreError) {
        let path = path(of: name)
        guard let secret else {
            if unlink(path) != 0, errno != ENOENT {
                throw .unavailable(reason: "\(path): \(FileFailure.reason(ofErrno: errno))")
            }
            return
        }
        let sealed = try cipher.map { cipher throws(SecretStoreError) in try cipher.seal(secret, name: name) } ?? secret
        let part = path + ".part-" + UUID().uuidString
        // Never readable by others, not even for a moment.
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw .unavailable(reason: "\(part): \(FileFailure.reason(ofErrno: errno))")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: sealed)
            try handle.synchronize()
            try handle.close()
        } catch {
            unlink(part)
            throw .unavailable(reason: "\(part): \(FileFailure.reason(of: error))")
        }
        guard rename(part, path) == 0 else {
            let reason = FileFailure.reason(ofErrno: errno)
            unlink(part)
            throw .unavailable(reason: "\(path): \(reason)")
        }
    }

    /// Hexadecimal: no name leads out of the folder, and on a file system that knows no case two names stay two.
    private func path(of name: String) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let hexadecimal = name.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return folder.appendingPathComponent("s" + String(decoding: hexadecimal, as: UTF8.self)).path
    }

    private static func check(_ path: String, isFolder: Bool) throws(SecretStoreError) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .exposed(path: path, reason: FileFailure.reason(ofErrno: errno))
        }
        defer { close(descriptor) }
        try check(descriptor, path: path, isFolder: isFolder)
    }

    private static func check(_ descriptor: Int32, path: String, isFolder: Bool) throws(SecretStoreError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unavailable(reason: "\(path): \(FileFailure.reason(ofErrno: errno))")
        }
        guard status.st_mode & S_IFMT == (isFolder ? S_IFDIR : S_IFREG) else {
            throw .exposed(path: path, reason: isFolder ? "it is no folder" : "it is no file")
        }
        guard status.st_uid == geteuid() else { throw .exposed(path: path, reason: "it belongs to somebody else") }
        guard status.st_mode & 0o077 == 0 else { throw .exposed(path: path, reason: "others may use it") }
    }
}

import Foundation
import Promotions
import ScaenaData
import ScaenaSQLite

/// Where the apps keep what is there again after a restart. All of it is readable for its owner only.
struct KeptFolder {
    let folder: URL

    /// The file with the people who are logged in, as the server knows them.
    var sessions: URL { folder.appendingPathComponent("sessions.json") }
    /// Which screens are open.
    var screens: URL { folder.appendingPathComponent("screens.json") }
    private var fetched: URL { folder.appendingPathComponent("fetched.sqlite") }
    private var secrets: URL { folder.appendingPathComponent("secrets") }

    /// Makes the stores for the fetched models, and for the secrets by which the server knows who is logged in.
    ///
    /// - Throws: Why nothing can be kept here: `ModelStoreError`, `SecretStoreError`, what the file system says.
    func makeStores() throws -> (any ModelStore, any SecretStore) {
        let files = FileManager.default
        try files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // SQLite gives the files beside it the same rights.
        let isThere = files.fileExists(atPath: fetched.path)
        if isThere || files.createFile(atPath: fetched.path, contents: nil) { try Self.keepToOwner(fetched) }
        return (try SQLiteStore(path: fetched.path), try FileSecrets(folder: secrets))
    }

    /// Has the apps begin at their beginning. What else lies in the folder stays.
    ///
    /// - Throws: The error about files that cannot be removed.
    func forget() throws {
        let files = FileManager.default
        let databases = ["", "-wal", "-shm"].map { URL(fileURLWithPath: fetched.path + $0) }
        for file in databases + [sessions, screens] where files.fileExists(atPath: file.path) {
            try files.removeItem(at: file)
        }
        if files.fileExists(atPath: secrets.path) { try PromotionsApp.forgetLogin(in: FileSecrets(folder: secrets)) }
    }

    /// Takes a file's rights from everybody but its owner.
    static func keepToOwner(_ file: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}

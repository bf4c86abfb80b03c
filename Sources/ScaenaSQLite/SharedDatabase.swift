#if SQLite
    import Foundation
    import GRDB
    import GRDBSQLite
    import ScaenaData

    /// The set-up of a file that several processes open. The source is GRDB's guide "Sharing a Database".
    enum SharedDatabase {
        /// Returns the configuration of a connection.
        static func configuration(_ sharing: SQLiteDatabase.Sharing) -> Configuration {
            var configuration = Configuration()
            // Two processes, as an app and its extension, wait for each other.
            configuration.busyMode = .timeout(5)
            guard case .appGroup = sharing else { return configuration }
            configuration.observesSuspensionNotifications = true
            configuration.prepareDatabase { database in
                guard !database.configuration.readonly else { return }
                // Who only reads cannot make the files of the write-ahead log, which the last to close would remove.
                var isPersistent: CInt = 1
                let code = sqlite3_file_control(
                    database.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &isPersistent)
                guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
            }
            return configuration
        }

        /// Opens a file while no other process that does so, too, is setting it up.
        static func coordinated<Opened>(
            _ path: String, _ sharing: SQLiteDatabase.Sharing, _ open: (_ path: String) throws -> Opened
        ) throws -> Opened {
            #if canImport(Darwin)
                guard case .appGroup = sharing else { return try open(path) }
                var outcome: Result<Opened, any Error>?
                var failure: NSError?
                NSFileCoordinator(filePresenter: nil).coordinate(
                    writingItemAt: URL(fileURLWithPath: path), options: .forMerging, error: &failure
                ) { url in
                    outcome = Result { try open(url.path) }
                }
                if let failure { throw failure }
                guard let outcome else {
                    throw ModelStoreError.unavailable(reason: "\(path): nobody coordinates access to it")
                }
                return try outcome.get()
            #else
                // There is no such coordination: SQLite's own locks decide.
                return try open(path)
            #endif
        }
    }
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SQLite's C functions, as far as they are called beside GRDB.

public let SQLITE_OK: Int32 = 0
public let SQLITE_FCNTL_PERSIST_WAL: Int32 = 10

public func sqlite3_file_control(
    _ database: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ operation: Int32, _ argument: UnsafeMutableRawPointer?
) -> Int32 { SQLITE_OK }

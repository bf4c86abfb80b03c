// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the SQLite stores use of GRDB, the package itself, where they are compiled for Apple's platforms.
import Foundation

public struct ResultCode: RawRepresentable, Sendable, CustomStringConvertible {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public var description: String { "" }
}

public struct DatabaseError: Error {
    public let resultCode: ResultCode
    public let message: String?
    public init(resultCode: ResultCode, message: String? = nil) {
        self.resultCode = resultCode
        self.message = message
    }
}

public protocol DatabaseValueConvertible {}

extension String: DatabaseValueConvertible {}
extension Int: DatabaseValueConvertible {}
extension Int64: DatabaseValueConvertible {}
extension Data: DatabaseValueConvertible {}

extension DatabaseValueConvertible {
    public static func fetchOne(_ statement: Statement, arguments: StatementArguments? = nil) throws -> Self? { nil }
}

public struct StatementArguments: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sendable {
    public init(arrayLiteral elements: (any DatabaseValueConvertible)?...) {}
    public init(dictionaryLiteral elements: (String, (any DatabaseValueConvertible)?)...) {}
}

public final class Statement {
    public func execute(arguments: StatementArguments? = nil) throws {}
}

public final class RowCursor {
    public func next() throws -> Row? { nil }
}

public final class Row {
    public static func fetchCursor(
        _ statement: Statement, arguments: StatementArguments? = nil
    ) throws -> RowCursor { RowCursor() }

    public subscript<Value: DatabaseValueConvertible>(_ index: Int) -> Value {
        preconditionFailure("A stand-in is never run.")
    }

    public func withUnsafeData<T>(atIndex index: Int, _ body: (Data?) throws -> T) throws -> T { try body(nil) }
}

public struct Configuration: Sendable {
    public enum BusyMode: Sendable { case timeout(TimeInterval) }

    public init() {}
    public var busyMode = BusyMode.timeout(0)
    public var readonly = false
    public var observesSuspensionNotifications = false
    public mutating func prepareDatabase(_ setup: @escaping @Sendable (Database) throws -> Void) {}
}

public final class Database {
    public static let suspendNotification = Notification.Name("suspend")
    public static let resumeNotification = Notification.Name("resume")

    public enum ColumnType: Sendable { case text, blob, integer }

    public let configuration = Configuration()
    public var sqliteConnection: OpaquePointer? { nil }

    public func execute(sql: String, arguments: StatementArguments = []) throws {}
    public func cachedStatement(sql: String) throws -> Statement { Statement() }
    public func create(table name: String, body: (TableDefinition) throws -> Void) throws {}
}

public final class TableDefinition {
    @discardableResult
    public func primaryKey(_ name: String, _ type: Database.ColumnType) -> ColumnDefinition { ColumnDefinition() }
    public func primaryKey(_ columns: [String]) {}
    @discardableResult
    public func column(_ name: String, _ type: Database.ColumnType? = nil) -> ColumnDefinition { ColumnDefinition() }
}

public final class ColumnDefinition {
    @discardableResult
    public func notNull() -> Self { self }
}

public protocol DatabaseReader: AnyObject, Sendable {
    func read<Value>(_ value: (Database) throws -> Value) throws -> Value
    func read<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value
}

public protocol DatabaseWriter: DatabaseReader {
    func writeWithoutTransaction<Value>(_ updates: (Database) throws -> Value) rethrows -> Value
    func write<Value: Sendable>(_ updates: @escaping @Sendable (Database) throws -> Value) async throws -> Value
}

extension DatabaseWriter {
    public func read<Value>(_ value: (Database) throws -> Value) throws -> Value { try value(Database()) }
    public func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value { try value(Database()) }
    public func writeWithoutTransaction<Value>(_ updates: (Database) throws -> Value) rethrows -> Value {
        try updates(Database())
    }
    public func write<Value: Sendable>(
        _ updates: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value { try updates(Database()) }
}

public final class DatabaseQueue: DatabaseWriter {
    public init() throws {}
}

public final class DatabasePool: DatabaseWriter {
    public init(path: String, configuration: Configuration) throws {}
}

public struct DatabaseMigrator: Sendable {
    public init() {}
    public mutating func registerMigration(
        _ identifier: String, migrate: @escaping @Sendable (Database) throws -> Void
    ) {}
    public func hasBeenSuperseded(_ database: Database) throws -> Bool { false }
    public func migrate(_ writer: any DatabaseWriter) throws {}
}

public struct ObservationScheduler: Sendable {
    public static func async(onQueue queue: DispatchQueue) -> ObservationScheduler { ObservationScheduler() }
}

public final class AnyDatabaseCancellable: Sendable {
    public func cancel() {}
}

public enum ValueObservation {
    public static func tracking<Value>(
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> TrackedValue<Value> { TrackedValue() }
}

public struct TrackedValue<Value> {
    public func removeDuplicates() -> Self where Value: Equatable { self }
    public func start(
        in reader: any DatabaseReader, scheduling scheduler: ObservationScheduler,
        onError: @escaping @Sendable (any Error) -> Void, onChange: @escaping @Sendable (Value) -> Void
    ) -> AnyDatabaseCancellable { AnyDatabaseCancellable() }
}

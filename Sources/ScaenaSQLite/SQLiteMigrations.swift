#if SQLite
    import GRDB

    /// A step from one form of an app's own tables to the next. A migration that was once released is never edited: the
    /// next form is the next migration.
    public struct SQLiteMigration: Sendable {
        /// The name that tells it from others, for ever.
        public let name: String
        let migrate: @Sendable (Database) throws -> Void

        /// A migration.
        ///
        /// - Parameters:
        ///   - name: The name that tells it from others, for ever.
        ///   - sql: One or more statements.
        public init(_ name: String, sql: String) {
            self.init(name) { try $0.execute(sql: sql) }
        }

        /// A migration in code.
        ///
        /// - Parameters:
        ///   - name: The name that tells it from others, for ever.
        ///   - migrate: Changes the tables: all of it or, if it throws, nothing.
        public init(_ name: String, migrate: @escaping @Sendable (Database) throws -> Void) {
            self.name = name
            self.migrate = migrate
        }
    }

    /// The forms that the database has had: the library's own tables, and the app's.
    enum SQLiteMigrations {
        static func migrator(with migrations: [SQLiteMigration]) -> DatabaseMigrator {
            var migrator = DatabaseMigrator()
            migrator.registerMigration("1 models by key") { database in
                try database.create(table: "model") { table in
                    table.primaryKey("key", .text)
                    table.column("value", .blob).notNull()
                }
            }
            migrator.registerMigration("2 entities by collection") { database in
                try database.create(table: "entity") { table in
                    table.column("collection", .text).notNull()
                    table.column("id", .text).notNull()
                    table.column("position", .integer).notNull()
                    table.column("value", .blob).notNull()
                    table.primaryKey(["collection", "id"])
                }
            }
            for migration in migrations {
                // A prefix of the app's own: its names and the library's never meet.
                migrator.registerMigration("app: " + migration.name, migrate: migration.migrate)
            }
            return migrator
        }
    }
#endif

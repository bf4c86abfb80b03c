#if SQLite
    import GRDB

    /// The forms that the database has had. A migration that was once released is never edited: the next form is the
    /// next migration.
    enum SQLiteMigrations {
        static var migrator: DatabaseMigrator {
            var migrator = DatabaseMigrator()
            migrator.registerMigration("1 models by key") { database in
                try database.create(table: "model") { table in
                    table.primaryKey("key", .text)
                    table.column("value", .blob).notNull()
                }
            }
            return migrator
        }
    }
#endif

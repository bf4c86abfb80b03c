#if !canImport(Darwin)
    import Foundation
    import ScaenaKit
    import Testing

    @Suite("Texts of an app where Foundation has none")
    struct LocalizedStringTests {
        @Test("are found in the table, and are themselves where they are not in it")
        func areFound() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Texts-\(UUID().uuidString)")
            let tables = folder.appendingPathComponent("en.lproj")
            try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data(#""About" = "About us";"#.utf8).write(to: tables.appendingPathComponent("Localizable.strings"))
            let bundle = try #require(Bundle(path: folder.path))
            #expect(String(localized: "About", bundle: bundle) == "About us")
            #expect(String(localized: "Terms", bundle: bundle) == "Terms")
            #expect(String(localized: "About", table: "Other", bundle: bundle) == "About")
        }
    }
#endif

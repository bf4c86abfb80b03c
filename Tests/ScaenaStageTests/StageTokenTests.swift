#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite struct StageTokenTests {
        private func inFolder(_ body: (URL) throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try body(folder)
        }

        private func file(in folder: URL) throws -> URL {
            try #require(FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
        }

        @Test func isTheSameAtTheNextStart() throws {
            try inFolder { folder in
                let token = StageToken.kept(for: "/Users/ada/app/.build/debug/app", in: folder)
                #expect(token.count == 32)
                #expect(StageToken.kept(for: "/Users/ada/app/.build/debug/app", in: folder) == token)
                #expect(StageToken.kept(for: "/Users/ada/app/.build/release/app", in: folder) == token)
                #expect(StageToken.kept(for: "/Users/ada/other/.build/debug/app", in: folder) != token)
                #expect(StageToken.kept(for: "/Users/ada/app/.build/debug/other", in: folder) != token)
            }
        }

        @Test func isReadableByItsOwnerAlone() throws {
            try inFolder { folder in
                _ = StageToken.kept(for: "/app", in: folder)
                for (url, mode) in [(folder, 0o700), (try file(in: folder), 0o600)] {
                    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
                    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
                }
            }
        }

        @Test func isNotBelievedWhenOthersMayKnowIt() throws {
            try inFolder { folder in
                let token = StageToken.kept(for: "/app", in: folder)
                let file = try file(in: folder)
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
                let fresh = StageToken.kept(for: "/app", in: folder)
                #expect(fresh != token && StageToken.kept(for: "/app", in: folder) == fresh)

                // A link may lead anywhere.
                let elsewhere = folder.appendingPathComponent("elsewhere")
                try FileManager.default.moveItem(at: file, to: elsewhere)
                try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
                #expect(StageToken.kept(for: "/app", in: folder) != fresh)
                #expect(try String(contentsOf: elsewhere, encoding: .utf8) == fresh)

                try Data("no token".utf8).write(to: file)
                #expect(StageToken.kept(for: "/app", in: folder).count == 32)
            }
        }

        @Test func isNewWhereNothingCanBeKept() {
            let folder = URL(fileURLWithPath: "/dev/null/nowhere")
            #expect(StageToken.kept(for: "/app", in: folder) != StageToken.kept(for: "/app", in: folder))
        }
    }
#endif

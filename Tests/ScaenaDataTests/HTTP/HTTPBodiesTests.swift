import Foundation
import ScaenaData
import ScaenaTesting
import Testing

/// Bodies over real sockets: forms, parts, files, and how far they have come.
@Suite("HTTP bodies")
struct HTTPBodiesTests {
    private struct Echo: Decodable, Sendable {
        let method: String
        let headers: [String: String]
        let body: String
    }

    /// A folder of this test's own, gone when the body ends.
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func echo(of request: HTTPRequest) async throws -> Echo {
        let server = try LoopbackServer(["/a": .echo])
        defer { withExtendedLifetime(server) {} }
        return try await HTTPProvider(baseURL: server.url).value(of: request)
    }

    @Test func aFormIsEncodedAsBrowsersDo() async throws {
        let fields = [URLQueryItem(name: "a b", value: "1+1=2&ä"), URLQueryItem(name: "n", value: nil)]
        let echo = try await echo(of: .post("/a", form: fields))
        #expect(echo.headers["content-type"] == "application/x-www-form-urlencoded")
        #expect(echo.body == "a+b=1%2B1%3D2%26%C3%A4&n=")
    }

    @Test(arguments: [HTTPRequest.Method.put, .patch, .delete])
    func everyMethodArrives(method: HTTPRequest.Method) async throws {
        let echo = try await echo(of: HTTPRequest(method, "/a", body: Data("x".utf8)))
        #expect(echo.method == method.rawValue)
        #expect(echo.body == "x")
    }

    @Test func everyPartArrivesInItsOrder() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("note.txt")
            try Data("from disk".utf8).write(to: file)
            var form = MultipartForm(boundary: "line")
            form.add("title", text: "Ä")
            form.add("title", text: "again")
            form.add(
                "photo", data: Data("pixels".utf8), fileName: "a\"\r\nX-Evil: 1.png", contentType: "image/png\r\nX")
            form.add("note", file: file, contentType: "text/plain")
            let echo = try await echo(of: .post("/a", multipart: form))
            #expect(echo.headers["content-type"] == "multipart/form-data; boundary=line")
            let lines = [
                "--line", "Content-Disposition: form-data; name=\"title\"", "", "Ä",
                "--line", "Content-Disposition: form-data; name=\"title\"", "", "again",
                "--line",
                "Content-Disposition: form-data; name=\"photo\"; filename=\"a%22%0D%0AX-Evil: 1.png\"",
                "Content-Type: image/pngX", "", "pixels",
                "--line", "Content-Disposition: form-data; name=\"note\"; filename=\"note.txt\"",
                "Content-Type: text/plain", "", "from disk",
                "--line--", "",
            ]
            #expect(echo.body == lines.joined(separator: "\r\n"))
        }
    }

    @Test func aFileIsStreamedWithProgress() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("large")
            let count = 3_000_000
            try Data(repeating: UInt8(ascii: "x"), count: count).write(to: file)
            let server = try LoopbackServer([
                "/a": .decide { .answer(status: 200, body: "\($0.body.utf8.count)") }
            ])
            let told = Collector<HTTPProgress>()
            let response = try await HTTPProvider(baseURL: server.url).response(
                to: .put("/a", file: file), progress: { told.add($0) })
            #expect(String(decoding: response.body, as: UTF8.self) == "\(count)")
            let uploads = told.elements.filter { $0.direction == .upload }
            #expect(uploads.map(\.completed) == uploads.map(\.completed).sorted())
            #expect(uploads.last?.completed == Int64(count))
            #expect(uploads.last?.fraction == 1)
            withExtendedLifetime(server) {}
        }
    }

    @Test func aFileThatIsNotThereIsAnError() async throws {
        let file = URL(fileURLWithPath: "/nowhere/at-all")
        let error = HTTPError.file(path: "/nowhere/at-all", reason: "it cannot be read")
        await #expect(throws: error) { try await echo(of: .put("/a", file: file)) }
        var form = MultipartForm()
        form.add("file", file: file)
        let missing = HTTPError.file(path: "/nowhere/at-all", reason: "there is no such file or folder")
        await #expect(throws: missing) { try await echo(of: .post("/a", multipart: form)) }
    }

    @Test func aDownloadIsStreamedIntoItsFile() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("answer")
            try Data("old".utf8).write(to: file)
            let body = String(repeating: "0123456789", count: 100_000)
            let server = try LoopbackServer(["/a": .answer(status: 200, body: body)])
            let told = Collector<HTTPProgress>()
            let response = try await HTTPProvider(baseURL: server.url)
                .download(.get("/a"), into: file, progress: { told.add($0) })
            #expect(response.body.isEmpty)
            #expect(try Data(contentsOf: file) == Data(body.utf8))
            #expect(told.elements.last == HTTPProgress(.download, completed: 1_000_000, total: 1_000_000))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["answer"])
            withExtendedLifetime(server) {}
        }
    }

    @Test func aDownloadThatFailsLeavesWhatWasThere() async throws {
        try await withFolder { folder in
            let file = folder.appendingPathComponent("answer")
            try Data("old".utf8).write(to: file)
            let server = try LoopbackServer(["/broken": .breakOff, "/no": .answer(status: 500, body: "fire")])
            let provider = HTTPProvider(baseURL: server.url)
            for path in ["/broken", "/no"] {
                await #expect(throws: HTTPError.self) { try await provider.download(.get(path), into: file) }
                #expect(try Data(contentsOf: file) == Data("old".utf8))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["answer"])
            withExtendedLifetime(server) {}
        }
    }

    @Test func aDownloadToNowhereIsAnError() async throws {
        let server = try LoopbackServer(["/a": .answer(status: 200, body: "text")])
        let file = URL(fileURLWithPath: "/nowhere/at-all")
        await #expect(throws: HTTPError.file(path: "/nowhere/at-all", reason: "it cannot be written")) {
            try await HTTPProvider(baseURL: server.url).download(.get("/a"), into: file)
        }
        withExtendedLifetime(server) {}
    }
}

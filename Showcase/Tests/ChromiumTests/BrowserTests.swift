import Chromium
import Foundation
import Testing

@Suite struct BrowserTests {
    @Test func aMissingBrowserIsSaidWithTheCure() throws {
        let error = #expect(throws: ChromiumError.self) {
            try BrowserLocator.executable(environment: ["PATH": "/nonexistent"])
        }
        #expect(error?.localizedDescription.contains("`apt-get install chromium`") == true)
    }

    @Test func aNamedBrowserMustBeAProgram() throws {
        let notes = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("no program".utf8).write(to: notes)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: notes.path)
        defer { try? FileManager.default.removeItem(at: notes) }
        #expect(throws: ChromiumError.notExecutable(path: notes.path)) {
            try BrowserLocator.executable(environment: ["CHROMIUM": notes.path, "PATH": "/usr/bin"])
        }
        #expect(try BrowserLocator.executable(environment: ["CHROMIUM": "/bin/sh", "PATH": ""]) == "/bin/sh")
    }

    @Test func aProgramThatIsNoBrowserIsAnErrorWithItsLastWords() async throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sh")
        try Data("#!/bin/sh\necho no display for you >&2\nexit 3\n".utf8).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        defer { try? FileManager.default.removeItem(at: script) }
        let error = await #expect(throws: ChromiumError.self) { _ = try await Browser.launch(executable: script.path) }
        #expect(error == .ended(lastWords: "no display for you"))
    }

    @Test func aBrowserThatWasClosedIsGoneAndSaysSo() async throws {
        let browser = try await Browser.launch()
        #expect(try await browser.version().isEmpty == false)
        await browser.close()
        await #expect(throws: ChromiumError.self) { try await browser.version() }
    }
}

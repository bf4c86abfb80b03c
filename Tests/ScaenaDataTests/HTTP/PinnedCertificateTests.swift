import Foundation
import ScaenaData
import ScaenaTesting
import Testing

@Suite("PinnedCertificates")
struct PinnedCertificateTests {
    private let own = Data("own".utf8)
    private let other = Data("other".utf8)

    @Test func aPinnedHostIsKnownByOneOfItsCertificatesWhateverItsLetters() {
        let pins = PinnedCertificates(["API.example.com": [own]])
        #expect(pins.accepts([other, own], of: "api.EXAMPLE.com"))
        #expect(!pins.accepts([other], of: "api.example.com"))
        #expect(!pins.accepts([], of: "api.example.com"))
    }

    @Test func anotherHostIsJudgedByTheSystemAlone() {
        let pins = PinnedCertificates(["api.example.com": [own]])
        #expect(pins.accepts([other], of: "example.com"))
        #expect(pins.accepts([other], of: "v2.api.example.com"))
        #expect(PinnedCertificates.none.accepts([], of: "api.example.com"))
    }

    /// Over plain HTTP nobody shows a certificate; on Linux nobody sees one.
    @Test func aPinnedHostIsNotAskedWhereItsCertificateIsNotSeen() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let server = try LoopbackServer(["/a": .echo]) { continuation.yield($0) }
        let elsewhere = try LoopbackServer(["/b": .redirect(to: server.url.appendingPathComponent("a").absoluteString)])
        let host = try #require(server.url.host)
        let transport = URLSessionTransport(
            configuration: .ephemeral, pins: PinnedCertificates([host: [own], "localhost": []]))
        let url = server.url.appendingPathComponent("a")
        await #expect(throws: HTTPError.untrusted(url)) {
            try await HTTPProvider(baseURL: server.url, transport: transport).response(to: .get("/a"))
        }
        transport.invalidate()
        continuation.finish()
        var event = events.makeAsyncIterator()
        #expect(await event.next() == nil)
        withExtendedLifetime((server, elsewhere)) {}
    }

    @Test func aRedirectionToAPinnedHostIsNotFollowedWhereItsCertificateIsNotSeen() async throws {
        let server = try LoopbackServer(["/a": .redirect(to: "http://pinned.invalid/b")])
        let transport = URLSessionTransport(
            configuration: .ephemeral, pins: PinnedCertificates(["pinned.invalid": [own]]))
        let url = server.url.appendingPathComponent("a")
        await #expect(throws: HTTPError.untrusted(url)) {
            try await HTTPProvider(baseURL: server.url, transport: transport).response(to: .get("/a"))
        }
        transport.invalidate()
        withExtendedLifetime(server) {}
    }
}

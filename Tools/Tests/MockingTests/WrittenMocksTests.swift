import TemporaryFolders
import Testing

@testable import Mocking

@Suite("The mocks in a file")
struct WrittenMocksTests {
    @Test("tell whom they stand for")
    func tell() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            // Made by `scaena mock`.
            @testable import App

            @MainActor
            final class AboutRouterProtocolMock: AboutRouterProtocol, Mock {
                final class Inner: Nothing {}
            }

            public final class StoreMock<Item: Hashable>: NSObject, Kit.Store<Item>, Mock where Item: Sendable {
            }
            nonisolated final class AskingMock: @MainActor Asking, Mock {}
            actor KeeperMock: Keeper, Mock {}
            extension AboutRouterProtocolMock: Other {}
            """, to: "AppMocks.swift")
        let found = WrittenMocks(in: path).protocols
        #expect(found == ["AboutRouterProtocol", "NSObject", "Store", "Asking", "Keeper"])
        #expect(WrittenMocks(in: folder.path + "/None.swift").protocols.isEmpty)
    }
}

#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    /// Browsers that send more than anybody could tap. Each has shown the token: strangers are sent nothing at all.
    @Suite @MainActor struct StageFloodTests {
        private static func tap(_ number: Int) -> Data { Data(#"{"v":1,"seq":\#(number),"do":"tap","id":2}"#.utf8) }

        @Test func nothingPilesUpOfWhatTheAppHasNotTakenYet() async {
            let inbox = StageInbox(room: 64)
            let sender = Task {
                for number in 0..<200 { await inbox.put(.message(Self.tap(number))) }
            }
            // The sender stops at the 65th, until something is taken.
            while await inbox.count < 64 { await Task.yield() }
            for _ in 0..<1000 { await Task.yield() }
            #expect(await inbox.count == 64)
            for _ in 0..<200 { _ = await inbox.take() }
            await sender.value
            #expect(await inbox.count == 0)
        }

        @Test func whoReadsNoAnswersIsSentAwayAndOthersGoOn() async throws {
            var limits = OpenStage.patience
            limits.goodbye = 1_000_000
            try await OpenStage.use(limits: limits) { stage in
                let text = String(repeating: "x", count: 100_000)
                var taps = 0
                stage.source.tree = StageNode(id: 1, kind: .window, text: "0")
                stage.source.onAction = { [source = stage.source] _ in
                    taps += 1
                    source.tree.text = "\(taps) \(text)"
                    return nil
                }
                let good = try await SocketClient.open(stage.address)
                let bad = try await SocketClient.open(stage.address)
                _ = try await good.update()
                let flood = Task.detached {
                    var sent = 0
                    while sent < 1_000_000, (try? await bad.sendFrame(Self.tap(sent))) != nil { sent += 1 }
                    return sent
                }
                var number = 0
                while stage.hub.sessionCount > 1, number < 100_000 {
                    number += 1
                    try await good.sendFrame(Self.tap(number))
                    #expect(try await good.answers() == [.init(seq: number)])
                }
                #expect(stage.hub.sessionCount == 1)
                #expect(await flood.value < 1_000_000)
            }
        }

        @Test func whoFloodsAndReadsTakesTheStageFromNobody() async throws {
            try await OpenStage.use { stage in
                let good = try await SocketClient.open(stage.address)
                let bad = try await SocketClient.open(stage.address)
                _ = try await good.update()
                _ = try await bad.update()
                let count = 2000
                let flood = Task.detached {
                    for number in 0..<count { try await bad.sendFrame(Self.tap(number)) }
                }
                let reading = Task.detached {
                    var answers = 0
                    while answers < count { answers += try await bad.update().answers?.count ?? 0 }
                    return answers
                }
                // Between what the flood asks for, others are answered.
                for number in 0..<20 {
                    try await good.sendFrame(Self.tap(number))
                    #expect(try await good.answers() == [.init(seq: number)])
                }
                try await flood.value
                #expect(try await reading.value == count)
                #expect(stage.source.actions.count == count + 20)
            }
        }
    }
#endif

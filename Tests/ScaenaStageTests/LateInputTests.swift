#if Stage && !canImport(UIKit)
    import Dispatch
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite @MainActor struct LateInputTests {
        private let source = FakeSource()

        private func answers(to messages: [String], after waiting: UInt64) async throws -> [StageUpdate.Answer] {
            let hub = StageHub(name: "Test", source: source, controls: [])
            let session = try #require(hub.open())
            let now = DispatchTime.now().uptimeNanoseconds
            for message in messages { session.receive(Data(message.utf8), arrived: now - min(now, waiting)) }
            guard case .text(let frame) = await session.nextFrame() else { return [] }
            return try JSONDecoder().decode(StageUpdate.self, from: frame).answers ?? []
        }

        @Test func aTapThatWaitedForTheAppIsNotDone() async throws {
            let tap = #"{"v":1,"seq":1,"do":"tap","id":2}"#
            let answers = try await answers(to: [tap], after: 60_000_000_000)
            #expect(answers.first?.refused?.contains("was not done") == true)
            #expect(source.actions == [])
        }

        @Test func whatWasTypedIsTakenHoweverLate() async throws {
            let type = #"{"v":1,"seq":1,"do":"type","id":2,"text":"Ada"}"#
            let beat = #"{"v":1,"seq":2,"do":"beat"}"#
            let answers = try await answers(to: [type, beat], after: 60_000_000_000)
            #expect(answers == [.init(seq: 1), .init(seq: 2)])
            #expect(source.actions == [.type(id: 2, text: "Ada")])
        }

        @Test func theInboxTellsWhenAMessageCameAndKeepsTheOrder() async {
            let inbox = StageInbox(room: 2)
            let start = DispatchTime.now().uptimeNanoseconds
            let sender = Task {
                for number in 0..<10 { await inbox.put(.message(Data([UInt8(number)]))) }
            }
            var numbers: [UInt8] = []
            var times: [UInt64] = []
            while numbers.count < 10, let item = await inbox.take() {
                if case .message(let data) = item.arrival { numbers += data }
                times.append(item.time)
            }
            await sender.value
            #expect(numbers == Array(0..<10) && times == times.sorted() && (times.first ?? 0) >= start)
            let waiting = Task { await inbox.take() == nil }
            await inbox.close()
            #expect(await waiting.value)
        }
    }
#endif

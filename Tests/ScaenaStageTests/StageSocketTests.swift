#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite @MainActor struct StageSocketTests {
        private func label(_ text: String) -> StageNode {
            StageNode(id: 1, kind: .window, children: [StageNode(id: 2, kind: .label, text: text)])
        }

        @Test func beginsWithTheWholeAndGoesOnWithPatches() async throws {
            try await OpenStage.use { stage in
                stage.source.tree = label("one")
                let client = try await SocketClient.open(stage.address)
                let first = try await client.update()
                #expect(first.app == "Test")
                #expect(first.tree == label("one"))
                #expect(first.controls == [])
                stage.source.tree = label("two")
                let second = try await client.update()
                #expect(second.tree == nil)
                #expect(second.patch?.operations == [.say(id: 2, text: "two")])
            }
        }

        @Test func answersATapTogetherWithWhatCameOfIt() async throws {
            try await OpenStage.use { stage in
                stage.source.tree = label("before")
                stage.source.onAction = { [source = stage.source] _ in
                    source.tree.children[0].text = "after"
                    return nil
                }
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                try await client.send(#"{"v":1,"seq":7,"do":"tap","id":2}"#)
                var operations: [StagePatch.Operation] = []
                var answers: [StageUpdate.Answer] = []
                while answers.isEmpty {
                    let update = try await client.update()
                    operations += update.patch?.operations ?? []
                    answers += update.answers ?? []
                }
                #expect(operations == [.say(id: 2, text: "after")])
                #expect(answers == [.init(seq: 7)])
                #expect(stage.source.actions == [.tap(id: 2)])
            }
        }

        @Test func saysWhyATapWasRefused() async throws {
            try await OpenStage.use { stage in
                stage.source.onAction = { _ in "It is covered." }
                let client = try await SocketClient.open(stage.address)
                try await client.send(#"{"v":1,"seq":3,"do":"tap","id":2}"#)
                #expect(try await client.answers() == [.init(seq: 3, refused: "It is covered.")])
            }
        }

        @Test func makesManyChangesOfOneTurnOnePatch() async throws {
            try await OpenStage.use { stage in
                stage.source.tree = label("0")
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                let before = stage.source.snapshotCount
                for number in 1...100 { stage.source.tree = label("\(number)") }
                #expect(try await client.update().patch?.operations == [.say(id: 2, text: "100")])
                #expect(stage.source.snapshotCount == before + 1)
            }
        }

        @Test func showsWhatIsToWhoeverComesAgain() async throws {
            try await OpenStage.use { stage in
                var first: SocketClient? = try await SocketClient.open(stage.address)
                _ = try await first?.update()
                first = nil
                stage.source.tree = label("while away")
                let second = try await SocketClient.open(stage.address)
                #expect(try await second.update().tree == label("while away"))
            }
        }

        @Test func showsTheSameToSeveralBrowsers() async throws {
            try await OpenStage.use { stage in
                stage.source.tree = label("one")
                let clients = [
                    try await SocketClient.open(stage.address), try await SocketClient.open(stage.address),
                    try await SocketClient.open(stage.address),
                ]
                for client in clients { #expect(try await client.update().tree == label("one")) }
                #expect(stage.server.browserCount == 3)
                stage.source.tree = label("two")
                for client in clients {
                    #expect(try await client.update().patch?.operations == [.say(id: 2, text: "two")])
                }
            }
        }

        @Test func costsNothingWhileNobodyLooks() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                try await client.send(#"{"v":1,"seq":1,"do":"show","visible":false}"#)
                _ = try await client.answers()
                let before = stage.source.snapshotCount
                for number in 1...20 {
                    stage.source.tree = label("\(number)")
                    await Task.yield()
                }
                #expect(stage.source.snapshotCount == before)
                try await client.send(#"{"v":1,"seq":2,"do":"show","visible":true}"#)
                let update = try await client.update()
                #expect(update.patch?.operations.count == 1)
                #expect(update.answers == [.init(seq: 2)])
                #expect(stage.source.snapshotCount == before + 1)
            }
        }

        @Test func sendsTextsAsTheyAreAndNeverAsMarkup() async throws {
            let hostile = "</script><img src=x onerror=alert(1)> \u{2028} \"quotes\" \\ 🎭 \u{0}"
            try await OpenStage.use { stage in
                stage.source.tree = label(hostile)
                let client = try await SocketClient.open(stage.address)
                #expect(try await client.update().tree == label(hostile))
            }
            #expect(!ClientScript.js.contains("innerHTML"))
            #expect(!ClientScript.js.contains("insertAdjacentHTML"))
            #expect(!ClientScript.js.contains("document.write"))
            #expect(!ClientPage.html.contains(" on"))
        }

        // MARK: The protocol of frames

        @Test func joinsFragmentsAndAnswersPingsBetweenThem() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                try await client.sendFrame(fin: false, Data(#"{"v":1,"seq":9,"#.utf8))
                try await client.sendFrame(opcode: 9, Data("hello".utf8))
                #expect(try await client.frame() == .init(opcode: 10, payload: Data("hello".utf8)))
                try await client.sendFrame(opcode: 0, Data(#""do":"tap","id":4}"#.utf8))
                #expect(try await client.answers() == [.init(seq: 9)])
                #expect(stage.source.actions == [.tap(id: 4)])
            }
        }

        @Test func endsWhenTheBrowserSaysGoodbye() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                try await client.sendFrame(opcode: 8, Data([0x03, 0xE9]))
                #expect(try await client.frame().closeCode == 1000)
                #expect(await client.isClosed())
                #expect(stage.hub.sessionCount == 0)
            }
        }

        struct BadFrame: Sendable, CustomTestStringConvertible {
            var testDescription: String
            var opcode: UInt8
            var fin = true
            var reserved: UInt8 = 0
            var payload = Data()
            var closeCode: Int
        }

        @Test(arguments: [
            BadFrame(testDescription: "binary", opcode: 2, payload: Data([1]), closeCode: 1003),
            BadFrame(testDescription: "unknown opcode", opcode: 5, closeCode: 1002),
            BadFrame(testDescription: "continuation of nothing", opcode: 0, closeCode: 1002),
            BadFrame(
                testDescription: "reserved bit", opcode: 1, reserved: 4, payload: Data("{}".utf8), closeCode: 1002),
            BadFrame(testDescription: "fragmented ping", opcode: 9, fin: false, closeCode: 1002),
            BadFrame(testDescription: "long ping", opcode: 9, payload: Data(count: 126), closeCode: 1002),
            BadFrame(
                testDescription: "too large", opcode: 1, payload: Data(count: StageInput.largestMessage + 1),
                closeCode: 1009),
        ])
        func refusesBadFramesAndGoesOnForOthers(frame: BadFrame) async throws {
            try await OpenStage.use { stage in
                let good = try await SocketClient.open(stage.address)
                let bad = try await SocketClient.open(stage.address)
                _ = try await bad.update()
                try await bad.sendFrame(
                    opcode: frame.opcode, fin: frame.fin, reserved: frame.reserved, frame.payload)
                #expect(try await bad.frame().closeCode == frame.closeCode)
                #expect(await bad.isClosed())
                _ = try await good.update()
                try await good.send(#"{"v":1,"seq":1,"do":"tap","id":1}"#)
                #expect(try await good.answers() == [.init(seq: 1)])
            }
        }

        @Test func refusesEndlessFragments() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                let piece = Data(count: 16_000)
                try await client.sendFrame(fin: false, piece)
                for _ in 0..<4 { try await client.sendFrame(opcode: 0, fin: false, piece) }
                #expect(try await client.frame().closeCode == 1009)
            }
        }

        // MARK: Limits

        @Test func dropsABrowserThatDoesNotRead() async throws {
            var limits = OpenStage.patience
            limits.unread = 1_000_000
            limits.goodbye = 1_000_000
            try await OpenStage.use(limits: limits) { stage in
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                #expect(stage.hub.sessionCount == 1)
                // Nothing is read any more, until the system's buffers are full and the browser's time is over.
                let text = String(repeating: "x", count: 500_000)
                var number = 0
                while stage.hub.sessionCount > 0, number < 1_000_000 {
                    number += 1
                    stage.source.tree = label("\(number) \(text)")
                    await Task.yield()
                }
                #expect(stage.hub.sessionCount == 0)
            }
        }

        @Test func admitsNoMoreBrowsersThanItsLimit() async throws {
            var limits = OpenStage.patience
            limits.sessions = 2
            try await OpenStage.use(limits: limits) { stage in
                let first = try await SocketClient.open(stage.address)
                let second = try await SocketClient.open(stage.address)
                _ = try await first.update()
                _ = try await second.update()
                let third = try await SocketClient.open(stage.address)
                #expect(try await third.frame().closeCode == 1013)
            }
        }

        @Test func sendsAllAwayWhenItCloses() async throws {
            var client: SocketClient?
            try await OpenStage.use { stage in
                client = try await SocketClient.open(stage.address)
                _ = try await client?.update()
                await stage.server.stop()
                #expect(try await client?.frame().closeCode == 1001)
                #expect(stage.hub.sessionCount == 0)
            }
        }

        // MARK: Controls

        @Test func offersTheHostsControls() async throws {
            var chosen: [Int] = []
            let control = StageControl("API", choices: ["ok", "slow"]) { chosen.append($0) }
            try await OpenStage.use(controls: [control]) { stage in
                let client = try await SocketClient.open(stage.address)
                let expected = StageUpdate.Control(label: "API", choices: ["ok", "slow"], selected: 0, busy: false)
                #expect(try await client.update().controls == [expected])
                try await client.send(#"{"v":1,"seq":1,"do":"control","id":0,"choice":1}"#)
                #expect(try await client.answers() == [.init(seq: 1)])
                await control.settle()
                #expect(chosen == [1])
                #expect(control.selected == 1)
                #expect(!control.isBusy)
            }
        }

        @Test(arguments: [(0, 2), (0, -1), (1, 0), (-1, 0)])
        func refusesControlsThatDoNotExist(position: Int, choice: Int) async throws {
            let control = StageControl("API", choices: ["ok", "slow"]) { _ in }
            try await OpenStage.use(controls: [control]) { stage in
                let client = try await SocketClient.open(stage.address)
                try await client.send(#"{"v":1,"seq":1,"do":"control","id":\#(position),"choice":\#(choice)}"#)
                let answers = try await client.answers()
                #expect(answers.first?.refused != nil)
                #expect(control.selected == 0)
            }
        }
    }
#endif

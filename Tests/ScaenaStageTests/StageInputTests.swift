#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite struct StageInputTests {
        @Test(arguments: [
            (#"{"v":1,"seq":1,"do":"tap","id":5}"#, StageInput.Action.tap(id: 5)),
            (#"{"v":1,"seq":1,"do":"type","id":5,"text":"a\"b🎭"}"#, .type(id: 5, text: "a\"b🎭")),
            (#"{"v":1,"seq":1,"do":"submit","id":5}"#, .submit(id: 5)),
            (#"{"v":1,"seq":1,"do":"goBack","id":5}"#, .goBack(id: 5)),
            (#"{"v":1,"seq":1,"do":"swipeDown","id":5}"#, .swipeDown(id: 5)),
            (
                #"{"v":1,"seq":1,"do":"swipeRow","id":5,"edge":"trailing","full":true}"#,
                .swipeRow(id: 5, edge: .trailing, isFull: true)
            ),
            (
                #"{"v":1,"seq":1,"do":"swipeRow","id":5,"edge":"leading"}"#,
                .swipeRow(id: 5, edge: .leading, isFull: false)
            ),
            (#"{"v":1,"seq":1,"do":"moveRow","id":5,"choice":2}"#, .moveRow(id: 5, to: 2)),
            (#"{"v":1,"seq":1,"do":"scroll","id":5,"first":20,"count":9}"#, .scroll(id: 5, first: 20, count: 9)),
            (#"{"v":1,"seq":1,"do":"control","id":0,"choice":2}"#, .control(position: 0, choice: 2)),
            (#"{"v":1,"seq":1,"do":"show","visible":false}"#, .show(visible: false)),
            (#"{"v":1,"seq":1,"do":"exchange","id":3}"#, .exchange(id: 3)),
            (#"{"v":1,"seq":1,"do":"rule","text":"GET a/"}"#, .rule(endpoint: "GET a/", nil)),
            (
                #"{"v":1,"seq":1,"do":"rule","text":"GET a/","rule":{"endpoint":"GET a/","kind":"delay","seconds":2}}"#,
                .rule(endpoint: "GET a/", StageRule(endpoint: "GET a/", kind: .delay, seconds: 2))
            ),
            (#"{"v":1,"seq":1,"do":"open","text":"shop://a"}"#, .open(address: "shop://a")),
            (#"{"v":1,"seq":1,"do":"push","text":"{}","choice":1}"#, .push(payload: "{}", isTapped: true)),
            (#"{"v":1,"seq":1,"do":"audit"}"#, .audit),
            (#"{"v":1,"seq":1,"do":"inspect","id":3}"#, .inspect(id: 3)),
        ])
        func readsWhatThePageSends(message: String, action: StageInput.Action) throws {
            #expect(try StageInput(message: Data(message.utf8)) == StageInput(sequence: 1, action: action))
        }

        @Test(arguments: [
            ("", StageInputError.Reason.unreadable, nil), ("{}", .unreadable, nil), ("[]", .unreadable, nil),
            ("null", .unreadable, nil), ("\u{0}", .unreadable, nil),
            (#"{"v":1,"seq":-1,"do":"tap","id":1}"#, .unreadable, nil),
            (#"{"v":1,"seq":1e99,"do":"tap","id":1}"#, .unreadable, nil),
            (#"{"v":1,"seq":1,"do":"tap","id":"1"}"#, .unreadable, nil),
            (#"{"v":2,"seq":4,"do":"tap","id":1}"#, .otherVersion, 4),
            (#"{"v":1,"seq":4,"do":"explode","id":1}"#, .incomplete, 4),
            (#"{"v":1,"seq":4,"do":"tap"}"#, .incomplete, 4),
            (#"{"v":1,"seq":4,"do":"type","id":1}"#, .incomplete, 4),
            (#"{"v":1,"seq":4,"do":"control","id":1}"#, .incomplete, 4),
            (#"{"v":1,"seq":4,"do":"scroll","id":1,"first":1}"#, .incomplete, 4),
            (#"{"v":1,"seq":4,"do":"swipeRow","id":1}"#, .incomplete, 4),
            (#"{"v":1,"seq":4,"do":"open"}"#, .incomplete, 4), (#"{"v":1,"seq":4,"do":"rule"}"#, .incomplete, 4),
            (#"{"v":1,"seq":4,"do":"swipeRow","id":1,"edge":"top"}"#, .unreadable, nil),
        ])
        func saysWhatIsWrong(message: String, reason: StageInputError.Reason, sequence: Int?) {
            #expect(throws: StageInputError(reason, sequence: sequence)) {
                try StageInput(message: Data(message.utf8))
            }
        }

        @Test func refusesTextThatIsTooLong() {
            let text = String(repeating: "é", count: StageInput.longestText / 2 + 1)
            #expect(throws: StageInputError(.tooLarge, sequence: 2)) {
                try StageInput(message: Data(#"{"v":1,"seq":2,"do":"type","id":1,"text":"\#(text)"}"#.utf8))
            }
            #expect(throws: StageInputError(.tooLarge)) {
                try StageInput(message: Data(count: StageInput.largestMessage + 1))
            }
        }

        @Test func survivesDeepNesting() {
            let depth = 30_000
            let message = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            #expect(throws: StageInputError(.unreadable)) { try StageInput(message: Data(message.utf8)) }
        }

        @Test(arguments: 0..<300)
        func survivesAnything(seed: Int) {
            var generator = SeededGenerator(seed: UInt64(seed))
            var message = Array(#"{"v":1,"seq":12,"do":"type","id":3,"text":"hello"}"#.utf8)
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let position = Int.random(in: message.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: message[position] = UInt8.random(in: .min ... .max, using: &generator)
                case 1 where message.count > 1: message.remove(at: position)
                default: message.insert(UInt8.random(in: .min ... .max, using: &generator), at: position)
                }
            }
            // Whatever it is, it is read or refused in words; and what is read is within its limits.
            do throws(StageInputError) {
                let input = try StageInput(message: Data(message))
                #expect(input.sequence >= 0)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Suite @MainActor struct HostileMessageTests {
        @Test func answersEachAndLives() async throws {
            try await OpenStage.use { stage in
                let client = try await SocketClient.open(stage.address)
                _ = try await client.update()
                var generator = SeededGenerator(seed: 4)
                for round in 0..<300 {
                    let length = Int.random(in: 0...80, using: &generator)
                    let noise = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
                    try await client.sendFrame(Data(noise))
                    let answers = try await client.answers()
                    #expect(answers.count == 1 && answers[0].refused != nil, "round \(round)")
                }
                try await client.send(#"{"v":1,"seq":1,"do":"tap","id":1}"#)
                #expect(try await client.answers() == [.init(seq: 1)])
            }
        }
    }
#endif

#if Stage && !canImport(UIKit)
    import Testing

    @testable import ScaenaStage

    @Suite @MainActor struct StageControlTests {
        private enum Behaviour: String, CaseIterable { case ok, slow, down }

        @Test func tellsOneChoiceAfterAnother() async {
            var log: [String] = []
            let control = StageControl("API", choices: Behaviour.allCases, selected: .ok) { choice in
                log.append("begin \(choice.rawValue)")
                for _ in 0..<10 { await Task.yield() }
                log.append("end \(choice.rawValue)")
            }
            #expect(control.select(1))
            #expect(control.select(2))
            #expect(control.isBusy && control.selected == 2)
            await control.settle()
            #expect(log == ["begin slow", "end slow", "begin down", "end down"])
            #expect(!control.isBusy)
        }

        @Test func staysBusyUntilTheLastOfThreeChoicesIsDone() async {
            let control = StageControl("API", choices: ["a", "b"]) { _ in await Task.yield() }
            for position in [1, 0, 1] { control.select(position) }
            var changes: [Bool] = []
            control.onChange = { changes.append(control.isBusy) }
            await control.settle()
            #expect(changes == [true, true, false])
        }

        @Test func doesNothingForWhatIsChosenAlreadyOrDoesNotExist() async {
            let control = StageControl("API", choices: ["a", "b"], selected: 1) { _ in Issue.record("told") }
            #expect(control.select(1))
            #expect(!control.select(2))
            #expect(!control.select(-1))
            await control.settle()
            #expect(control.selected == 1)
        }
    }
#endif

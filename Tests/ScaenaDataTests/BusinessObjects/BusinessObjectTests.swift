import ScaenaData
import ScaenaKit
import Testing

@Suite("BusinessObject")
struct BusinessObjectTests {
    private enum Promotions {
        struct Rules: Sendable {
            var promotions: @Sendable () async -> [String]
        }

        static let rules = BusinessObject(Rules(promotions: { ["standard"] }))

        static func promotions() async -> [String] { await rules.current.promotions() }
    }

    private enum Other {
        static let rules = BusinessObject(1)
    }

    @Test func doesWhatItDoesUnlessReplaced() async {
        #expect(await Promotions.promotions() == ["standard"])
        await Promotions.rules.replaced(by: .init(promotions: { ["test"] })) {
            #expect(await Promotions.promotions() == ["test"])
            // What the body starts is told too, and another object is not replaced.
            #expect(await Task { await Promotions.promotions() }.value == ["test"])
            #expect(Other.rules.current == 1)
            Other.rules.replaced(by: 2) { #expect(Other.rules.current == 2) }
            #expect(await Task.detached { await Promotions.promotions() }.value == ["standard"])
        }
        #expect(await Promotions.promotions() == ["standard"])
    }

    @MainActor
    @Test func aScenesTasksKnowWhatWasReplacedWhereItBegan() async {
        let tasks = Promotions.rules.replaced(by: .init(promotions: { ["test"] })) { SceneTasks() }
        var found: [[String]] = []
        // Whoever starts them: an alert's action, which is called by the main queue, knows nothing of the test.
        await tasks.run { found.append(await Promotions.promotions()) }.value
        await Promotions.rules.replaced(by: .init(promotions: { ["nearer"] })) {
            await tasks.run { found.append(await Promotions.promotions()) }.value
        }
        await SceneTasks().run { found.append(await Promotions.promotions()) }.value
        #expect(found == [["test"], ["nearer"], ["standard"]])
    }

    @Test func doesWhatTheAppSaysAtItsLaunchButForTests() {
        let object = BusinessObject(1)
        object.replaced(by: 2) {
            object.use(3)
            #expect(object.current == 2)
        }
        #expect(object.current == 3)
    }

    @Test func testsThatRunAtOnceDoNotMeet() async {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    await Promotions.rules.replaced(by: .init(promotions: { ["\(number)"] })) {
                        for _ in 0..<10 {
                            await Task.yield()
                            #expect(await Promotions.promotions() == ["\(number)"])
                        }
                    }
                }
            }
        }
    }

    @MainActor
    @Test func aBodyOfTheMainActorStaysThere() async {
        await Promotions.rules.replaced(by: .init(promotions: { ["main"] })) {
            MainActor.assertIsolated()
            #expect(await Promotions.promotions() == ["main"])
        }
    }
}

#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit
    import Testing

    @testable import ScaenaStage

    /// Actions in a stage, written as a test. RecordedStory.swift is what comes out of it, and is run as a test of
    /// its own.
    @Suite(.serialized) @MainActor struct StageRecorderTests {
        private let window = UIWindow()
        private let hub: StageHub

        init() {
            window.rootViewController = StoryApp.makeRootViewController()
            window.makeKeyAndVisible()
            hub = StageHub(name: "App", source: WindowSource(window: window), controls: [])
            hub.recording = StageRecording(module: "ScaenaStage", root: "StoryApp.makeRootViewController()")
        }

        private func settle() async {
            for _ in 0..<4 { await MainQueue.settle() }
            hub.render()
        }

        private func id(_ kind: StageNode.Kind, _ name: String) throws -> Int {
            try #require(
                hub.tree.first {
                    $0.kind == kind && ($0.spokenName == name || $0.attributes[StageAttribute.placeholder] == name)
                }, "no \(kind) \(name)"
            ).id
        }

        private func perform(_ action: StageInput.Action) async {
            #expect(hub.perform(action) == nil)
            await settle()
        }

        @Test func writesATestThatPasses() async throws {
            await settle()
            await perform(.tap(id: try id(.button, "Ada")))
            await perform(.goBack(id: try #require(hub.tree.first { $0.kind == .navigationBar }).id))
            await perform(.tap(id: try id(.button, "Add \"guest\"")))
            // Letter by letter, as a person types.
            for text in ["Gra", "Grace"] { await perform(.type(id: try id(.textField, "Name"), text: text)) }
            await perform(.tap(id: try id(.barButton, "Save")))
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("RecordedStory.swift")
            if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
                try Data(hub.story.utf8).write(to: file)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == hub.story)
            // Asking for it changes nothing.
            #expect(hub.story == hub.story)
        }

        @Test func isCalledAfterWhatWasDone() async throws {
            await settle()
            #expect(hub.story.contains("@Test func storyGuests() async throws {"))
            await perform(.tap(id: try id(.button, "Ada")))
            await perform(.goBack(id: try #require(hub.tree.first { $0.kind == .navigationBar }).id))
            #expect(hub.story.contains("@Test func storyAdaBack() async throws {"))
        }

        @Test(arguments: [
            (["Add \"guest\"", "été 2", "Save"], "storyAddGuestÉté2Save"), (["می‌خواهم", "👍🏽"], "storyمی‌خواهم"),
            (["class"], "storyClass"), (["\u{202E}", "-"], "story"),
        ])
        func namesAreSwift(deeds: [String], name: String) {
            var story = StoryName()
            for deed in deeds { story.add(deed) }
            #expect(story.text(at: "Guests") == name)
        }

        @Test func longStoriesThatBeginAndEndAlikeAreCalledDifferently() {
            let names = ["Ada", "Bob"].map { middle in
                var story = StoryName()
                for deed in [String(repeating: "a", count: 40), middle, String(repeating: "z", count: 40)] {
                    story.add(deed)
                }
                return story.text(at: "")
            }
            #expect(names[0] != names[1])
            #expect(names.allSatisfy { $0.count < 80 })
        }

        @Test func saysWhatItDoesNotBeginWith() async throws {
            await settle()
            hub.restored = "The app was restored from the activity “order”."
            await perform(.tap(id: try id(.button, "Ada")))
            #expect(!hub.story.contains("restored"))
            // Another story, of an app that begins at Ada.
            hub.recording = nil
            await perform(.goBack(id: try #require(hub.tree.first { $0.kind == .navigationBar }).id))
            #expect(hub.story.contains("\n// The app was restored from the activity “order”.\n@MainActor\n@Test func"))
        }

        @Test func saysWhatATestsFingerCannotDo() async throws {
            await settle()
            let recorder = StageRecorder(nil, tree: hub.tree)
            recorder.note(.slide(id: 9999, value: 0.5), in: hub.tree)
            #expect(
                recorder.test(showing: hub.tree).contains(
                    "    // By hand, since a test's finger cannot: what is gone brought to 0.5.\n"))
        }

        @Test func saysThatALongStoryEnds() async throws {
            await settle()
            let recorder = StageRecorder(nil, tree: hub.tree)
            let ada = StageInput.Action.tap(id: try id(.button, "Ada"))
            for _ in 0..<StageRecorder.longest - 2 { recorder.note(ada, in: hub.tree) }
            #expect(!recorder.test(showing: hub.tree).contains("The story ends here"))
            for _ in 0..<10 { recorder.note(ada, in: hub.tree) }
            let body = recorder.test(showing: StageNode(id: 1, kind: .label, text: "Later"))
            #expect(body.contains("    // The story ends here: it has 400 lines."))
            // What is seen by now came of what is not written down.
            #expect(!body.contains("Later"))
        }

        @Test func beginsWithAFlowWhereTheAppDoes() async throws {
            await settle()
            hub.recording = StageRecording(root: "UIViewController()", start: "ShopApp().start(in: window.window)")
            hub.way = StageWay(window: window)
            #expect(
                hub.story.contains(
                    """
                        let window = SceneWindow(UIViewController())
                        ShopApp().start(in: window.window)
                        await window.settle()
                    """))
            // The module is that of the screen.
            #expect(hub.story.contains("@testable import ScaenaStageTests"))
        }

        @Test func saysWhereTheAppIsMissing() async throws {
            hub.recording = nil
            #expect(hub.story.contains("// Write here how your app makes its root view controller."))
            #expect(!hub.story.contains("@testable"))
        }

        @Test(arguments: [
            ("a\"b\\c", #""a\"b\\c""#), ("one\ntwo\t", #""one\ntwo\t""#), ("\u{202E}x", #""\u{202e}x""#),
            ("“é”", "\"“é”\""),
            ("\\(x)", #""\\(x)""#),
        ])
        func writesTextsAsSwiftDoes(text: String, literal: String) {
            #expect(StageRecorder.literal(text) == literal)
        }
    }
#endif

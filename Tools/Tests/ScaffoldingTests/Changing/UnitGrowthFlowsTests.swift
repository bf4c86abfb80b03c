import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Ways in apps whose flow controllers show themselves by functions of their types, and tell their parents what follows.
@Suite("Units that nobody noted, whose flows show themselves")
struct UnitGrowthFlowsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write(
            "Home", says: "\n    func toTrash()",
            flow: "\n    func toTrash() { TrashFlowController.present(on: viewController, parent: self) }")
        try write("Trash")
        try write("Story", parameters: ", title: String", parent: "func storyDidClose(_ title: String, animated: Bool)")
        try folder.write(
            """
            extension HomeFlowController: TrashFlowControllerParent {
                func trashDidClose() { viewController.dismiss(animated: true) }
            }
            """, to: "Sources/App/Home/HomeParent.swift")
    }

    private let definition = ArchitectureSource(
        file: "our.yml",
        text: """
            architecture: ours
            about: Ours.
            unit: { word: scene, folder: "{Unit}", owner: viewController }
            contracts:
              parent: { type: "{Unit}FlowControllerParent" }
              flowControlling: { type: "{Unit}FlowControlling" }
            roles:
              presenter: { type: "{Unit}Presenter" }
              viewController: { type: "{Unit}ViewController" }
              flowController: { type: "{Unit}FlowController", implements: [flowControlling, parent] }
            channels:
              - viewController -> presenter: { hold: strong, as: presenter }
              - presenter -> flowController: { hold: strong, through: flowControlling, as: flowController }
              - flowController -> flowController: { of: another, hold: weak, through: parent, as: parent }
            assembly: { by: flowController, function: present, creates: [presenter, viewController], returns: viewController }
            files:
              all: { path: "{Unit}.swift", template: all, holds: [viewController] }
            """, templates: ["all": ""])

    private func write(
        _ name: String, parameters: String = "", parent: String? = nil, says: String = "", flow: String = ""
    ) throws {
        let own = name.lowercased()
        try folder.write(
            """
            import UIKit

            protocol \(name)FlowControllerParent: AnyObject {
                \(parent ?? "func \(own)DidClose()")
            }

            protocol \(name)FlowControlling: AnyObject {
                func toClose()\(says)
            }

            final class \(name)FlowController {
                private weak var parent: \(name)FlowControllerParent?
                let viewController: \(name)ViewController

                init(viewController: \(name)ViewController) { self.viewController = viewController }

                static func present(on viewController: UIViewController, parent: \(name)FlowControllerParent\(parameters)) {
                    let view = \(name)ViewController()
                    let flowController = \(name)FlowController(viewController: view)
                    flowController.parent = parent
                    view.presenter = \(name)Presenter(flowController: flowController)
                    viewController.present(view, animated: true)
                }
            }

            extension \(name)FlowController: \(name)FlowControlling {
                func toClose() {}\(flow)
            }

            final class \(name)ViewController: UIViewController {
                var presenter: \(name)Presenter!
            }

            final class \(name)Presenter {
                private let flowController: \(name)FlowControlling
                init(flowController: \(name)FlowControlling) { self.flowController = flowController }
            }
            """, to: "Sources/App/\(name)/\(name).swift")
    }

    @Test("go by the function by which the other flow shows itself, and come to be told by it what follows")
    func shownByItself() throws {
        let growth = try folder.growth("navigation", "Story", to: "Trash", in: definition)
        let text = try growth.text(of: "Trash.swift")
        #expect(
            text.contains(
                """
                protocol TrashFlowControlling: AnyObject {
                    func toClose()
                    func toStory(title: String)
                """), "\(text)")
        #expect(
            text.contains(
                """
                    func toStory(title: String) {
                        StoryFlowController.present(on: viewController, parent: self, title: title)
                    }
                }

                extension TrashFlowController: StoryFlowControllerParent {
                    func storyDidClose(_ title: String, animated: Bool) {
                        // Decide what follows.
                    }
                }
                """), "\(text)")
        #expect(growth.files.count == 1)
        #expect(growth.notes.contains { $0.hasPrefix("TrashFlowController is told by StoryFlowControllerParent") })
    }

    @Test("tell those who open them, which are no units, by the contract that is theirs alone")
    func output() throws {
        try folder.write(
            """
            final class MainFlowController: StoryFlowControllerParent {
                func storyDidClose(_ title: String, animated: Bool) {}
            }
            """, to: "Sources/App/Main.swift")
        let growth = try folder.growth("output", "didFinish(item: String)", to: "Story", in: definition)
        #expect(try growth.text(of: "Story.swift").contains("animated: Bool)\n    func didFinish(item: String)\n}"))
        #expect(try growth.text(of: "Main.swift").contains("    func didFinish(item: String) {\n"))
    }

    @Test("have who goes fulfil no contract that asks for what nobody can say, and take its object then")
    func untold() throws {
        try write("Story", parent: "var isStoryShown: Bool { get }")
        let growth = try folder.growth("navigation", "Story", to: "Trash", in: definition)
        let text = try growth.text(of: "Trash.swift")
        #expect(!text.contains("extension TrashFlowController: StoryFlowControllerParent"), "\(text)")
        #expect(text.contains("func toStory(parent: StoryFlowControllerParent)"), "\(text)")
    }
}

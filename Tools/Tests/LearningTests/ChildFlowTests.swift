import Architecture
import Testing

@testable import Learning

/// Coordinators that keep those which they start.
@Suite("Learning that flows keep their child flows")
struct ChildFlowTests: SceneTexts {
    private func children(_ property: String, base: String = "", parent: String = "Coordinator") -> LearnedChannel? {
        var files = scenes([
            "NAME/NAMECoordinator.swift": """
            final class NAMECoordinator: \(parent) {
                \(property)
                func start() { let model = NAMEViewModel(); show(NAMEViewController(viewModel: model)) }
            }
            """,
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel { weak var coordinator: NAMECoordinator? }",
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
        ])
        files["Common/Coordinator.swift"] = "protocol Coordinator: AnyObject { func start() }\n\(base)"
        let channels = learning(files).architectures.first?.channels ?? []
        return channels.first { $0.from == "coordinator" && $0.to == "coordinator" }
    }

    @Test(
        "A list of what all coordinators are leads to other coordinators",
        arguments: ["private var children: [Coordinator] = []", "var children: [String: any Coordinator] = [:]"])
    func ofProtocol(property: String) throws {
        let channel = try #require(children(property))
        #expect(channel.leavesUnit && channel.hold.value == .strong && channel.property?.value == "children")
    }

    @Test("So does a list of their base class's")
    func ofBase() throws {
        let base = "class BaseCoordinator: Coordinator { var children: [Coordinator] = []; func start() {} }"
        let channel = try #require(children("", base: base, parent: "BaseCoordinator"))
        #expect(channel.leavesUnit && channel.property?.value == "children")
    }

    @Test(
        "A parent, a list of others, and one that is no list do not",
        arguments: ["weak var parent: Coordinator?", "var parent: Coordinator?", "var services: [Service] = []"])
    func others(property: String) {
        #expect(children(property, base: "protocol Service: AnyObject {}") == nil)
    }
}

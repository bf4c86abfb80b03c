import Architecture
import Testing

@testable import Learning

/// An app of UIKit: view models behind protocols, coordinators, and an older way with data sources. The statements are from
/// reading the app.
@Suite("Learning Pantry, an app of view models and coordinators")
struct PantryTests {
    private static let scenes = [
        "Expiry", "Invite", "Members", "ProductDetail", "ProductEditor", "Scan", "ShelfDetail", "Shelves",
        "ShoppingList",
        "Statistics",
    ]

    private func ways() throws -> [LearnedArchitecture] { try HandWrittenApp("Pantry").learned().architectures }

    @Test("Two ways, each with its scenes")
    func members() throws {
        let ways = try ways()
        #expect(ways.map { $0.units.map(\.name).sorted() } == [Self.scenes, ["Archive", "Feedback", "Licences"]])
        #expect(ways[0].folder == Learned("{Group}/{Unit}", Evidence(10, of: 10)))
        #expect(ways[1].folder == Learned("{Unit}", Evidence(3, of: 3)))
    }

    @Test("Roles with their bases and contracts")
    func roles() throws {
        let ways = try ways()
        let way = ways[0]
        #expect(
            Set(way.roles.map { "\($0.form): \($0.presence)" }) == [
                "{Unit}ViewController: 10 of 10", "{Unit}ViewModel: 10 of 10", "{Unit}Coordinator: 9 of 10",
            ])
        #expect(
            Set(way.contracts.map { "\($0.form): \($0.presence)" }) == [
                "{Unit}ViewModelProtocol: 10 of 10", "{Unit}ViewModelDelegate: 10 of 10",
                "{Unit}CoordinatorProtocol: 9 of 10",
            ])
        #expect(way.actor("viewController")?.base == Learned("BaseViewController", Evidence(10, of: 10)))
        #expect(way.actor("viewModel")?.base == nil)
        #expect(way.actor("coordinator")?.base == Learned("Coordinator", Evidence(9, of: 9)))
        #expect(way.actor("viewController")?.implements == [Learned("viewModelDelegate", Evidence(10, of: 10))])
        #expect(way.actor("viewModel")?.implements == [Learned("viewModelProtocol", Evidence(10, of: 10))])
        #expect(way.actor("coordinator")?.implements == [Learned("coordinatorProtocol", Evidence(9, of: 9))])
        // NSObject is no base of a team's own choice: UIKit asks a data source for it.
        #expect(
            Set(ways[1].roles.map { "\($0.form): \($0.base?.value ?? "")" }) == [
                "{Unit}TableController: UITableViewController", "{Unit}DataSource: ",
            ])
        #expect(ways[1].contracts.isEmpty)
    }

    @Test("Each reference, and how it holds")
    func holds() throws {
        func told(_ way: LearnedArchitecture) -> Set<String> {
            Set(
                way.channels.filter { !$0.leavesUnit }.map { channel in
                    let through = channel.through.map { " through \($0.value)" } ?? ""
                    let hold = "\(channel.hold.value) in \(channel.hold.evidence)"
                    return "\(channel.from) -> \(channel.to): \(hold)\(through)"
                })
        }
        let ways = try ways()
        #expect(
            told(ways[0]) == [
                "viewController -> viewModel: strong in 10 of 10 through viewModelProtocol",
                "viewModel -> viewController: weak in 10 of 10 through viewModelDelegate",
                "viewModel -> coordinator: weak in 8 of 9 through coordinatorProtocol",
            ])
        #expect(
            told(ways[1]) == [
                "tableController -> dataSource: strong in 3 of 3", "dataSource -> tableController: weak in 3 of 3",
            ])
    }

    @Test("The coordinator builds the newer scenes, and the older controllers make what they need")
    func builders() throws {
        let ways = try ways()
        let first = try #require(ways[0].assembly)
        #expect(first.by == Learned("coordinator", Evidence(9, of: 10)))
        #expect(first.function == Learned("start", Evidence(9, of: 9)))
        #expect(Set(first.creates.map(\.value)) == ["viewController", "viewModel"])
        #expect(ways[0].owner == Learned("viewController", Evidence(10, of: 10)))
        let second = try #require(ways[1].assembly)
        #expect(second.isByScreen)
        #expect(second.creates == [Learned("dataSource", Evidence(3, of: 3))])
    }

    @Test("Files, with what stands in each")
    func files() throws {
        let way = try #require(try ways().first)
        #expect(
            Set(way.files.map { "\($0.path.value): \($0.holds.map(\.value).sorted().joined(separator: ", "))" }) == [
                "{Unit}Coordinator.swift: coordinator, coordinatorProtocol",
                "{Unit}ViewController.swift: viewController",
                "{Unit}ViewModel.swift: viewModel, viewModelDelegate, viewModelProtocol",
            ])
    }

    @Test("Screens in no way say why, and a cell with a view model is no scene")
    func others() throws {
        let learning = try HandWrittenApp("Pantry").learned()
        let scenes = learning.members.filter { $0.kind != .flow && $0.way == nil }
        #expect(
            scenes.map { "\($0.name): \($0.reason ?? "")" } == [
                "BaseViewController: 11 types inherit from it",
                "WebViewController: nothing else in its folder carries its name, and it keeps no ViewModel, DataSource as scenes do",
            ])
        let outside = learning.members.filter { $0.kind == .flow && $0.way == nil }
        #expect(outside.map(\.name) == ["AppCoordinator"])
        #expect(learning.testFolders == ["/app/PantryTests"])
        #expect(learning.testedModule == "Pantry")
    }

    /// A scene's own coordinator that is kept by another's, an extension in a file of its own, and a weak property that is
    /// written otherwise are none.
    @Test("The planted deviations and nothing else")
    func deviations() throws {
        let app = try HandWrittenApp("Pantry")
        #expect(
            try app.learned().told == [
                "ProductEditor: keepsAlive, ProductEditorViewModel.swift",
                "Invite: missing, InviteViewController.swift",
                "Scan: place, ScanViewModel.swift",
            ])
        // Nobody in Invite asks for a coordinator.
        let findings = try app.findings()
        #expect(findings == ["ProductEditorViewModel.swift: hold", "ScanViewModel.swift: unit"])
    }

    @Test("Ways do not jump where any scene is removed")
    func staysWhereAnySceneIsRemoved() throws { try HandWrittenApp("Pantry").expectWaysThatStay([10, 3]) }
}

import Architecture
import Testing

@testable import Learning

/// Statements that are made where the sources prove them alone: who owns what a view observes, which name a builder has; and outliers that nobody would mend.
@Suite("Learning no more than the sources say")
struct HonestStatementsTests: SceneTexts {
    private func text(_ learned: LearnedArchitecture) -> String {
        LearnedDefinition(learned, as: .ours, known: []).text
    }

    private func view(_ attribute: String) -> String {
        "struct NAMEView: View { \(attribute) var viewModel: NAMEViewModel; var body: some View { Text(\"\") } }"
    }

    @Test("What nearly all of a layer import is not forbidden to it, though some do without", arguments: [true, false])
    func imported(byMost: Bool) throws {
        let parts = ["Model", "Store", "Worker", "Loader", "Sender"]
        var texts = [
            "NAME/NAMEView.swift": "import SwiftUI\nstruct NAMEView: View { @StateObject var model: NAMEModel }",
            "NAME/NAMEClock.swift": "import Foundation\nfinal class NAMEClock { func tick() {} }",
        ]
        for part in parts {
            let mark =
                byMost ? "import SwiftUI\nstruct NAME\(part)Mark: View { let text: String }\n" : "import Foundation\n"
            texts["NAME/NAME\(part).swift"] =
                mark + "final class NAME\(part) { let clock = NAMEClock(); func run() {} }"
        }
        let learned = try #require(learning(scenes(texts)).architectures.first)
        let logic = try #require(learned.layers.first { $0.id == "logic" })
        #expect(logic.imports.map(\.value).contains("SwiftUI") == byMost, "\(logic)")
        #expect(logic.forbidden.map(\.value).contains("SwiftUI") == !byMost, "\(logic)")
    }

    @Test(
        "A view owns what it keeps, and nothing that it observes",
        arguments: [("@StateObject", 10), ("@ObservedObject", 0), ("@EnvironmentObject", 0)])
    func observed(attribute: String, owning: Int) throws {
        let files = scenes([
            "NAME/NAMEView.swift": view(attribute),
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(owning, of: 10)))
    }

    @Test(
        "A view owns what is made for it as an argument, though it observes that, but not what another keeps or the environment gives",
        arguments: [
            ("@ObservedObject", false, 10), ("@ObservedObject", true, 0), ("@EnvironmentObject", false, 0),
        ])
    func handedOn(attribute: String, isKept: Bool, owning: Int) throws {
        var files = scenes([
            "NAME/NAMEView.swift": view(attribute),
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ])
        let ways = Self.names.map { "func open\($0)() { show(\($0)View(viewModel: \($0)ViewModel())) }" }
        let kept = isKept ? Self.names.map { "var kept\($0): \($0)ViewModel?" } : []
        files["Flow.swift"] = "class Flow {\n\((kept + ways).joined(separator: "\n"))\n}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(owning, of: 10)))
    }

    @Test("A view that another of its scene shows is a piece of it, and owns nothing")
    func shown() throws {
        func view(_ name: String, _ body: String) -> String {
            "struct NAME\(name)View: View { let id: Int; var body: some View { \(body) } }"
        }
        let files = scenes([
            "NAME/NAMEListView.swift": view("List", "NAMEItemView(id: 1)"),
            "NAME/NAMEItemView.swift": view("Item", "Text(\"\")"),
            "NAME/NAMELoader.swift": "class NAMELoader { func load() {} }",
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner?.value == "listView")
    }

    @Test("A view owns what its scene's builder hands it on")
    func built() throws {
        let files = scenes([
            "NAME/NAMEView.swift": view("@ObservedObject"),
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
            "NAME/NAMEModule.swift":
                "class NAMEModule { static func assemble() -> NAMEView { NAMEView(viewModel: NAMEViewModel()) } }",
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner?.value == "view" && learned.owner?.evidence.isSure == true)
    }

    @Test("A builder's function is one that has a name, however many accessors its scenes have")
    func functions() throws {
        let plain = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var viewModel: NAMEViewModel!; var count: Int { viewModel.count } }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel { var count = 0 }",
        ])
        let built = scenes(
            of: Array(Self.names.prefix(6)),
            [
                "NAME/NAMEViewController.swift": """
                class NAMEViewController: UIViewController {
                    var viewModel: NAMEViewModel!
                    var count: Int { viewModel.count }
                    static func instantiate() -> NAMEViewController {
                        let screen = StoryboardScene.NAME.initial()
                        screen.viewModel = NAMEViewModel()
                        return screen
                    }
                }
                """
            ])
        let lazy = scenes(
            of: Array(Self.names.suffix(4)),
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { lazy var viewModel: NAMEViewModel = { NAMEViewModel() }() }"
            ])
        let learned = try #require(learning(plain.merging(built) { $1 }.merging(lazy) { $1 }).architectures.first)
        #expect(learned.assembly?.function == Learned("instantiate", Evidence(6, of: 10)))
    }

    @Test("SwiftUI's view of a view controller makes its scene's, from a storyboard, too")
    func representables() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            "NAME/NAMERepresentable.swift": """
            struct NAMERepresentable: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIViewController {
                    UIViewController.create(withIdentifier: .page)
                }
            }
            """,
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.roles.contains { $0.id == "representable" })
        #expect(learned.nobodyBuilds == "the units' own representable builds 10 of 10")
    }

    // MARK: Outliers

    private func deviations(_ files: [String: String]) throws -> [String] {
        let learned = try #require(learning(files).architectures.first)
        return learned.outliers.flatMap(\.deviations).map(\.text)
    }

    private static let mvvm = [
        "NAME/NAMEViewController.swift":
            "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }",
        "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
    ]

    @Test(
        "A part that is held as a protocol which several scenes' parts fulfil is held",
        arguments: [(true, 0), (false, 1)])
    func sharedProtocols(fulfils: Bool, count: Int) throws {
        let more = [
            "Bank/Bank.swift": "protocol MoneyModelProtocol {}",
            "Map/MapViewController.swift":
                "class MapViewController: UIViewController { let viewModel: MoneyModelProtocol }",
            "Map/MapViewModel.swift": "class MapViewModel\(fulfils ? ": MoneyModelProtocol" : "") {}",
            "Pin/PinViewModel.swift": "class PinViewModel: MoneyModelProtocol {}",
        ]
        #expect(try deviations(scenes(Self.mvvm).merging(more) { $1 }).count == count)
    }

    @Test(
        "A structure of data is no view model under another name",
        arguments: [("struct MapModel { var name: String }", false), ("class MapModel { var name = \"\" }", true)])
    func standIns(text: String, isTold: Bool) throws {
        var files = scenes(Self.mvvm.merging(["NAME/NAMERouter.swift": "class NAMERouter {}"]) { $1 })
        files["Map/MapViewModel.swift"] = nil
        files["Map/MapViewController.swift"] = "class MapViewController: UIViewController { let model: MapModel }"
        files["Map/MapModel.swift"] = text
        #expect(try deviations(files).contains { $0.contains("MapModel,") } == isTold)
    }

    @Test("A folder of a part's name that holds several files is no wrong place", arguments: [(true, 0), (false, 1)])
    func partsOfParts(hasMore: Bool, count: Int) throws {
        var files = scenes(Self.mvvm)
        files["Map/MapViewModel.swift"] = nil
        files["Map/ViewModel/MapViewModel.swift"] = "class MapViewModel {}"
        if hasMore { files["Map/ViewModel/MapPlaces.swift"] = "struct Places {}" }
        #expect(try deviations(files).count == count)
    }
}

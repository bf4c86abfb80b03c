import Architecture
import SourceModel
import Testing

@testable import Learning

/// The deviations, by their kind, and the screens that were seen in no way.
@Suite("Telling what is otherwise")
struct OutlierTests {
    private func file(_ path: String, _ text: String) throws -> SourceFile {
        FactReading.file(try #require(FileFacts(parsing: text, depth: .whole)), path: path)
    }

    /// The name of the scene that a file is of.
    private func scene(_ path: String) -> String { String(path.split(separator: "/").dropLast().last ?? "") }

    private func strong(_ names: [String], comment: String = "") throws -> [SourceFile] {
        try ScaffoldedApp.files("snp") { path, text in
            guard names.contains(where: { path.hasSuffix("/\($0)Presenter.swift") }) else { return text }
            return text.replacing("weak var viewController", with: comment + "var viewController")
        }
    }

    @Test func groupsByCauseAndTellsRetainRisksFirst() throws {
        let files = try strong(["Map", "Profile"]).filter { !$0.path.hasSuffix("/LoginRouter.swift") }
        let learning = AppLearning(files)
        let groups = try #require(learning.architectures.first).outlierGroups
        #expect(groups.first?.cause == .keepsAlive)
        #expect(groups.first?.others == "in 18 of 20 the presenter holds the viewController weakly")
        #expect(groups.first?.items.map(\.unit) == ["Map", "Profile"])
        #expect(groups.first?.meant == "// scaena:ignore hold: why, behind the property")
        let missing = try #require(groups.first { $0.others == "19 of 20 have {Unit}Router" })
        #expect(missing.items.map(\.unit) == ["Login"])
        let report = LearnedReport(learning, root: "/app").text
        #expect(
            report.contains("     may keep a scene alive: in 18 of 20 the presenter holds the viewController weakly\n"))
        #expect(report.contains("       meant? // scaena:ignore hold: why, behind the property\n"))
    }

    @Test(arguments: ["// scaena:ignore hold: it is shown for ever\n    ", "// scaena:ignore-file hold: so\n\n    "])
    func leavesOutWhatACommentSaysIsMeant(comment: String) throws {
        let learned = try #require(AppLearning(try strong(["Map", "Profile"], comment: comment)).architectures.first)
        #expect(learned.outliers.isEmpty)
        let other = try strong(["Map"], comment: "// scaena:ignore unit: another rule\n    ")
        #expect(try #require(AppLearning(other).architectures.first).outliers.map(\.unit) == ["Map"])
    }

    /// One line says of a unit that lacks several parts what each would.
    @Test func tellsOnceOfWhatLacksSeveral() throws {
        let kept = ["MapViewController", "MapPresenter", "MapView", "MapRouter"]
        let files = try ScaffoldedApp.files("snp").filter { file in
            !file.path.contains("/Map/") || kept.contains { file.path.hasSuffix("/\($0).swift") }
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let map = try #require(learned.outliers.first { $0.unit == "Map" })
        #expect(map.deviations.map(\.text) == ["has no MapConfigurator, MapInteractor"])
    }

    /// A thing with no screen and few parts bears a name like a scene's and is none.
    @Test(arguments: [true, false])
    func tellsNoPartsThatWhatIsNoSceneLacks(isScene: Bool) throws {
        var files = try ScaffoldedApp.files("snp")
        let parts = isScene ? ["Presenter", "ViewController", "View", "Router"] : ["Presenter"]
        files.removeAll { file in
            file.path.contains("/Map/") && !parts.contains { file.path.hasSuffix("/Map\($0).swift") }
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        #expect((learned.outliers.first { $0.unit == "Map" } != nil) == isScene)
    }

    /// Parts in a scene's folder under other names are not lacked.
    @Test(arguments: [("Auth", true), ("Thing", false)])
    func tellsNoPartsThatAreCalledOtherwise(other: String, areAll: Bool) throws {
        let kept = ["MapViewController", "MapPresenter", "MapView", "MapRouter"]
        var files = try ScaffoldedApp.files("snp").filter { file in
            !file.path.contains("/Map/") || kept.contains { file.path.hasSuffix("/\($0).swift") }
        }
        let learned = try #require(AppLearning(files).architectures.first)
        let lost = try #require(learned.outliers.first { $0.unit == "Map" }?.deviations.first)
        let folder = try #require(files.first { $0.path.hasSuffix("/MapPresenter.swift") }).path
            .replacing("MapPresenter.swift", with: "")
        let names = (lost.text.components(after: "has no ") ?? "").split(separator: ",")
        for name in areAll ? names[...] : names.dropLast() {
            let called = name.drop { $0 == " " }.replacing("Map", with: other)
            try files.append(file(folder + called + ".swift", "final class \(called) {}"))
        }
        let again = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        #expect(again.outliers.contains { $0.unit == "Map" } == !areAll)
    }

    @Test func listsScenesFlowsAndComponents() throws {
        let files =
            try ScaffoldedApp.files("snp") + [
                file("/app/Sources/Flows/Main.swift", "final class MainCoordinator {\n    func start() {}\n}"),
                file("/app/Sources/Common/Base.swift", "class BaseScreen: UIViewController {}"),
                file("/app/Sources/Common/Sub.swift", "final class TinySheet: BaseScreen {}"),
                file("/app/Sources/App/About/Panel.swift", "final class AboutPanelViewController: UIViewController {}"),
            ]
        let learning = AppLearning(files.sorted { $0.path < $1.path })
        #expect(learning.members.count { $0.way == 1 && $0.kind == .scene } == 20)
        let others = learning.members.filter { $0.way == nil }.map { "\($0.kind) \($0.name): \($0.reason ?? "")" }
        #expect(
            others == [
                "scene AboutPanelViewController: counts as a piece of About",
                "scene BaseScreen: 1 type inherits from it",
                "scene TinySheet: nothing else in its folder carries its name, and it keeps no Interactor as scenes do",
                "flow MainCoordinator: belongs to no scene: it leads to some",
            ])
        #expect(LearnedJSON(learning, root: "/app").text.contains("\"name\" : \"MainCoordinator\""))
        #expect(LearnedPage(learning, title: "App", root: "/app").html.contains("1 flows, 1 in no way"))
    }

    /// A screen that makes what it needs builds its unit, and nobody else may be asked to.
    @Test func knowsAScreenThatMakesWhatItNeeds() throws {
        let files = try ScaffoldedApp.names.map { name in
            try file(
                "/app/Sources/App/\(name)/\(name)ViewController.swift",
                """
                import UIKit
                final class \(name)ViewController: UIViewController {
                    private let viewModel = \(name)ViewModel()
                    override func viewDidLoad() { viewModel.load() }
                }
                final class \(name)ViewModel {
                    func load() {}
                }
                """)
        }
        let learned = try #require(AppLearning(files.sorted { $0.path < $1.path }).architectures.first)
        let assembly = try #require(learned.assembly)
        #expect(assembly.isByScreen)
        #expect(assembly.by == Learned("viewController", Evidence(20, of: 20)))
        #expect(assembly.creates == [Learned("viewModel", Evidence(20, of: 20))])
        let text = LearnedDefinition(learned, as: .ours, known: [])
        #expect(text.text.contains("function: init  # 20 of 20"))
        #expect(text.text.contains("creates: viewController  # makes itself: viewModel in 20 of 20"))
        #expect(text.templates.values.contains { $0.contains("private let viewModel = {{ roles.viewModel.type }}()") })
        #expect(!text.templates.values.contains { $0.contains("func init") })
    }
}

extension String {
    /// The text behind a part of it.
    fileprivate func components(after part: String) -> String? {
        firstRange(of: part).map { String(self[$0.upperBound...]) }
    }
}

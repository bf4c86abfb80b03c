import SourceModel
import Testing

@testable import Learning

/// The types that belong to a unit, and those that only look as if they did.
@Suite("Finding units")
struct UnitsTests {
    private func file(_ path: String, _ text: String) throws -> SourceFile {
        FactReading.file(try #require(FileFacts(parsing: text, depth: .whole)), path: path)
    }

    private func learned(with files: [SourceFile]) throws -> LearnedArchitecture {
        let all = try ScaffoldedApp.files("snp") + files
        return try #require(AppLearning(all.sorted { $0.path < $1.path }).architectures.first)
    }

    private func forms(_ learned: LearnedArchitecture) -> [String] { learned.written.map(\.form) }

    /// `About.MapRequest` is About's, though its name begins with Map's.
    @Test func leavesWhatIsNestedToItsType() throws {
        let others = ScaffoldedApp.names.dropFirst() + ScaffoldedApp.names.prefix(1)
        let files = try zip(ScaffoldedApp.names, others).map { name, other in
            try file(
                "/app/Sources/App/\(name)/\(name)Flow.swift",
                "enum \(name)Flow {\n    struct \(other)Request {}\n    struct \(other)Response {}\n}")
        }
        let learned = try learned(with: files)
        #expect(forms(learned).contains("{Unit}Flow"))
        #expect(!forms(learned).contains { $0.contains("Request") || $0.contains("Response") })
    }

    /// A type that stands far from a unit needs more than its name to belong to it.
    @Test func leavesWhatStandsFarOffAlone() throws {
        let files = try ["Map", "Search", "Country", "Currency", "Rate", "Language", "Region"].map { name in
            try file("/app/Sources/Network/\(name)API.swift", "final class \(name)API {}\nstruct \(name)Call {}")
        }
        let learned = try learned(with: files)
        #expect(!forms(learned).contains { $0.hasSuffix("API") || $0.hasSuffix("Call") })
        #expect(learned.namedTypes == learned.placedTypes)
    }

    /// `AboutFast` has a strategy and a state as `About` has, and is a part of it as in all other units.
    @Test func joinsPartsWithRolesOfTheSameNames() throws {
        let files = try ScaffoldedApp.names.flatMap { name in
            let folder = "/app/Sources/App/\(name)"
            return [
                try file("\(folder)/\(name)Strategy.swift", "class \(name)Strategy {}\nclass \(name)State {}"),
                try file(
                    "\(folder)/Fast/\(name)FastStrategy.swift",
                    "class \(name)FastStrategy {}\nclass \(name)FastState {}"),
            ]
        }
        let learned = try learned(with: files)
        for form in ["{Unit}Strategy", "{Unit}State", "{Unit}FastStrategy", "{Unit}FastState"] {
            #expect(learned.roles.first { $0.form == form }?.presence == Evidence(20, of: 20), "\(form)")
        }
    }

    @Test func tellsScenesWithoutAScreenFromWhatIsNone() throws {
        let shared = try file(
            "/app/Sources/App/ListBase/ListBase.swift",
            "class ListBasePresenter {}\nprotocol ListBasePresenterProtocol {}\nprotocol ListBaseRouterProtocol {}")
        let all = try ScaffoldedApp.files("snp").filter {
            !$0.path.hasSuffix("/MapViewController.swift") && !$0.path.hasSuffix("/MapView.swift")
        }
        let learned = try #require(
            AppLearning((all + [shared]).sorted { $0.path < $1.path }).architectures.first)
        #expect(learned.units.map(\.name).sorted() == ScaffoldedApp.names.sorted())
        let texts = learned.outliers.first { $0.unit == "Map" }?.deviations.map(\.text) ?? []
        // It may be meant to have none, as a flow without a view of its own.
        #expect(!texts.contains { $0.hasPrefix("has no") })
    }

    /// `MapFilterState` is of the scene MapFilter, not of Map, whatever ending else recurs.
    @Test func givesTypesToTheSceneWithTheLongestName() throws {
        var files: [SourceFile] = []
        for name in ["Search", "SearchFilter", "Wallet"] {
            files.append(try file("/app/Sources/App/\(name)/\(name)State.swift", "class \(name)State {}"))
        }
        // `SearchFast`, `MapFast` and `AboutFast` might be units of a model and its list.
        for name in ["Search", "Map", "About"] {
            files.append(
                try file(
                    "/app/Sources/App/\(name)/\(name)Fast.swift",
                    "class \(name)FastListState {}\nclass \(name)FastModel {}\nclass \(name)FastList {}"))
        }
        let learned = try learned(with: files)
        let named = Dictionary(
            uniqueKeysWithValues: learned.written.map { ($0.form, $0.presence.count) })
        #expect(named["{Unit}State"] == 3)
        #expect(learned.namedTypes == learned.placedTypes)
    }

    /// `SignUpInfo` is a value, and the scene of its view controller and view model: no scene `SignUp` has three roles of `Info`.
    @Test func namesAUnitByItsWholeName() throws {
        let scenes = (1...24).map { "Place\(String(UnicodeScalar(UInt8(64 + $0))))x" }
        let steps = ["SignUpInfo", "ContactInfo", "SalaryInfo", "CareerInfo"]
        var files = try (scenes + steps).map { name in
            try file(
                "/app/View/\(name)/\(name)ViewController.swift",
                """
                class \(name)ViewController: UIViewController { var viewModel = \(name)ViewModel() }
                class \(name)ViewModel {}
                """)
        }
        files += try steps.map { try file("/app/View/\($0)/\($0).swift", "struct \($0) {}") }
        let learning = AppLearning(files.sorted { $0.path < $1.path })
        #expect(learning.architectures.map { $0.units.map(\.name).sorted() } == [(scenes + steps).sorted()])
        #expect(learning.architectures.first.map(forms)?.contains("{Unit}ViewModel") == true)
    }

    /// Screens that are made in no way of their own are said to be there.
    @Test func namesScreensThatAreInNoWay() throws {
        let all =
            try ScaffoldedApp.files("snp") + [
                file("/app/Sources/Common/Alert.swift", "final class AlertController: UIViewController {}")
            ]
        let learning = AppLearning(all.sorted { $0.path < $1.path })
        #expect(learning.otherScreens.map(\.name) == ["AlertController"])
        #expect(
            LearnedReport(learning, root: "/app").text.contains(
                "1 of 21 view controllers are in none of these ways: AlertController\n"))
    }
}

import SourceModel
import Testing

@testable import Learning

/// Where a scene goes, nothing else is said of the others.
@Suite("Learning ways that stay")
struct StableWaysTests {
    /// Scenes of two architectures, some with less than most: enough that they might be taken for one another's.
    private func files() throws -> [(scene: String, file: FileFacts, path: String)] {
        var all: [(scene: String, file: FileFacts, path: String)] = []
        for (id, folder) in [("snp", "New"), ("viper", "Old")] {
            for (path, text) in try ScaffoldedApp.sources(id) {
                let name = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
                // Every fifth has no router, and every seventh no presenter.
                let number = ScaffoldedApp.names.firstIndex(of: name) ?? 0
                if number % 5 == 0, path.hasSuffix("Router.swift") { continue }
                if number % 7 == 1, path.hasSuffix("Presenter.swift") { continue }
                guard number < 12, let facts = ScaffoldedApp.facts(of: text) else { continue }
                all.append((folder + name, facts, path.replacing("/Sources/App/", with: "/Sources/App/\(folder)/")))
            }
        }
        return all.sorted { $0.path < $1.path }
    }

    /// Returns the statements about each scene: its way's usual roles, by its folder and name.
    private func said(_ files: [(scene: String, file: FileFacts, path: String)]) -> [String: String] {
        let learning = AppLearning(files.map { FactReading.file($0.file, path: $0.path) })
        var said: [String: String] = [:]
        for learned in learning.architectures {
            let usual = learned.roles.filter { $0.presence.share >= 0.5 }.map(\.form).sorted().joined(separator: " ")
            for unit in learned.units { said["\(unit.folder) \(unit.name)"] = usual }
        }
        return said
    }

    @Test func staysWhereAnySceneIsRemoved() throws {
        let all = try files()
        let before = said(all)
        #expect(before.count == 24)
        #expect(Set(before.values).count == 2)
        for scene in Set(all.map(\.scene)).sorted() {
            let after = said(all.filter { $0.scene != scene })
            #expect(after.count == before.count - 1, "without \(scene)")
            for (other, way) in after { #expect(before[other] == way, "\(other) without \(scene)") }
        }
    }

    private func learned(_ texts: [(name: String, text: String)]) throws -> AppLearning {
        AppLearning(
            try texts.map { name, text in
                FactReading.file(
                    try #require(FileFacts(parsing: text, depth: .whole)), path: "/app/Sources/\(name)/\(name).swift")
            }.sorted { $0.path < $1.path })
    }

    /// Many screens with nothing beside them take no part of those away that have a presenter.
    @Test func keepsAWayBesideMoreScreensThatStandAlone() throws {
        let names = (0..<30).map { "Place\(String(UnicodeScalar(UInt8(65 + $0 % 26))))\($0 < 26 ? "one" : "two")" }
        let learning = try learned(
            names.enumerated().map { number, name in
                let contract = "protocol \(name)ViewControllerProtocol: AnyObject {}"
                guard number < 14 else {
                    return (
                        name,
                        contract + "\nclass \(name)ViewController: UIViewController, \(name)ViewControllerProtocol {}"
                    )
                }
                return (
                    name,
                    """
                    class \(name)ViewController: UIViewController { var presenter: \(name)ViewPresenterProtocol! }
                    protocol \(name)ViewPresenterProtocol: AnyObject {}
                    class \(name)ViewPresenter: \(name)ViewPresenterProtocol {}
                    """
                )
            })
        #expect(learning.architectures.map { $0.units.map(\.name).sorted() } == [names.prefix(14).sorted()])
    }

    /// A button and its label are no scene.
    @Test func makesNoWayOfPiecesOfTheInterface() throws {
        let names = ["Standard", "Round", "Plain", "Wide", "Small", "Dark"]
        let learning = try learned(
            names.map { ($0, "struct \($0)View: View {}\nstruct \($0)Label: View {}") })
        #expect(learning.architectures.isEmpty)
    }

    /// View controllers that have nothing else in common are made in no way.
    @Test func makesNoWayOfOneRole() throws {
        let files = try ["Alert", "Banner", "Camera", "Drawer"].enumerated().map { number, name in
            let text =
                "class \(name)ViewController: UIViewController {}\nclass \(name)\(["Store", "Cell", "Timer", "Clock"][number]) {}"
            return FactReading.file(
                try #require(FileFacts(parsing: text, depth: .whole)), path: "/app/Sources/Rest/\(name).swift")
        }
        let all = (try ScaffoldedApp.files("snp") + files).sorted { $0.path < $1.path }
        let learning = AppLearning(all)
        #expect(learning.architectures.count == 1)
        #expect(learning.otherScreens.count == 4)
    }

    /// A preview beside a view, and a delegate beside a controller, say nothing of how a scene is made.
    @Test func makesNoWayOfPreviewsOrDelegates() throws {
        let previewed = ["Alert", "Banner", "Camera", "Drawer"].map { name in
            (
                "/app/Sources/Shown/\(name).swift",
                "struct \(name)View: View {}\nstruct \(name)View_Previews: PreviewProvider {}"
            )
        }
        // Those beside them have a view model, which is what makes a way.
        let modelled = ["Ink", "Jar", "Kite"].map { name in
            (
                "/app/Sources/Shown/\(name).swift",
                "struct \(name)View: View {}\nstruct \(name)View_Previews: PreviewProvider {}\nfinal class \(name)ViewModel {}"
            )
        }
        let delegating = ["Edge", "Floor", "Grid", "House"].map { name in
            (
                "/app/Sources/Panels/\(name).swift",
                """
                protocol \(name)PanelControllerDelegate: AnyObject {}
                final class \(name)PanelController: UIViewController {
                    weak var delegate: (any \(name)PanelControllerDelegate)?
                }
                """
            )
        }
        let files = try (previewed + modelled + delegating).map { path, text in
            FactReading.file(try #require(FileFacts(parsing: text, depth: .whole)), path: path)
        }
        let all = (try ScaffoldedApp.files("snp") + files).sorted { $0.path < $1.path }
        let learning = AppLearning(all)
        #expect(learning.architectures.map(\.units.count) == [20, 3])
        #expect(learning.otherScreens.count == 4)
    }
}

import SourceModel
import Testing

@testable import Learning

/// Scenes that Scaena wrote are counted in the way that they were written by, and change no other.
@Suite("Learning from an app with scaffolded scenes")
struct ScaffoldedScenesTests: SceneTexts {
    private let presented = [
        "NAME/NAMEViewController.swift":
            "final class NAMEViewController: UIViewController { var presenter: NAMEPresenter? }",
        "NAME/NAMEPresenter.swift": "final class NAMEPresenter { weak var view: NAMEViewController? }",
    ]
    private let modelled = [
        "NAME/NAMEScreen.swift": "struct NAMEScreen: View { @StateObject var store: NAMEStore }",
        "NAME/NAMEStore.swift": "final class NAMEStore: ObservableObject {}",
    ]

    private func names(_ count: Int) -> [String] {
        (0..<count).map {
            "Place" + ["Ash", "Birch", "Cedar", "Elm"][$0 % 4]
                + ["Hill", "Lake", "Moor", "Pass", "Quay", "Wood"][$0 / 4]
        }
    }

    /// The units that files are of, where each lies in a folder of its unit's name.
    private func written(_ paths: some Sequence<String>) -> [String: ScaffoldedUnit] {
        let names = Set(paths.map { String($0.split(separator: "/").dropLast().last ?? "") }).sorted()
        return Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let name = String(path.split(separator: "/").dropLast().last ?? "")
                return (path, ScaffoldedUnit(number: names.firstIndex(of: name) ?? 0, name: name))
            })
    }

    private func ways(_ learning: AppLearning) -> [Int] { learning.architectures.map(\.units.count) }

    /// Three scenes are a way beside twenty-one others, and not beside twenty-two.
    @Test func aNewSceneIsOneMoreOfItsWayAlone() {
        let others = scenes(of: ["Avenue", "Bridge", "Canal"], modelled)
        let app = scenes(of: names(21), presented).merging(others) { $1 }
        #expect(ways(learning(app)) == [21, 3])
        let new = scenes(of: ["Zebra"], presented)
        let again = app.merging(new) { $1 }
        #expect(ways(learning(again)) == [22])
        #expect(ways(learning(again, scaffolded: written(new.keys))) == [22, 3])
    }

    @Test func anAppThatIsAllScaffoldedIsLearned() {
        let app = scenes(presented)
        #expect(ways(learning(app, scaffolded: written(app.keys))) == [Self.names.count])
    }

    @Test func scaffoldedScenesOfANewWayAreOne() {
        let new = scenes(of: ["Avenue", "Bridge", "Canal"], modelled)
        let app = scenes(presented).merging(new) { $1 }
        #expect(ways(learning(app, scaffolded: written(new.keys))) == [Self.names.count, 3])
    }

    /// Services of half the scenes are no part of them, so that a view with a service alone is no scene; one more would make it one.
    @Test func aNewScenesPartsMakeNothingUsual() {
        let views = [
            "Views/NAME/NAMEView.swift": "struct NAMEView: View { @StateObject var model: NAMEViewModel }",
            "ViewModels/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
        ]
        let service = ["Services/NAMEService.swift": "final class NAMEService {}"]
        let alone = ["Views/NAME/NAMEView.swift": "struct NAMEView: View {}"].merging(service) { $1 }
        let app = scenes(of: names(12), views).merging(scenes(of: Array(names(12).prefix(5)), service)) { $1 }
            .merging(scenes(of: ["Report", "Workout"], alone)) { $1 }
        let new = scenes(of: ["Zebra"], views.merging(service) { $1 })
        #expect(ways(learning(app)) == [12])
        let again = app.merging(new) { $1 }
        #expect(ways(learning(again)) == [15])
        #expect(
            ways(learning(again, scaffolded: new.mapValues { _ in ScaffoldedUnit(number: 0, name: "Zebra") })) == [13])
    }

    @Test func anExampleIsWrittenByHandWhereOneIs() throws {
        var app = try WrittenApp(scenes(presented).map { ($0.key, $0.value) })
        let byHand = Set(app.paths)
        for (path, text) in scenes(of: ["Aardvark"], presented) { try app.write(text, to: path) }
        #expect(try app.learned().templates(ofWay: 0).map(\.unit).contains("Aardvark"))
        let examples = try app.learned(scaffolded: written(Set(app.paths).subtracting(byHand))).templates(ofWay: 0)
        #expect(!examples.isEmpty && !examples.map(\.unit).contains("Aardvark"))
    }
}

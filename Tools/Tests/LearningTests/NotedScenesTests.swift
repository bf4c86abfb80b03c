import Foundation
import SourceModel
import Testing

@testable import Learning

/// A scene more or less changes what is learned of this scene, and nothing else, where the scenes of the last run are noted.
@Suite("Scenes that were noted")
struct NotedScenesTests: SceneTexts {
    private let presented = [
        "NAME/NAMEViewController.swift":
            "final class NAMEViewController: UIViewController { var presenter: NAMEPresenter? }",
        "NAME/NAMEPresenter.swift": "final class NAMEPresenter { weak var view: NAMEViewController? }",
    ]
    private let modelled = [
        "Store/NAME/NAMEScreen.swift": "struct NAMEScreen: View { @StateObject var store: NAMEStore }",
        "Store/NAME/NAMEStore.swift": "final class NAMEStore: ObservableObject {}",
    ]
    private let worker = ["NAME/NAMEWorker.swift": "final class NAMEWorker { func work() {} }"]

    private func names(_ count: Int) -> [String] {
        (0..<count).map {
            "Place" + ["Ash", "Birch", "Cedar", "Elm"][$0 % 4]
                + ["Bay", "Dell", "Fell", "Ford", "Hill", "Lake", "Moor", "Pass", "Quay", "Rock", "Wood"][$0 / 4]
        }
    }

    private let few = ["Avenue", "Bridge", "Canal"]

    /// Twenty-one scenes and three, which are a way beside so many and not beside one more.
    private var app: [String: String] { scenes(of: names(21), presented).merging(scenes(of: few, modelled)) { $1 } }

    private func ways(_ learning: AppLearning) -> [Int] { learning.architectures.map(\.units.count) }

    private func text(_ learning: AppLearning) -> [String] {
        learning.architectures.map { LearnedDefinition($0, as: .ours, known: []).text }
    }

    @Test func nothingChangesWhereNothingDoes() throws {
        let app = app.merging(scenes(of: ["Dock", "Echo"], worker)) { $1 }.merging(screens(4)) { $1 }
        let first = learning(app)
        let noted = note(first)
        let again = learning(app, noted: try JSONDecoder().decode(NotedScenes.self, from: Data(noted.text.utf8)))
        #expect(again.keepsNoted)
        #expect(text(again) == text(first))
        #expect(again.members == first.members)
        #expect(note(again).text == noted.text)
    }

    @Test func eachSceneThatIsTakenAwayIsOneLessOfItsWay() {
        let noted = note(learning(app))
        for name in names(21) + few {
            let left = app.filter { !$0.key.contains("\(name)/") }
            let isOfMany = !few.contains(name)
            #expect(ways(learning(left, noted: noted)) == (isOfMany ? [20, 3] : [21, 2]), "without \(name)")
        }
        #expect(ways(learning(app.filter { !$0.key.contains("Canal/") })) == [21])
    }

    /// A part in another file may outlive its scene, and one that is called otherwise takes another's place.
    @Test func aSceneThatLostHalfOfItsPartsIsGone() throws {
        let app = app.merging(scenes(of: ["PlaceBirchDell", "PlaceCedarFell", "PlaceAshFord"], worker)) { $1 }
        let noted = note(learning(app))
        let half = app.filter { $0.key != "PlaceAshBay/PlaceAshBayPresenter.swift" }
        #expect(ways(learning(half, noted: noted)) == [20, 3])
        let path = "PlaceAshBay/PlaceAshBayWorker.swift"
        let other = half.merging([path: "final class PlaceAshBayWorker { func work() {} }"]) { $1 }
        #expect(ways(learning(other, noted: noted)) == [21, 3])
    }

    @Test func anAppWhoseScenesAllLostHalfOfTheirPartsIsLearnedAnew() {
        let router = ["NAME/NAMERouter.swift": "final class NAMERouter { func leave() {} }"]
        let noted = note(learning(scenes(presented.merging(worker) { $1 }.merging(router) { $1 })))
        let less = learning(scenes(presented), noted: noted)
        #expect(!less.keepsNoted)
        #expect(ways(less) == [Self.names.count])
    }

    @Test func aSceneThatIsWrittenByHandIsOneMore() {
        let more = app.merging(scenes(of: ["Zebra"], presented)) { $1 }
        #expect(ways(learning(more)) == [22])
        #expect(ways(learning(more, noted: note(learning(app)))) == [22, 3])
    }

    @Test func aSceneThatMovesStaysInItsWay() throws {
        let noted = note(learning(app))
        let moved = app.reduce(into: [String: String]()) { files, file in
            files[file.key.hasPrefix("PlaceAshBay/") ? "Woods/Far/\(file.key)" : file.key] = file.value
        }
        let again = learning(moved, noted: noted)
        #expect(ways(again) == [21, 3])
        let unit = try #require(again.architectures[0].units.first { $0.name == "PlaceAshBay" })
        #expect(unit.folder == "/app/App/Woods/Far/PlaceAshBay")
    }

    @Test func scenesOfANewWayAreOne() {
        let noted = note(learning(scenes(presented)))
        let more = scenes(presented).merging(scenes(of: few, modelled)) { $1 }
        #expect(ways(learning(more, noted: noted)) == [Self.names.count, 3])
    }

    /// Screens that were in no way before make none since one more is like them.
    @Test func screensThatWereInNoWayStayThere() {
        let others = Array(few.prefix(2)) + ["Dock", "Echo", "Ferry", "Gate", "Hut"]
        let models = ["Store/NAME/NAMEStore.swift": modelled["Store/NAME/NAMEStore.swift"] ?? ""]
        let views = ["Store/NAME/NAMEScreen.swift": "struct NAMEScreen: View {}"]
        let before = scenes(of: names(21), presented).merging(scenes(of: Array(few.prefix(2)), modelled)) { $1 }
            .merging(scenes(of: others, views)) { one, _ in one }
        #expect(ways(learning(before)) == [21])
        let after = before.merging(scenes(of: ["Dock"], models)) { $1 }
        #expect(ways(learning(after)) == [21, 3])
        #expect(ways(learning(after, noted: note(learning(before)))) == [21])
    }

    @Test func anAppThatBecameAnotherIsLearnedAnew() {
        let noted = note(learning(scenes(presented)))
        let less = scenes(of: Array(Self.names.prefix(7)), presented)
        let again = learning(less, noted: noted)
        #expect(!again.keepsNoted)
        #expect(ways(again) == [7])
        #expect(learning(scenes(of: Array(Self.names.prefix(8)), presented), noted: noted).keepsNoted)
    }

    /// A part that a tenth has is a role, and stays one where a scene more makes it rarer.
    @Test func rolesStayWhatTheyWere() {
        func roles(_ learning: AppLearning) -> [String] { learning.architectures[0].roles.map(\.form) }
        let all = names(40)
        let some = stride(from: 0, to: 25, by: 5).map { all[$0] }
        let app = scenes(of: all, presented).merging(scenes(of: Array(some.prefix(4)), worker)) { $1 }
        #expect(roles(learning(app)).contains("{Unit}Worker"))
        let more = app.merging(scenes(of: ["Zebra"], presented)) { $1 }
        #expect(!roles(learning(more)).contains("{Unit}Worker"))
        #expect(roles(learning(more, noted: note(learning(app)))).contains("{Unit}Worker"))
        // And what was none becomes one by more of it alone.
        let noted = note(learning(more))
        #expect(!roles(learning(app, noted: noted)).contains("{Unit}Worker"))
        let workers = more.merging(scenes(of: some, worker)) { $1 }
        #expect(roles(learning(workers, noted: noted)).contains("{Unit}Worker"))
    }

    @Test func aPartThatASceneGetsIsItsOwn() throws {
        let all = Self.names
        let app = scenes(presented).merging(scenes(of: Array(all.prefix(4)), worker)) { $1 }
        let more = app.merging(scenes(of: [all[4]], worker)) { $1 }
        let again = learning(more, noted: note(learning(app)))
        let role = try #require(again.architectures[0].roles.first { $0.form == "{Unit}Worker" })
        #expect(role.presence.count == 5)
    }

    /// A scene of a definition is of its way, whatever it is like.
    @Test func aScaffoldedSceneIsOfItsDefinitionsWay() {
        let new = scenes(of: ["Zebra"], modelled)
        let unit = ScaffoldedUnit(number: 0, name: "Zebra", definition: "way-1")
        let again = learning(
            app.merging(new) { $1 }, scaffolded: new.mapValues { _ in unit }, noted: note(learning(app)))
        #expect(ways(again) == [22, 3])
    }

    /// Two modules may each have scenes of one name.
    @Test func namesakesStayApart() {
        let app = ["Shop", "Bank"].reduce(into: [String: String]()) { files, module in
            for (path, text) in scenes(presented) { files["\(module)/\(path)"] = text }
        }
        let noted = note(learning(app))
        let left = app.filter { !$0.key.hasPrefix("Bank/Cart/") }
        let again = learning(left, noted: noted)
        #expect(ways(again) == [19])
        let carts = again.architectures[0].units.filter { $0.name == "Cart" }.map(\.folder)
        #expect(carts == ["/app/App/Shop/Cart"])
    }

    @Test(arguments: [
        "HomeView is {Unit}View", "HomeView is {Unit}View in App/Home is it", "About.Router is {Unit}.Router in .",
    ])
    func aPartIsReadAsItIsWritten(text: String) throws {
        let part = try JSONDecoder().decode(NotedScenes.Part.self, from: Data("\"\(text)\"".utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        #expect(try String(decoding: encoder.encode(part), as: UTF8.self) == "\"\(text)\"")
        #expect(part.type == text.split(separator: " ").first.map(String.init))
        #expect(part.folder == (text.hasSuffix("it") ? "App/Home is it" : text.hasSuffix(".") ? "." : nil))
    }

    @Test(arguments: ["\"HomeView\"", "\"HomeView is Home\"", "3", "\" is {Unit}\""])
    func aPartThatIsNoneIsRefused(text: String) {
        #expect((try? JSONDecoder().decode(NotedScenes.Part.self, from: Data(text.utf8))) == nil)
    }
}

import Architecture
import Testing

@testable import Learning

/// Parts of scenes in two trees of folders that mirror each other, and those of several apps of one repository.
@Suite("Learning mirrored trees of folders")
struct MirroredTreesTests: SceneTexts {
    /// A screen that keeps two pieces, and what acts for it with a state of its own, each in a folder: two units before they are joined.
    private func feature(screen: String, logic: String) -> [String: String] {
        scenes([
            "\(screen)/NAMEView.swift":
                "struct NAMEView: View { let store: NAMELogic; var body: some View { Text(\"\") } }",
            "\(screen)/NAMEEmptyView.swift": "struct NAMEEmptyView: View { var body: some View { Text(\"\") } }",
            "\(logic)/NAMELogic.swift": "final class NAMELogic { let worker = NAMEWorker() }",
            "\(logic)/NAMEWorker.swift": "final class NAMEWorker {}",
        ])
    }

    private func roles(_ files: [String: String]) -> [String: Int] {
        let learned = learning(files).architectures
        return Dictionary(learned.flatMap(\.roles).map { ($0.form, $0.presence.count) }) { max($0, $1) }
    }

    @Test(
        "What lies in folders of one path, or of the unit's name and another kind, belongs together",
        arguments: [
            ("Shop/Sources/NAMEFeature", "Core/Sources/NAMELogic"), ("Views/Main/Deep/NAME", "Logic/Main/Deep/NAME"),
        ])
    func mirrored(screen: String, logic: String) {
        let found = roles(feature(screen: screen, logic: logic))
        #expect(found["{Unit}View"] == 10 && found["{Unit}Logic"] == 10 && found["{Unit}Worker"] == 10)
    }

    @Test("What lies in folders of other paths does not")
    func otherPaths() {
        let found = roles(feature(screen: "Shop/Sources/NAMEFeature", logic: "Core/Server/Sources/NAMELogic"))
        #expect((found["{Unit}Worker"] ?? 0) == 0)
    }

    @Test("Two apps of one repository have a scene of each name, and each keeps its own")
    func twoApps() throws {
        var files = scenes(
            ["Shop", "Desk"].reduce(into: [:]) { files, app in
                files["\(app)/Sources/NAMEFeature/NAMEViewController.swift"] =
                    "class NAMEViewController: UIViewController { let presenter = NAMEPresenter() }"
                files["\(app)/Sources/NAMEFeature/NAMEPresenter.swift"] = "class NAMEPresenter {}"
            })
        // What each has of its own makes two of them.
        for app in ["Shop", "Desk"] {
            files["\(app)/Sources/Values.swift"] = (0..<12).map { "struct \(app)Value\($0) {}\n" }.joined()
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.units.count == 20)
        #expect(learned.roles.allSatisfy { $0.presence.count == 20 && $0.several.count == 0 })
    }

    @Test("Of several apps' screens of one name, one is the scene's, and no file has several of one kind")
    func sharedLogic() throws {
        var files = scenes(["Core/Sources/NAMELogic/NAME.swift": "final class NAMELogic {}"])
        for app in ["Desk", "Shop", "Tool"] {
            files.merge(
                scenes([
                    "\(app)/Sources/NAMEFeature/NAME.swift":
                        "struct NAMEView: View { let store: NAMELogic; var body: some View { Text(\"\") } }"
                ])
            ) { $1 }
        }
        let app = learning(files)
        #expect(app.otherViews.isEmpty)
        let learned = try #require(app.architectures.first)
        #expect(learned.roles.map(\.presence.count) == [10, 10] && learned.roles.allSatisfy { $0.several.count == 0 })
        #expect(learned.channels.first { $0.from == "view" && $0.to == "logic" }?.presence == Evidence(10, of: 10))
    }

    @Test("A view deep in a tree of views beside the tree of view controllers has a place")
    func deepTrees() throws {
        let groups = ["Crew/Driver", "Crew/Rider", "Crew/Driver/Route/Point", "Own", "Trip/Map"]
        var files: [String: String] = [:]
        for (number, name) in Self.names.enumerated() {
            let group = groups[number % groups.count]
            files["Controllers/\(group)/\(name)ViewController.swift"] =
                "class \(name)ViewController: UIViewController { private let ownView = \(name)View() }"
            files["Views/\(group)/\(name)View.swift"] = "class \(name)View: UIView {}"
        }
        let learned = try #require(learning(files).architectures.first)
        let file = learned.files.first { $0.holds.contains { $0.value == "view" } }
        #expect(file?.path == Learned("/Views/{Group}/{Unit}View.swift", Evidence(10, of: 10)))
    }

    @Test("A file of the same name in another target is one more; in the same it is none")
    func filesOfTargets() throws {
        func paths(_ logic: String) throws -> [String] {
            let files = scenes([
                "Shop/Sources/NAMEFeature/NAME.swift":
                    "struct NAMEView: View { let store: NAMELogic; var body: some View { Text(\"\") } }",
                "\(logic)/NAME.swift": "final class NAMELogic {}",
            ])
            let learned = try #require(learning(files).architectures.first)
            return WrittenArchitecture(learned).files.map(\.path.value).sorted()
        }
        #expect(try paths("Core/Sources/NAMELogic") == ["/Core/Sources/{Unit}Logic/{Unit}.swift", "{Unit}.swift"])
        #expect(try paths("Shop/Sources/NAMEFeature/Logic").count == 1)
    }

    @Test(
        "What the screens of a kind of users begin with is no scene; what has a screen of that name, or one who acts for all, is",
        arguments: [("", 0), ("struct DriverScreen: View {}", 1), ("final class DriverModel {}", 1)])
    func kindsOfUsers(further: String, count: Int) {
        let screens = ["Home", "Loads", "Wallet", "Profile", "Bids", "Fuel", "Chat", "Trips", "Maps"]
        var files: [String: String] = [:]
        for role in ["Driver", "Rail", "Shipper", "Vessel", "Broker"] {
            for screen in screens {
                files["Views/\(role)/\(role)\(screen).swift"] =
                    "struct \(role)\(screen)Screen: View { let alerts: \(role)AlertsStore }"
            }
            files["Views/\(role)/\(role)AlertsStore.swift"] = "final class \(role)AlertsStore {}"
            files["Views/\(role)/\(role)More.swift"] = further.replacing("Driver", with: role)
        }
        for name in Self.names {
            files["Other/\(name)Screen.swift"] = "struct \(name)Screen: View { let store: \(name)Store }"
            files["Other/\(name)Store.swift"] = "final class \(name)Store {}"
        }
        let units = learning(files).architectures.flatMap(\.units)
        #expect(units.count { $0.name == "Driver" } == count)
    }
}

import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// Parts of one scene that lie in folders of their kinds, one of them in two.
@Suite("Learning scenes whose parts lie in folders by kind")
struct SceneFoldersTests: SceneTexts {
    /// The parts of a scene, in the folders of its view and of its model.
    private static func parts(view: String, model: String) -> [String: String] {
        [
            "\(view)/NAMEViewController.swift": """
            class NAMEViewController: UIViewController {
                var model: NAMEViewModelType?
                let content = NAMEView()
            }
            """,
            "\(view)/NAMEView.swift": "class NAMEView: UIView {}",
            "\(model)/NAMEViewModel.swift": "class NAMEViewModel: NAMEViewModelType {}",
            "\(model)/NAMEViewModelType.swift": "protocol NAMEViewModelType: AnyObject {}",
        ]
    }

    private func roles(view: String, model: String) -> [String: Int] {
        let files = scenes(Self.parts(view: view, model: model))
        let learned = learning(files).architectures.flatMap(\.roles)
        return Dictionary(learned.map { ($0.form, $0.presence.count) }) { max($0, $1) }
    }

    @Test(
        "What lies two folders deep by its kind belongs to what lies beside, whatever the folder around is called",
        arguments: ["My NAME", "Scenes of NAME/Page"])
    func kinds(home: String) {
        let found = roles(view: "\(home)/View/View Controller", model: "\(home)/View Model")
        #expect(found["{Unit}ViewController"] == 10 && found["{Unit}ViewModel"] == 10, "\(found)")
    }

    @Test("A scene's folder may be written in words", arguments: ["About Us", "About Them"])
    func words(folder: String) {
        let files = scenes(Self.parts(view: "NAME", model: "NAME"))
        let more = [
            "\(folder)/Looks/Deep/AboutUsViewController.swift": """
            class AboutUsViewController: UIViewController {
                var model: AboutUsViewModel?
                let content = AboutUsView()
            }
            """,
            "\(folder)/Looks/Deep/AboutUsView.swift": "class AboutUsView: UIView {}",
            "\(folder)/Thoughts/First/AboutUsViewModel.swift": "class AboutUsViewModel: AboutUsViewModelType {}",
            "\(folder)/Thoughts/First/AboutUsViewModelType.swift": "protocol AboutUsViewModelType: AnyObject {}",
        ]
        let units = learning(files.merging(more) { $1 }).architectures.flatMap(\.units)
        let own = units.filter { $0.name == "AboutUs" }
        #expect(own.map { $0.folder.hasSuffix("/App/\(folder)") } == [folder == "About Us"], "\(own.map(\.folder))")
    }

    @Test("All that a scene has may lie in the one folder inside its own")
    func targets() {
        let files = scenes([
            "NAME/Targets/Scene/Sources/NAMEViewController.swift": """
            class NAMEViewController: UIViewController {
                var interactor: NAMEInteractor?
                var router: NAMERoutingLogic?
            }
            """,
            "NAME/Targets/Scene/Sources/NAMEInteractor.swift": "class NAMEInteractor: NAMEDataStore {}",
            "NAME/Targets/RoutingProtocol/NAMERoutingLogic.swift": "protocol NAMERoutingLogic { func go() }",
            "NAME/Targets/RoutingProtocol/NAMEDataStore.swift": "protocol NAMEDataStore {}",
            "NAME/Targets/Router/NAMERouter.swift": "class NAMERouter: NAMERoutingLogic { func go() {} }",
        ])
        let roles = learning(files).architectures.first?.roles ?? []
        #expect(roles.contains { $0.form == "{Unit}Router" && $0.presence.count == 10 }, "\(roles.map(\.form))")
    }

    @Test("Folders called by a scene's words are its own, however the words are written", arguments: [true, false])
    func foldersInWords(isLower: Bool) throws {
        let words = ["Settings", "Details", "List", "Search", "Editor", "Rules", "Filter", "Card", "Signup", "History"]
        var files: [String: String] = [:]
        for (number, (name, word)) in zip(Self.names, words).enumerated() {
            let folder = "\(number % 2 == 0 ? "Main" : "Shop")/\(name) \(isLower ? word.lowercased() : word)"
            for (path, text) in Self.parts(view: folder, model: folder) {
                files[path.replacing("NAME", with: name + word)] = text.replacing("NAME", with: name + word)
            }
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(
            learned.folder.value == "{Group}/{Unit}" && learned.folder.evidence == Evidence(10, of: 10),
            "\(learned.folder) \(learned.units.map(\.folder))")
    }

    @Test("What all scenes have in one folder lies there in all, wherever the screens of some are")
    func onePlace() throws {
        var files = scenes(
            [
                "Screens/Flow of NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let source = NAMEDataSource() }",
                "Code/Sources/NAMEDataSource.swift": "class NAMEDataSource {}",
            ])
        for name in ["About", "Cart", "Chat"] {
            let path = "Screens/Flow of \(name)/\(name)ViewController.swift"
            files["Code/\(name)ViewController.swift"] = files[path]
            files[path] = nil
        }
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let learning = AppLearning(SourceFacts(SourceFileList(paths: [folder.path])))
        let example = try #require(learning.templates(ofWay: 0).first)
        let file = try #require(example.files.first { $0.id == "dataSourceFile" })
        #expect(file.path.evidence == Evidence(10, of: 10), "\(file.path)")
    }
}

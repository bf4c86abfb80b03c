import Architecture
import SourceModel
import Testing

@testable import Learning
@testable import Scaffolding

/// Scenes in modules with interfaces, what lies in services beside them, and what a new scene has to be entered in.
@Suite("Learning scenes in modules of interfaces")
struct ScenesInModulesTests: SceneTexts {
    private static let groups = ["Cart", "Home", "Menu"]

    /// The files of a scene whose contract lies in an interface beside the implementation.
    private static func files(_ name: String, in module: String) -> [String: String] {
        [
            "\(module)/Interface/\(name)Model.swift":
                "public protocol \(name)Model { func load() }\npublic struct \(name)State {}",
            "\(module)/Interface/\(name)ViewController.swift":
                "public protocol \(name)ViewController: UIViewController { func show() }",
            "\(module)/Implement/\(name)ViewControllerImp.swift":
                "final class \(name)ViewControllerImp: UIViewController, \(name)ViewController { let model: \(name)ModelImp }",
            "\(module)/Implement/\(name)ModelImp.swift":
                "final class \(name)ModelImp: \(name)Model { func load() {} }",
        ]
    }

    @Test("A module with one scene has its interface, where other modules have theirs alike")
    func smallModules() throws {
        let names = ["CartList", "HomeFeed", "MenuSheet", "PlanDay", "ShopDoor", "TeamChat"]
        let small = names.reduce(into: [String: String]()) { files, name in
            let module = String(name.prefix(4))
            files.merge(Self.files(name, in: "Features/\(module)/\(module)Feature")) { own, _ in own }
        }
        let ways = learning(small).architectures
        #expect(ways.count == 1)
        let way = try #require(ways.first)
        #expect(way.units.count == 6)
        #expect(way.contracts.first { $0.form == "{Unit}ViewController" }?.presence == Evidence(6, of: 6))
    }

    @Test("The folder below a group's that is named after the group is a part of the place")
    func groupsModules() throws {
        var files: [String: String] = [:]
        for group in ["MyPage", "Feed", "Home"] {
            for name in ["\(group)List", "\(group)Detail", "\(group)Edit"] {
                files.merge(Self.files(name, in: "App/Features/\(group)/\(group)Screens")) { own, _ in own }
            }
        }
        files["App/Root/Thing.swift"] = "struct Thing {}"
        let way = try #require(learning(files).architectures.first)
        #expect(way.folder.value == "{Group}/{Group}Screens/Implement")
        #expect(way.place(in: "/app/App") == "App/Features")
    }

    @Test("A module with one scene, named after it, is a group as the others are")
    func groupsOfOne() throws {
        var files: [String: String] = [:]
        for (group, names) in [
            ("MyPage", ["Policy", "Setting", "Nickname"]), ("Feed", ["Ranking", "Comment"]), ("Home", ["Home"]),
            ("Login", ["Login"]), ("Report", ["Report"]),
        ] {
            for name in names {
                let place = "Features/\(group)/\(group)Feature/Sources"
                files["\(place)/\(name)View.swift"] = "struct \(name)View: View { let model: \(name)Model }"
                files["\(place)/\(name)Model.swift"] = "final class \(name)Model {}"
            }
        }
        files["Root/Thing.swift"] = "struct Thing {}"
        let way = try #require(learning(files).architectures.first)
        #expect(way.folder.value == "{Group}/{Group}Feature/Sources")
        #expect(way.place(in: "/app/App") == "Features")
    }

    @Test("A service that bears a scene's name in the services' folder makes no way of its own")
    func services() throws {
        let names = [
            "About", "Board", "Cart", "Diary", "Event", "Flower", "Garden", "Harbour", "Island", "Journey", "Kitchen",
            "Lantern",
        ]
        var files: [String: String] = [:]
        for (number, name) in names.enumerated() {
            files["App/Screens/\(name)/\(name)Controller.swift"] =
                "final class \(name)Controller: UIViewController { let model: \(name)Model }"
            files["App/Models/\(name)/\(name)Model.swift"] = "final class \(name)Model {}"
            if number < 4 {
                files["App/Services/\(name)/\(name)Service.swift"] = "final class \(name)Service: Service {}"
                files["App/Services/\(name)/\(name)Api.swift"] = "final class \(name)Api: Api {}"
                files["App/Services/\(name)/\(name)Cache.swift"] = "final class \(name)Cache {}"
            }
        }
        let ways = learning(files).architectures
        #expect(ways.map(\.units.count) == [12])
    }

    @Test("Who imports SwiftUI for the objects that it observes alone is logic", arguments: [true, false])
    func layers(isPlain: Bool) throws {
        let files = scenes([
            "NAME/NAMEView.swift": "import SwiftUI\nstruct NAMEView: View { @StateObject var model: NAMEViewModel }",
            "NAME/NAMEViewModel.swift":
                "import SwiftUI\nfinal class NAMEViewModel: ObservableObject { var tint: \(isPlain ? "Int" : "Color") }",
        ])
        let way = try #require(learning(files).architectures.first)
        let model = try #require(way.roles.first { $0.form == "{Unit}ViewModel" })
        #expect(model.layer == (isPlain ? "logic" : "interface"))
        #expect(way.roles.first { $0.form == "{Unit}View" }?.layer == "interface")
    }

    @Test("What nearly all scenes are entered in is told, with its file and line")
    func entries() throws {
        let names = ["About", "Board", "Cart", "Diary", "Event"]
        func app(named: Int) throws -> [String] {
            var texts: [(path: String, text: String)] = names.flatMap { name in
                [
                    (
                        "App/Scenes/\(name)/\(name)Controller.swift",
                        "import UIKit\n\nfinal class \(name)Controller: UIViewController {\n    var model: \(name)Model?\n}\n"
                    ),
                    ("App/Scenes/\(name)/\(name)Model.swift", "final class \(name)Model {}\n"),
                    ("App/Scenes/\(name)/\(name)Part.swift", "final class \(name)Part: Part {}\n"),
                ]
            }
            let lines = names.prefix(named).map { "        add(\($0)Part.self)\n" }.joined()
            let text = "final class Parts {\n    func load() {\n\(lines)    }\n}\n"
            texts.append(("App/Start/Parts.swift", text))
            // Nobody enters anything in what a tool writes.
            texts.append(("App/Generated/Scenes.swift", text.replacing("Parts", with: "Scenes")))
            let cases = names.prefix(named).map { "    case \($0.lowercased())\n" }.joined()
            texts.append(("App/Start/Screen.swift", "enum Screen {\n\(cases)}\n"))
            let app = try WrittenApp(texts)
            return try app.learned().templates(like: "Cart").templates.leftOut
        }
        let told = try app(named: 5)
        #expect(
            told == [
                "the entry in Start/Parts.swift:7, where {Unit}Part stands for 5 of 5: enter each new scene there, too",
                "the entry in Start/Screen.swift:6, where a case for {Unit} stands for 5 of 5: enter each new scene there, too",
            ], "\(told)")
        #expect(try app(named: 4).isEmpty)
    }
}

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

    @Test("A module with one scene has the contracts of the module that is its interface, `CartInterface` of `Cart`")
    func interfacesBeside() throws {
        var files: [String: String] = [:]
        for name in ["Cart", "Home", "Menu", "Plan", "Shop", "Team"] {
            files["Sources/\(name)/\(name)Controller.swift"] =
                "class \(name)Controller: UIViewController { let logic: \(name)Logic }"
            files["Sources/\(name)/\(name)Logic.swift"] = "class \(name)Logic: \(name)Logical {}"
            files["Sources/\(name)Interface/\(name)Interface.swift"] =
                "public protocol \(name)Logical { func load() }\npublic protocol \(name)Hearing: AnyObject {}"
        }
        let way = try #require(learning(files).architectures.first)
        #expect(way.contracts.map(\.presence) == [Evidence(6, of: 6), Evidence(6, of: 6)])
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

    @Test("Groups that are called alike behind their names are told so, and a scene in none has one of its own")
    func namedGroups() throws {
        var files: [String: String] = [:]
        for (group, names) in [
            ("Cart", ["Cart", "Offer", "Basket"]), ("Home", ["Feed", "Home"]), ("Menu", ["Dish", "Menu"]),
            ("Chat", ["Room"]),
        ] {
            for name in names {
                files["Sources/\(group)Feature/\(name).swift"] =
                    "struct \(name)View: View { let store: StoreOf<\(name)Logic> }\nstruct \(name)Logic: Reducer {}"
            }
        }
        let way = try #require(learning(files).architectures.first)
        #expect(way.folder == Learned("{Group}Feature", Evidence(8, of: 8)))
        let folder = try NameForm(way.folder.value)
        #expect(folder.folder(for: UnitName("Voucher")) == "VoucherFeature")
        #expect(folder.folder(for: UnitName("Voucher", in: "Cart", namedByGroup: false)) == "CartFeature")
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

    @Test("The storyboard that the example names and most others do not is told", arguments: [true, false])
    func storyboards(isOne: Bool) throws {
        let texts: [(path: String, text: String)] = Self.names.flatMap { name in
            let storyboard = isOne ? "Main" : name == "Pin" ? "Map" : name
            return [
                (
                    "App/Scenes/\(name)/\(name)Controller.swift",
                    """
                    import UIKit

                    final class \(name)Controller: UIViewController {
                        var model: \(name)Model?

                        static func create() -> \(name)Controller {
                            \(name)Controller.make(fromStoryboard: "\(storyboard == name ? "For\(name.count)" : storyboard)") { coder in
                                return \(name)Controller(coder: coder)
                            }
                        }
                    }

                    """
                ), ("App/Scenes/\(name)/\(name)Model.swift", "final class \(name)Model {}\n"),
            ]
        }
        let app = try WrittenApp(texts)
        let kept = try app.learned().kept
        let units = try #require(kept.scenes.units.first)
        let cart = try #require(units.first { $0.stem == "Cart" })
        let told = NamedStoryboards(units, kept.app).sentence(
            on: cart, in: ["screen": "make(fromStoryboard: \"\(isOne ? "Main" : "For4")\")"], word: "scene")
        #expect(
            told
                == (isOne
                    ? nil : "the storyboard of Cart, \"For4\", which 3 of 10 name: name its own in each new scene"))
    }

    @Test("What nearly all scenes are entered in by names inside of theirs is told, too")
    func nestedEntries() throws {
        var texts: [(path: String, text: String)] = Self.names.flatMap { name in
            [
                ("App/Scenes/\(name)/\(name).swift", "enum \(name) {\n    struct Config {}\n}\n"),
                (
                    "App/Scenes/\(name)/\(name)RootView.swift",
                    "import SwiftUI\n\nextension \(name) {\n    struct RootView: View {\n        let model: Model\n"
                        + "        var body: some View { Text(\"\") }\n    }\n}\n"
                ),
                ("App/Scenes/\(name)/\(name)Model.swift", "extension \(name) {\n    final class Model {}\n}\n"),
            ]
        }
        let lines = Self.names.map { "        show(\($0).RootView(model: \($0).Model()))\n" }.joined()
        texts.append(("App/Start/Ways.swift", "func load() {\n\(lines)}\n"))
        let app = try WrittenApp(texts)
        let facts = try app.paths.sorted().map { path in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return (path: path, facts: try #require(FileFacts(parsing: text, depth: .whole)))
        }
        let nested = NestedNames(facts.map { FactReading.file($0.facts, path: $0.path) })
        let learning = AppLearning(facts.map { FactReading.file($0.facts, path: $0.path, nested: nested) })
        let told = try learning.templates(like: "Cart").templates.leftOut
        #expect(told.contains { $0.hasPrefix("the entry in Start/Ways.swift:") && $0.contains("10 of 10") }, "\(told)")
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

    @Test(
        "A new scene is to be registered where a container registers most of them, be it in one or in several",
        arguments: [
            ["import Swinject", "register"], ["", "register"], ["import Swinject", "show"], ["", "DI"],
        ], [1, 2])
    func registrations(head: [String], count: Int) throws {
        let names = ["About", "Board", "Cart", "Diary", "Event", "Frame"]
        var texts: [(path: String, text: String)] = names.flatMap { name in
            [
                (
                    "App/Scenes/\(name)/\(name)Controller.swift",
                    "import UIKit\n\nfinal class \(name)Controller: UIViewController {\n    var presenter: \(name)Presenter?\n}\n"
                ), ("App/Scenes/\(name)/\(name)Presenter.swift", "final class \(name)Presenter { func load() {} }\n"),
            ]
        }
        // Four of six are registered, be it two in each of two containers.
        for number in 0..<count {
            let own = names.prefix(4).dropFirst(number * 4 / count).prefix(4 / count)
            let call = head[1] == "DI" ? "give" : head[1]
            let lines = own.map { "        \(call)(\($0)Presenter.self) { _ in \($0)Presenter() }\n" }.joined()
            let name = head[1] == "DI" ? (number == 0 ? "PartsDI" : "SomeDI") : "Parts\(number)"
            texts.append(
                (
                    "App/Start/\(name).swift",
                    "\(head[0])\nfinal class Parts\(number) {\n    func load() {\n\(lines)    }\n}\n"
                )
            )
        }
        let app = try WrittenApp(texts)
        let told = try withExtendedLifetime(app) { try app.learned().templates(like: "Cart").templates.leftOut }
        let place = "Start/\(head[1] == "DI" ? "PartsDI" : "Parts0").swift:\(count == 1 ? 7 : 5)"
        let expected =
            count == 1
            ? "the entry in \(place), where {Unit}Presenter stands for 4 of 6: enter each new scene there, too"
            : "the registration in containers as \(place), in which {Unit}Presenter stands for 4 of 6: register each new scene in one of them, too"
        let isTold = head == ["import Swinject", "register"] || head[1] == "DI"
        #expect(told.contains(expected) == isTold, "\(told)")
        #expect(told.contains { $0.contains("{Unit}Presenter stands for") } == isTold, "\(told)")
    }
}

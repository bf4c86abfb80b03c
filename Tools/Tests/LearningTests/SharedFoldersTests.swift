import Architecture
import SourceModel
import Testing

@testable import Learning

@Suite("Parts that stand in folders beside their scenes")
struct SharedFoldersTests {
    private static let names = ["About", "Cart", "Login", "Map", "Profile", "Receipt", "Search", "Tickets"]

    private func learned(_ files: (Int, String) -> [String: String]) throws -> LearnedArchitecture {
        let all = Self.names.enumerated().flatMap { number, name in
            files(number, name).map { path, text in
                (path.replacing("NAME", with: name), text.replacing("NAME", with: name))
            }
        }
        let read = all.sorted { $0.0 < $1.0 }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        return try #require(AppLearning(read).architectures.first)
    }

    private static let controller = """
        import UIKit
        class NAMEViewController: UIViewController { private let viewModel = NAMEViewModel() }
        """

    private static let viewModel = "import Foundation\nclass NAMEViewModel { func load() {} }"

    private func path(of id: String, in learned: LearnedArchitecture) -> String? {
        learned.files.first { $0.holds.contains { $0.value == id } }?.path.value
    }

    @Test("A folder of view models beside a folder for each scene")
    func besideScenes() throws {
        let learned = try learned { _, _ in
            [
                "/app/App/NAME/NAMEViewController.swift": Self.controller,
                "/app/App/ViewModels/NAMEViewModel.swift": Self.viewModel,
            ]
        }
        #expect(learned.units.map(\.folder).first == "/app/App/About")
        #expect(learned.folder == Learned("{Unit}", Evidence(8, of: 8)))
        #expect(path(of: "viewModel", in: learned) == "/ViewModels/{Unit}ViewModel.swift")
        #expect(path(of: "viewController", in: learned) == "{Unit}ViewController.swift")
        #expect(learned.place(in: "/app") == "App")
        #expect(learned.outliers.isEmpty)
    }

    @Test("View models in folders of their own are each their scene's, though one's name begins with another's")
    func namesThatBeginAlike() throws {
        let groups = [
            "Cart": ["Cart", "CartSummary"], "Map": ["Map", "MapSummary"], "Menu": ["Menu", "MenuSummary"],
            "Chat": ["Chat", "Feed", "Pin", "Login", "Wallet", "Orders"],
        ]
        var texts: [String: String] = [:]
        for (group, names) in groups {
            for name in names {
                let folder = name == group ? group : "\(group)/\(name)"
                texts["/app/App/View/\(folder)/\(name)ViewController.swift"] =
                    Self.controller.replacing("NAME", with: name)
                texts["/app/App/ViewModel/\(group)/\(name)ViewModel.swift"] =
                    Self.viewModel.replacing("NAME", with: name)
            }
        }
        let read = texts.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
        let learned = try #require(AppLearning(read).architectures.first)
        #expect(learned.actor("viewModel")?.presence == Evidence(12, of: 12))
    }

    @Test("A folder of view models beside the one that holds the scenes' folders, which two scenes do without")
    func besideAll() throws {
        let learned = try learned { number, _ in
            [
                "/app/App/Scenes/NAME/NAMEViewController.swift": Self.controller,
                number < 2 ? "/app/App/Scenes/NAME/NAMEViewModel.swift" : "/app/App/ViewModels/NAMEViewModel.swift":
                    Self.viewModel,
            ]
        }
        #expect(learned.folder == Learned("Scenes/{Unit}", Evidence(8, of: 8)))
        let file = learned.files.first { $0.holds.contains { $0.value == "viewModel" } }
        #expect(file?.path == Learned("/ViewModels/{Unit}ViewModel.swift", Evidence(6, of: 8)))
        #expect(learned.place(in: "/app") == "App")
    }

    @Test("A tree of view models beside the tree of views")
    func parallelTrees() throws {
        let learned = try learned { number, _ in
            let topic = ["User", "Shop", "Other"][number % 3]
            return [
                "/app/App/Screens/\(topic)/NAMEViewController.swift": Self.controller,
                "/app/App/ViewModels/\(topic)/NAMEViewModel.swift": Self.viewModel,
            ]
        }
        #expect(learned.folder == Learned("Screens/{Group}", Evidence(8, of: 8)))
        #expect(path(of: "viewModel", in: learned) == "/ViewModels/{Group}/{Unit}ViewModel.swift")
        #expect(learned.place(in: "/app") == "App")
        #expect(learned.outliers.isEmpty)
    }

    @Test("A scene in no group has its view model in none, and one in a group has it there", arguments: [true, false])
    func inNoGroup(isInNone: Bool) throws {
        let learned = try learned { number, _ in
            let topic = ["User/", "Shop/", "Other/"][number % 3]
            let further = [
                "/app/App/Screens/\(topic)NewNAMEViewController.swift": Self.controller.replacing(
                    "NAME", with: "NewNAME"),
                "/app/App/ViewModels/\(topic)NewNAMEViewModel.swift": Self.viewModel.replacing("NAME", with: "NewNAME"),
            ]
            return [
                "/app/App/Screens/\(isInNone && number == 7 ? "" : topic)NAMEViewController.swift": Self.controller,
                "/app/App/ViewModels/\(number == 7 ? "" : topic)NAMEViewModel.swift": Self.viewModel,
            ].merging(further) { first, _ in first }
        }
        #expect(path(of: "viewModel", in: learned) == "/ViewModels/{Group}/{Unit}ViewModel.swift")
        #expect(learned.outliers.isEmpty == isInNone, "\(learned.outliers)")
    }

    @Test("A file that bears a group's name alone is none of a new scene")
    func filesOfGroups() throws {
        let app = try WrittenApp(
            Self.names.enumerated().flatMap { number, name in
                let topic = ["User", "Shop"][number % 2]
                return [
                    ("App/Screens/\(topic)/\(name)ViewController.swift", Self.controller.replacing("NAME", with: name)),
                    ("App/ViewModels/\(topic)/\(name)ViewModel.swift", Self.viewModel.replacing("NAME", with: name)),
                ]
            }
                + ["User", "Shop"].enumerated().map { number, topic in
                    let own = Self.names.enumerated().filter { $0.offset % 2 == number }.map(\.element)
                    return ("App/Models/\(topic)/SharedDTO.swift", own.map { "struct \($0)Request {}\n" }.joined())
                })
        let learning = try app.learned()
        #expect(learning.architectures.first?.data.map(\.form) == ["{Unit}Request"])
        let scene = try app.scene("Trip", way: 0, of: learning)
        #expect(
            Set(scene.files.map { $0.path.split(separator: "/").last ?? "" }) == [
                "TripViewController.swift", "TripViewModel.swift",
            ])
        #expect(!scene.example.templates.isEmpty)
    }

    @Test("The folder around groups is none, though a tree beside has it, too")
    func parallelTreesOfGroups() throws {
        let learned = try learned { number, _ in
            let topic = ["User", "Shop", "Other"][number % 3]
            return [
                "/app/App/Interface/Screens/\(topic)/NAMEViewController.swift": Self.controller,
                "/app/App/Logic/Screens/\(topic)/NAMEViewModel.swift": Self.viewModel,
            ]
        }
        #expect(learned.folder.value == "Interface/Screens/{Group}")
        #expect(path(of: "viewModel", in: learned) == "/Logic/Screens/{Group}/{Unit}ViewModel.swift")
    }

    @Test("Two folders for all scenes are both in the units' folder, which is no group")
    func flat() throws {
        let learned = try learned { _, _ in
            [
                "/app/App/Controllers/NAMEViewController.swift": Self.controller,
                "/app/App/ViewModels/NAMEViewModel.swift": Self.viewModel,
            ]
        }
        #expect(learned.folder == Learned(".", Evidence(8, of: 8)))
        #expect(learned.group == nil)
        #expect(path(of: "viewModel", in: learned) == "ViewModels/{Unit}ViewModel.swift")
        #expect(learned.place(in: "/app") == "App")
    }

    @Test("One folder for everything is no group")
    func oneFolder() throws {
        let learned = try learned { _, _ in
            [
                "/app/App/UI/NAMEViewController.swift": Self.controller,
                "/app/App/UI/NAMEViewModel.swift": Self.viewModel,
            ]
        }
        #expect(learned.folder == Learned(".", Evidence(8, of: 8)))
        #expect(learned.place(in: "/app") == "App/UI")
        #expect(learned.outliers.isEmpty)
    }

    @Test(
        "The folder around parts of several groups is their place, and none where half lie in a folder of their scene's name"
    )
    func aroundHalf() throws {
        func path(_ place: @escaping (Int) -> String) throws -> Learned<String>? {
            let learned = try learned { number, _ in
                [
                    "/app/App/Screens/NAME/NAMEViewController.swift": Self.controller,
                    "/app/App/\(place(number))/NAMEViewModel.swift": Self.viewModel,
                ]
            }
            return learned.files.first { $0.holds.contains { $0.value == "viewModel" } }?.path
        }
        let (before, after) = (["Old", "Old", "Other", "Other"], 4)
        let grouped = try path {
            $0 < after ? ["Data/One", "Data/Two"][$0 % 2] : $0 == 4 ? "Data/Old" : before[$0 - 4]
        }
        #expect(grouped == Learned("/Data/{Unit}ViewModel.swift", Evidence(0, of: 8)))
        let named = try path { $0 < after ? "Data/NAME" : $0 == 4 ? "Data/Old" : before[$0 - 4] }
        #expect(named == Learned("/Data/{Unit}/{Unit}ViewModel.swift", Evidence(4, of: 8)))
    }
}

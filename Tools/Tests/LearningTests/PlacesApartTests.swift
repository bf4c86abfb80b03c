import Architecture
import Foundation
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// Parts that lie apart from their scenes, and what looks like a scene and is none.
@Suite("Learning scenes whose parts lie apart")
struct PlacesApartTests: SceneTexts {
    private var plain: [String: String] {
        [
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let viewModel = NAMEViewModel() }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ]
    }

    @Test("Rows of SwiftUI that have all that scenes have are no scenes")
    func rows() {
        let views = [
            "NAME/NAMEView.swift": "struct NAMEView: View { let viewModel: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ]
        let learning = learning(scenes(of: Self.names + ["PriceCell", "StoryRow"], views))
        #expect(learning.architectures.map(\.units.count) == [10])
    }

    @Test(
        "What bears a scene's name where several scenes have that part is the scene's, though its other parts make a unit elsewhere"
    )
    func besideOthers() throws {
        var texts = scenes([
            "Views/NAMEView.swift":
                "struct NAMEView: View { @State var model: NAMEViewModel\nvar body: some View { Text(\"\") } }",
            "ViewModels/NAMEViewModel.swift": "@Observable final class NAMEViewModel {}",
            "Making/App/NAMEMaker.swift": """
            protocol NAMENeeds {}
            final class NAMEMaker { func view() -> NAMEView { NAMEView(model: NAMEViewModel()) } }
            """,
        ])
        for name in ["Chat", "Map", "Pin"] {
            texts["ViewModels/\(name)State.swift"] = "struct \(name)State { var count = 0 }"
            // One name in a folder where nobody else has such a thing is another's.
            texts["Far/Net/\(name)Request.swift"] = "struct \(name)Request {}\nstruct \(name)Answer {}"
        }
        let learned = try #require(learning(texts).architectures.first)
        let counts = Dictionary(learned.roles.map { ($0.form, $0.presence) }) { first, _ in first }
        for form in ["{Unit}View", "{Unit}ViewModel", "{Unit}Maker"] { #expect(counts[form] == Evidence(10, of: 10)) }
    }

    @Test("Kinds of one thing make no way beside the app's screens")
    func kinds() {
        var texts = scenes([
            "NAME/NAMEView.swift": "struct NAMEView: View { let viewModel: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
        ])
        for name in (0..<10).map({ "Plain\(UnicodeScalar(UInt8(65 + $0)))x" }) {
            texts["Rest/\(name)Picture.swift"] = "struct \(name)Picture: View {}"
        }
        texts["Keys/Keypad.swift"] = "protocol Keypad {}"
        for name in ["Coin", "Dice", "Hex", "Word"] {
            texts["Keys/\(name)Keypad.swift"] = "struct \(name)Keypad: View, Keypad {}"
            texts["Keys/\(name)Token.swift"] = "final class \(name)Token: Equatable {}"
        }
        #expect(learning(texts).architectures.map(\.units.count) == [10])
    }

    @Test("What the app of a kit shows is not how the app's scenes are made")
    func demos() {
        var texts = scenes(plain)
        texts["AppDelegate.swift"] = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
        for name in ["Button", "Field", "Header"] {
            texts["Kit/KitDemo/\(name)/\(name)DetailController.swift"] =
                "class \(name)DetailController: UIViewController {}"
            texts["Kit/KitDemo/\(name)/\(name)Detail.swift"] = "class \(name)DetailSource {}"
        }
        texts["Kit/KitDemo/AppDelegate.swift"] = "class DemoDelegate: UIResponder, UIApplicationDelegate {}"
        #expect(learning(texts).screenCount == 10)
        // Where nothing else is an app, the example is the app.
        texts["AppDelegate.swift"] = nil
        #expect(learning(texts).screenCount == 13)
    }

    @Test("Buttons with styles of their own are no way of making scenes")
    func styles() {
        var texts = scenes(
            of: ["Link", "Primary", "Secondary", "Text"],
            [
                "Views/NAMEButton.swift":
                    "struct NAMEButton: View { var body: some View { Text(\"\") } }\nstruct NAMEButtonStyle: ButtonStyle {}"
            ])
        for name in ["Start", "Away", "Done"] { texts["\(name).swift"] = "struct \(name): View {}" }
        #expect(learning(texts).architectures.isEmpty)
    }

    @Test(
        "The demo of a library that a project has taken over shows no scenes of that, be it for the Mac or not",
        arguments: ["UIApplicationDelegate", "NSApplicationDelegate"], ["App.xcodeproj", "Readme"])
    func libraries(delegate: String, project: String) throws {
        let folder = try TemporaryFolder()
        for path in ["\(project)", "Plots/Plots.xcodeproj"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
        var texts = scenes(
            of: ["Bar", "Line", "Pie", "Radar"],
            [
                "Source/NAMEPlot.swift": "class NAMEPlot {}",
                "PlotsDemo-OSX/NAMEDemoController.swift":
                    "class NAMEDemoController: UIViewController { var plot: NAMEPlot! }",
            ])
        texts["PlotsDemo-OSX/AppDelegate.swift"] = "class AppDelegate: NSObject, \(delegate) {}"
        let learned = AppLearning(
            texts.sorted { $0.key < $1.key }.compactMap { path, text in
                FileFacts(parsing: text, depth: .whole).map {
                    FactReading.file($0, path: "\(folder.path)/Plots/" + path)
                }
            })
        #expect(learned.architectures.isEmpty == (project != "Readme"))
    }

    @Test("A screen whose name is another's with a word before it is a scene of its own")
    func words() {
        let longer = ["Cart", "Map", "Pin"].map { "Notification\($0)" }
        let learning = learning(
            scenes(of: Self.names + longer, plain.reduce(into: [:]) { $0["All/" + $1.key.dropFirst(5)] = $1.value }))
        #expect(Set(learning.architectures.flatMap(\.units).map(\.name)).isSuperset(of: longer))
    }

    @Test("What lies in one folder for all is in one place, wherever the rest of each scene lies")
    func folders() throws {
        var texts = scenes(["Views/SwiftUI/NAMEView.swift": "struct NAMEView: View { let viewModel: NAMEViewModel }"])
        for (number, name) in Self.names.enumerated() {
            let place = number < 8 ? "Models/Sources/Models" : "Views/Models"
            texts["\(place)/\(name)ViewModel.swift"] = "class \(name)ViewModel: ObservableObject {}"
        }
        let learned = try #require(learning(texts).architectures.first)
        let file = try #require(learned.files.first { $0.holds.contains { $0.value == "view" } })
        #expect(file.path.evidence == Evidence(10, of: 10))
        #expect(file.others["view"] == nil)
        #expect(learned.outliers.isEmpty)
    }

    @Test("What a module of interfaces has of a scene is the scene's")
    func interfaces() throws {
        let learning = learning(
            scenes([
                "Sources/Main/NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController {}",
                "Sources/Main/NAME/NAMEBuilder.swift":
                    """
                class NAMEBuilder: NAMEBuildable {
                    func build(payload: NAMEPayload) -> UIViewController { NAMEViewController() }
                }
                """,
                "Interfaces/Main/NAME/NAMEBuildable.swift":
                    "protocol NAMEBuildable { func build(payload: NAMEPayload) -> UIViewController }",
                "Interfaces/Main/NAME/NAMEPayload.swift": "struct NAMEPayload {}",
            ]))
        let learned = try #require(learning.architectures.first)
        #expect(learned.units.count == 10)
        #expect(learned.contracts.map(\.form) == ["{Unit}Buildable"])
        #expect(learned.data.map(\.form) == ["{Unit}Payload"])
        #expect(learned.roles.first { $0.id == "builder" }?.implements.map(\.value) == ["buildable"])
        #expect(learned.outliers.isEmpty)
    }

    @Test("A nib beside the screens of most is told, since no template writes it")
    func nibs() throws {
        let folder = try TemporaryFolder()
        var files: [SourceFile] = []
        for (path, text) in scenes(plain).sorted(by: { $0.key < $1.key }) {
            try folder.write(text, to: path)
            files.append(
                FactReading.file(
                    try #require(FileFacts(parsing: text, depth: .whole)), path: "\(folder.path)/\(path)"))
        }
        let without = try #require(AppLearning(files).templates(ofWay: 0).first)
        #expect(without.leftOut.isEmpty)
        for name in Self.names.dropLast() { try folder.write("", to: "\(name)/\(name)ViewController.xib") }
        // Xcode moves what is translated to a folder beside the screen.
        for name in Self.names.dropLast(2) {
            try folder.write("", to: "\(name)/Base.lproj/\(name)ViewController7+.xib")
        }
        try folder.write("", to: "Cart/CartViewControllerCell.xib")
        let templates = try #require(AppLearning(files).templates(ofWay: 0).first)
        #expect(
            templates.leftOut == [
                "the nib beside the screen, {Unit}ViewController.xib in 9 of 10, {Unit}ViewController7+.xib in 8 of 10: add one to each new scene, or its screen finds none"
            ])
    }
}

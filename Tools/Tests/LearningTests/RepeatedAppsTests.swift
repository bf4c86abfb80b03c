import Foundation
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// An app that stands in its repository twice, and folders that only look so.
@Suite("An app twice in its repository")
struct RepeatedAppsTests: SceneTexts {
    private static let scene = [
        "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { let model = NAMEViewModel() }",
        "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
    ]

    private func files(_ folder: String, of names: [String] = Self.names) -> [String: String] {
        Dictionary(uniqueKeysWithValues: scenes(of: names, Self.scene).map { ("\(folder)/\($0.key)", $0.value) })
    }

    @Test(
        "What it became is read, and the other is said",
        arguments: [
            // What is called old is so, though more lies in it.
            (["Next/Features", "Old/Features"], "Old/Features", 11),
            (["Legacy-App", "Shop"], "Legacy-App", 10),
            // What lies in a catalogue of pictures is compiled by nobody.
            (["Media.xcassets/Shop", "Scenes"], "Media.xcassets/Shop", 10),
            // Else the larger is read.
            (["First", "Second"], "First", 11), (["Golden", "Holding"], "Golden", 11),
        ])
    func twice(folders: [String], left: String, units: Int) throws {
        let isLarger = folders[0] == "First" || folders[0] == "Golden"
        let more = files(isLarger ? folders[1] : "Next/Features", of: ["Extra"])
        var all = files(folders[0]).merging(files(folders[1])) { $1 }
        if units == 11 { all.merge(more) { $1 } }
        if folders[1] == "Old/Features" {
            all.merge(files("Old/Features", of: ["Later", "Other"])) { $1 }
        }
        let learning = learning(all)
        #expect(learning.architectures.first?.units.count == units)
        #expect(learning.architectures.first?.units.allSatisfy { !$0.folder.contains("/\(left)/") } == true)
        let said = "left out: an app that stands elsewhere, too: \(left) ("
        #expect(LearnedReport(learning, root: "/app/App").text.contains(said), "\(learning.repeated)")
    }

    @Test("Two apps that share some names, and the steps of a course, are read")
    func others() throws {
        let half = Array(Self.names.prefix(5))
        let two = files("Rider").merging(files("Driver", of: half + ["Earn", "Floor", "Garage", "Help", "Jobs"])) { $1 }
        #expect(learning(two).repeated.isEmpty)
        let steps = files("Step1").merging(files("Step2")) { $1 }.merging(files("Step3")) { $1 }
        #expect(learning(steps).repeated.isEmpty)
    }

    @Test("The one that a project builds is read, though the other is larger")
    func built() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/App/First", withIntermediateDirectories: true)
        try Data("let project = Project(name: \"Shop\")".utf8).write(
            to: URL(fileURLWithPath: "\(folder.path)/App/First/Project.swift"))
        var files = files("First").merging(files("Second")) { $1 }
        files.merge(self.files("Second", of: ["Extra"])) { $1 }
        let learned = AppLearning(
            files.sorted { $0.key < $1.key }.compactMap { path, text in
                FileFacts(parsing: text, depth: .whole).map {
                    FactReading.file($0, path: "\(folder.path)/App/" + path)
                }
            })
        #expect(learned.repeated == ["Second (20 of 22 of its types)"])
        #expect(learned.architectures.first?.units.count == 10)
    }

    @Test("A folder that all scenes lie below is their place, and no group of some")
    func oneFolder() throws {
        var all: [String: String] = ["Start.swift": "class Start {}"]
        for (number, name) in Self.names.enumerated() {
            let view = "struct \(name)View: View { @StateObject var model = \(name)ViewModel() }"
            let model = "class \(name)ViewModel: ObservableObject {}"
            all["Shop/Views/\(name)View.swift"] = number < 5 ? view + "\n" + model : view
            if number >= 5 { all["Shop/ViewModels/\(name)ViewModel.swift"] = model }
        }
        let learned = try #require(learning(all).architectures.first)
        #expect(learned.place(in: "/app/App") == "Shop")
        #expect(learned.group == nil)
        #expect(learned.folder.value == ".")
    }
}

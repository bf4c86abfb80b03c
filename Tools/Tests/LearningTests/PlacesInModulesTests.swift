import Architecture
import Testing

@testable import Learning

/// The places of scenes in modules, each with its sources in a folder of one name, and of what lies beside them.
@Suite("Learning places in modules")
struct PlacesInModulesTests: SceneTexts {
    private func learned(_ folders: [String]) throws -> LearnedArchitecture {
        var files: [String: String] = [:]
        for (name, folder) in zip(Self.names, folders) {
            let place = folder.replacing("NAME", with: name)
            files["\(place)/\(name)View.swift"] = "struct \(name)View: View { let model: \(name)ViewModel }"
            files["\(place)/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}"
        }
        files["Other/Thing.swift"] = "struct Thing {}"
        return try #require(learning(files).architectures.first)
    }

    @Test("The fixed part of a path below modules stays, and no module is the place for all")
    func fixedPart() throws {
        let auth = (0..<6).map { "Feature/Auth/Sources/Scenes/\($0 < 4 ? "NAME" : "Step/NAME")" }
        let others = ["Home", "Map", "Plan", "Profile"].map { "Feature/\($0)/Sources/Scenes" }
        let way = try learned(auth + others)
        #expect(way.folder == Learned("{Group}/Sources/Scenes/{Unit}", Evidence(6, of: 10)))
        #expect(way.place(in: "/app/App") == "Feature")

        let plain = try learned(Array(repeating: "Feature/Auth/Sources", count: 6) + others)
        #expect(plain.folder == Learned("{Group}/Sources", Evidence(10, of: 10)))
        #expect(plain.place(in: "/app/App") == "Feature")
    }

    @Test("The team's own name for the folder of a module's sources is part of the path", arguments: ["Src", "Inside"])
    func ownSources(name: String) throws {
        let folders = ["Auth", "Auth", "Auth", "Home", "Home", "Map", "Map", "Plan", "Plan"].enumerated().map {
            "Feature/\($0.element)/\(name)\($0.offset % 2 == 0 ? "/Step" : "")"
        }
        let way = try learned(folders + ["Feature/Plan"])
        #expect(way.folder == Learned("{Group}/\(name)", Evidence(9, of: 10)))
        #expect(way.place(in: "/app/App") == "Feature")
        let own = try learned(folders.map { $0 + "/NAME" } + ["Feature/Plan"])
        #expect(own.folder.value == "{Group}/\(name)/{Unit}")
        // Targets beside the app are no modules of it.
        let app = ["App", "App", "App", "App", "App", "App", "App", "Share", "Share", "Widget"]
        let targets = try learned(
            app.enumerated().map { "\($0.element)/\(name)/\($0.offset % 2 == 0 ? "Step" : "Way")" })
        #expect(targets.place(in: "/app/App") == "App/\(name)")
    }

    @Test("One module is the place for all, and one for each scene is named after it")
    func otherModules() throws {
        let one = try learned(Array(repeating: "Feature/Auth/Sources/NAME", count: 10))
        #expect(one.folder.value == "{Unit}")
        #expect(one.place(in: "/app/App") == "Feature/Auth/Sources")
        let each = try learned(Array(repeating: "Feature/NAMEFeature/Sources", count: 10))
        #expect(each.folder.value == "{Unit}Feature/Sources")
    }

    @Test("The biggest of several folders that lie side by side is no place for all; one around the others is")
    func biggest() throws {
        let beside = try learned(
            Array(repeating: "Scenes/Board/NAME", count: 6) + Array(repeating: "Scenes/Chat/NAME", count: 4))
        #expect(beside.folder.value == "{Group}/{Unit}")
        #expect(beside.place(in: "/app/App") == "Scenes")
        let around = try learned(
            Array(repeating: "Scenes/NAME", count: 7) + Array(repeating: "Scenes/Chat/NAME", count: 3))
        #expect(around.folder.value == "{Unit}")
        #expect(around.place(in: "/app/App") == "Scenes")
    }
}

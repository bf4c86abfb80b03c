import SourceModel
import Testing

@testable import Learning

/// A new scene has a file for each part that the example has, whatever most files are called.
@Suite("The files of new scenes")
struct FilesOfNewScenesTests {
    private static let names = ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders"]

    private static func view(_ name: String) -> String {
        """
        struct \(name)View: View {
            @StateObject private var model = \(name)ViewModel()
            var body: some View { EmptyView() }
        }

        """
    }

    private static func model(_ name: String) -> String { "final class \(name)ViewModel: ObservableObject {}\n" }

    @Test("A model that most have in the view's file stays where the example has it, beside the view")
    func modelInAFileOfItsOwn() throws {
        let apart: Set = ["Cart", "Chat"]
        let app = try WrittenApp(
            Self.names.flatMap { name -> [(path: String, text: String)] in
                let view = ("App/Views/\(name)View.swift", Self.view(name))
                guard apart.contains(name) else {
                    return [(view.0, "import SwiftUI\n\n" + Self.model(name) + "\n" + view.1)]
                }
                return [
                    (view.0, "import SwiftUI\n\n" + view.1),
                    ("App/Models/\(name)ViewModel.swift", "import Combine\n\n" + Self.model(name)),
                ]
            })
        let files = try app.scene("Trip", way: 0, of: app.learned(), like: "Cart").files
        #expect(files.count == 2)
        let view = try #require(files.first { $0.path.hasSuffix("/TripView.swift") }?.text)
        #expect(view.contains("struct TripView: View") && !view.contains("class TripViewModel"), "\(view)")
        let model = try #require(files.first { $0.path.hasSuffix("/TripViewModel.swift") }?.text)
        #expect(model.contains("final class TripViewModel"), "\(model)")
    }

    @Test("Where files bear initials, a new scene's are called as its types")
    func filesWithInitials() throws {
        let app = try WrittenApp(
            Self.names.flatMap { name -> [(path: String, text: String)] in
                let initials = "\(name.first.map(String.init) ?? "")\(name.count)"
                return [
                    ("App/\(name)/\(initials)V.swift", "import SwiftUI\n\n" + Self.view(name)),
                    ("App/\(name)/\(initials)VM.swift", "import Combine\n\n" + Self.model(name)),
                ]
            })
        let learning = try app.learned()
        let files = try app.scene("Trip", way: 0, of: learning, like: "Cart").files
        #expect(
            files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }.sorted()
                == ["TripView.swift", "TripViewModel.swift"])
        let text = LearnedDefinition(try #require(learning.architectures.first), as: .ours, known: []).text
        #expect(text.contains("path: \"{Unit}View.swift\"  # a guess: nothing tells"), "\(text)")
    }
}

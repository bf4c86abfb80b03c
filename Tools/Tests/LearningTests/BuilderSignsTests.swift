import Testing

@testable import Learning

/// Builders that are no classes with a builder's name, and what looks like one and is none.
@Suite("Learning who builds, by what is made")
struct BuilderSignsTests: SceneTexts {
    private static let swiftUI = [
        "Features/NAME/NAMEView.swift": """
        struct NAMEView: View {
            @State var viewModel: NAMEViewModel
            var body: some View { Text("") }
        }
        """,
        "Features/NAME/NAMEViewModel.swift": "@Observable final class NAMEViewModel {}",
    ]

    private func lines(_ names: some Sequence<String>) -> String {
        names.map { "        NAMEView(viewModel: NAMEViewModel())".replacing("NAME", with: $0) }.joined(separator: "\n")
    }

    private func view(_ name: String, showing names: some Sequence<String>) -> String {
        "struct \(name): View {\n    var body: some View {\n\(lines(names))\n    }\n}"
    }

    @Test("Views of no scene that show scenes build them, and those of several kinds are told as such")
    func destinations() throws {
        var files = scenes(Self.swiftUI)
        files["Core/GoodsDestinationView.swift"] = view("GoodsDestinationView", showing: Self.names.prefix(6))
        files["Core/UsersDestinationView.swift"] = view("UsersDestinationView", showing: Self.names.suffix(4))
        let learned = try #require(learning(files).architectures.first)
        #expect(
            learned.nobodyBuilds
                == "others build 10 of 10, a …DestinationView 10 of these, GoodsDestinationView for one")
        #expect(learned.outsideBuilders?.creates.map(\.value) == ["view", "viewModel"])

        files["Core/GoodsDestinationView.swift"] = view("GoodsDestinationView", showing: Self.names.prefix(5))
        files["Core/UsersDestinationView.swift"] = nil
        files["Core/AppFactory.swift"] =
            "struct AppFactory {\n    func make() {\n\(lines(Self.names.suffix(5)))\n    }\n}"
        let mixed = try #require(learning(files).architectures.first)
        #expect(
            mixed.nobodyBuilds
                == "others build 10 of 10, a …DestinationView 5 of these, a …Factory 5, GoodsDestinationView for one"
        )
    }

    @Test("Previews and pieces build none, and who makes a piece of a scene does not make the scene")
    func pieces() throws {
        var files = scenes(Self.swiftUI)
        files["Core/Pages.swift"] = Self.names.map {
            "private struct \($0)Preview: View { var body: some View { \($0)View(viewModel: \($0)ViewModel()) } }"
        }.joined(separator: "\n")
        files["Core/Shown.swift"] =
            "struct Shown_Previews: PreviewProvider { static var previews: some View { Text(\"\") } }"
        for name in Self.names.prefix(3) {
            files["Core/\(name)DestinationView.swift"] =
                "struct \(name)DestinationView: View { var body: some View { Text(\"\") } }"
        }
        files["Core/AppTabView.swift"] = """
            struct AppTabView: View {
                var body: some View {
                    AboutDestinationView()
                    CartDestinationView()
                    ChatDestinationView()
                }
            }
            """
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.nobodyBuilds == "nobody is seen to build a whole scene")
    }

    @Test(
        "A part that is made `.init` of a type that is said is made",
        arguments: [
            ("let model: NAMEViewModel = .init(id: 1)", true), ("let model: NAMEViewModel = shared.model", false),
        ])
    func typedValues(line: String, makes: Bool) throws {
        var files = scenes(Self.swiftUI)
        let functions = Self.names.map {
            "    func make\($0)() -> some View {\n        \(line)\n        return NAMEView(viewModel: model)\n    }"
                .replacing("NAME", with: $0)
        }
        files["Core/AppContainer.swift"] = "final class AppContainer {\n\(functions.joined(separator: "\n"))\n}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outsideBuilders?.creates.map(\.value) == (makes ? ["view", "viewModel"] : ["view"]))
    }

    @Test("A part that gives back itself alone builds nothing; one that makes the screen, too, builds")
    func partsOfThemselves() throws {
        func by(_ made: String) throws -> String? {
            let files = scenes([
                "NAME/NAMEView.swift":
                    "struct NAMEView: View { let store: NAMEReducer; var body: some View { Text(\"\") } }",
                "NAME/NAMEReducer.swift": """
                struct NAMEReducer: Reducer { let asking: Int }
                extension NAMEReducer { static func build() -> \(made) } }
                """,
            ])
            return try #require(learning(files).architectures.first).assembly?.by.value
        }
        #expect(try by("NAMEReducer { NAMEReducer(asking: 1)") == nil)
        #expect(try by("NAMEView { NAMEView(store: NAMEReducer(asking: 1))") == "reducer")
    }

    @Test("Who is given the screen and makes the rest builds, and not who only loads it")
    func prepares() throws {
        func assembly(_ more: String) throws -> LearnedAssembly? {
            let files = scenes([
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { var presenter: NAMEPresenter! }",
                "NAME/NAMEPresenter.swift": "final class NAMEPresenter { weak var view: NAMEViewController? }",
                "NAME/NAMEWireframe.swift": """
                class NAMEWireframe {
                    static func makeViewController() -> NAMEViewController { NAMEViewController.instantiate(from: "NAME") }
                    static func prepare(_ screen: NAMEViewController) { \(more) }
                }
                """,
            ])
            return try #require(learning(files).architectures.first).assembly
        }
        let wired = try #require(try assembly("screen.presenter = NAMEPresenter(view: screen)"))
        #expect(wired.function == Learned("prepare", Evidence(10, of: 10)))
        #expect(wired.creates.map(\.value) == ["presenter", "viewController"])
        #expect(wired.returns == Learned("viewController", Evidence(10, of: 10)))
        #expect(try assembly("screen.title = nil")?.function.value == "makeViewController")
    }

    @Test(
        "A builder that keeps one of itself for all makes none of it for its scene",
        arguments: ["let shared", "func make"])
    func ownInitializers(kind: String) throws {
        let isKept = kind == "let shared"
        let own = "static \(kind)" + (isKept ? " = NAMELoader()" : "() { _ = NAMELoader() }")
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var presenter: NAMEPresenter?\nvar loader: NAMELoader? }",
            "NAME/NAMEPresenter.swift": "class NAMEPresenter {}",
            "NAME/NAMELoader.swift": """
            class NAMELoader {
                \(own)
                func makeScreen() -> NAMEViewController {
                    let screen = NAMEViewController()
                    screen.presenter = NAMEPresenter()
                    return screen
                }
            }
            """,
        ])
        let learned = try #require(learning(files).architectures.first)
        let text = LearnedDefinition(learned, as: .ours, known: []).text
        #expect(text.contains("by: loader  # 10 of 10"), "\(text)")
        #expect(text.contains("creates: [presenter, viewController]  # 10 of 10; 10 of 10") == isKept, "\(text)")
    }
}

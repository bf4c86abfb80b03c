import SourceModel
import Testing

@testable import Learning

/// Types of one name, some of them nested in others.
@Suite("Learning which type of several a name means")
struct NamesInTypesTests {
    private func files(_ texts: [String: String]) -> [SourceFile] {
        texts.sorted { $0.key < $1.key }.compactMap { path, text in
            FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
        }
    }

    private func app(_ files: [SourceFile]) -> SourceApp {
        let app = SourceApp(files)
        app.takeMembers(of: files.enumerated().map { ($0.offset, $0.element.members) })
        return app
    }

    private static let texts = [
        "/app/Core/State.swift": "struct State {}",
        "/app/App/Cart/CartModel.swift": "class CartModel { struct State {} }",
        "/app/App/Cart/CartModel+Loading.swift": "extension CartModel {}",
        "/app/App/Cart/CartView.swift": "struct CartView {}",
        "/app/App/Cart/Extensions.swift": """
        extension CartModel.State { func nested() {} }
        extension State { func plain() {} }
        """,
    ]

    @Test(
        "A nested type is meant where its outer type is declared or extended, and else the one that is in none",
        arguments: [
            ("Cart/CartModel.swift", ["CartModel"]), ("Cart/CartModel+Loading.swift", ["CartModel"]),
            ("Cart/CartView.swift", []), ("Core/State.swift", []),
        ])
    func seenNames(_ path: String, _ nesting: [String]) throws {
        let app = app(files(Self.texts))
        let file = try #require(app.files.firstIndex { $0.path.hasSuffix(path) })
        let index = try #require(app.index(of: "State", near: file))
        #expect(app.types[index].nesting == nesting)
    }

    @Test("An extension adds to the type that it names, nested or not")
    func extensions() {
        let states = app(files(Self.texts)).types.filter { $0.name == "State" }
        let added = Dictionary(uniqueKeysWithValues: states.map { ($0.nesting, $0.functions.map(\.name)) })
        #expect(added == [["CartModel"]: ["nested"], []: ["plain"]])
    }

    @Test("A protocol is no base because a nested class elsewhere has its name")
    func nestedClassOfAProtocolsName() throws {
        var texts = [
            "/app/Core/Coordinator.swift": "protocol Coordinator { func start() }",
            "/app/App/Map/MapBridge.swift":
                "struct MapBridge: UIViewRepresentable { final class Coordinator {} }",
        ]
        for name in ["About", "Cart", "Chat", "Feed", "Login"] {
            texts["/app/App/\(name)/\(name)ViewController.swift"] =
                "class \(name)ViewController: UIViewController { override func viewDidLoad() {} }"
            texts["/app/App/\(name)/\(name)Coordinator.swift"] =
                "final class \(name)Coordinator: Coordinator { func start() {} }"
        }
        let learned = try #require(AppLearning(files(texts)).architectures.first)
        #expect(try #require(learned.actor("coordinator")).base == nil)
    }
}

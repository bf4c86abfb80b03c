import Architecture
import Testing

@testable import Learning

/// Parts that are given to a view by who keeps them, and shells around who keeps them.
@Suite("Owners of what is handed down")
struct HandedDownTests: SceneTexts {
    @Test(
        "What the one who shows a view keeps and hands down is not the view's own",
        arguments: ["let", "weak var", "nobody"])
    func handedDown(hold: String) throws {
        var files: [String: String] = [:]
        for (number, scene) in Self.names.enumerated() {
            // The first and the sixth show the four behind them.
            let shown = number % 5 == 0 ? Array(Self.names[(number + 1)...(number + 4)]) : []
            let mark = hold == "nobody" ? "let" : hold
            let kept = shown.map { "    \(mark) \($0.lowercased()): \($0)Store\(mark == "let" ? "" : "?")\n" }.joined()
            let views =
                hold == "nobody" ? "" : shown.map { "        \($0)View(store: store.\($0.lowercased()))\n" }.joined()
            files["\(scene)/\(scene)View.swift"] =
                "import SwiftUI\n\nstruct \(scene)View: View {\n    let store: \(scene)Store\n\n"
                + "    var body: some View {\n        Text(\"\")\n\(views)    }\n}\n"
            files["\(scene)/\(scene)Store.swift"] =
                "@Observable\nfinal class \(scene)Store {\n\(kept)    func load() {}\n}\n"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(hold == "let" ? 2 : 10, of: 10)))
    }

    @Test("A view that its part makes with itself does not own it", arguments: ["self", "NAMEController()"])
    func givingItself(argument: String) throws {
        let maker = argument == "self" ? "NAMEController: ObservableObject" : "NAMEBuilder"
        var files = scenes([
            "NAME/NAMEView.swift":
                "import SwiftUI\n\nstruct NAMEView: View {\n    @ObservedObject var controller: NAMEController\n\n"
                + "    var body: some View { Text(\"\") }\n}\n",
            "NAME/NAMEMaker.swift":
                "import SwiftUI\n\nfinal class \(maker) {\n"
                + "    func makeView() -> AnyView { AnyView(NAMEView(controller: \(argument))) }\n}\n",
        ])
        if argument != "self" {
            for name in Self.names {
                files["\(name)/\(name)Controller.swift"] = "final class \(name)Controller: ObservableObject {}"
            }
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(argument == "self" ? 0 : 10, of: 10)))
    }

    @Test(
        "A part that another keeps by a protocol is not the view's that observes it, but for one that listens",
        arguments: ["PageModel", "PageDelegate", ""])
    func erased(contract: String) throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "import SwiftUI\n\nstruct NAMEView: View {\n    @ObservedObject var model: NAMEModel\n\n"
                + "    var body: some View { Text(\"\") }\n}\n",
            "NAME/NAMEModel.swift":
                "final class NAMEModel: \(contract.isEmpty ? "PageModel" : contract), ObservableObject { func load() {} }",
        ])
        let shown = Self.names.map { "        push(\($0)View(model: \($0)Model()))\n" }.joined()
        files["Start/Contract.swift"] = "protocol \(contract.isEmpty ? "PageModel" : contract): AnyObject {}"
        files["Start/PagesCoordinator.swift"] =
            "final class PagesCoordinator {\n    \(contract.isEmpty ? "" : "private var current: \(contract)?")\n"
            + "    func start() {\n\(shown)    }\n}\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(contract == "PageModel" ? 0 : 10, of: 10)))
    }

    @Test(
        "A shell around the view that keeps the rest owns nothing",
        arguments: ["", "@StateObject var model = NAMEModel()"])
    func shells(own: String) throws {
        let wrapper = own.isEmpty ? "@StateObject var model = NAMEModel()" : "@ObservedObject var model: NAMEModel"
        let given = own.isEmpty ? "" : "model: model"
        let files = scenes([
            "NAME/NAMEScreen.swift":
                "import SwiftUI\n\nstruct NAMEScreen: View {\n    \(own)\n    var body: some View { NAMEView(\(given)) }\n}\n",
            "NAME/NAMEView.swift":
                "import SwiftUI\n\nstruct NAMEView: View {\n    \(wrapper)\n    var body: some View { Text(\"\") }\n}\n",
            "NAME/NAMEModel.swift": "import Combine\n\nfinal class NAMEModel: ObservableObject { func load() {} }\n",
        ])
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned(own.isEmpty ? "view" : "screen", Evidence(10, of: 10)))
    }

    @Test(
        "What the view that shows it owns as its state and hands to a view is not that view's, where it owns none itself",
        arguments: [
            ("@State private", "let", "", 4), ("@State private", "@State var", "", 10),
            ("@State private", "let", "nobody", 10),
            ("private", "let", "", 10),
        ])
    func statesOfOthers(mark: String, own: String, maker: String, count: Int) throws {
        var files: [String: String] = [:]
        for name in Self.names {
            files["\(name)/\(name)Model.swift"] = "@Observable\nfinal class \(name)Model { func load() {} }"
            let isHanded = Self.names.prefix(6).contains(name)
            files["\(name)/\(name)View.swift"] =
                "import SwiftUI\n\nstruct \(name)View: View {\n"
                + "    \(isHanded ? "\(own) model: \(name)Model" : "@State var model = \(name)Model()")\n"
                + "    var body: some View { Text(\"\") }\n}\n"
        }
        let handed = Self.names.prefix(6)
        let value = { (name: String) in maker.isEmpty ? " = \(name)Model()" : ": \(name)Model" }
        files["Start/RootView.swift"] =
            "import SwiftUI\n\nstruct RootView: View {\n"
            + handed.map { "    \(mark) var \($0.lowercased())\(value($0))\n" }.joined()
            + "    var body: some View {\n"
            + handed.map { "        \($0)View(model: \($0.lowercased()))\n" }.joined()
            + Self.names.dropFirst(6).map { "        \($0)View()\n" }.joined() + "    }\n}\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(count, of: 10)))
    }

    @Test(
        "What a view observes by a protocol is its own where it is made for it alone",
        arguments: ["", "let shown: NAMEModel"])
    func observedByProtocol(keeper: String) throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "import SwiftUI\n\nprotocol NAMEModelProtocol: ObservableObject { func load() }\n\n"
                + "struct NAMEView<Model: NAMEModelProtocol>: View {\n    @ObservedObject var model: Model\n\n"
                + "    var body: some View { Text(\"\") }\n}\n",
            "NAME/NAMEModel.swift": "final class NAMEModel: NAMEModelProtocol { func load() {} }",
        ])
        let shown = Self.names.map { "        push(\($0)View(model: \($0)Model()))\n" }.joined()
        let kept = Self.names.map { "    \(keeper.replacing("NAME", with: $0))\n" }.joined()
        files["Start/PagesCoordinator.swift"] =
            "final class PagesCoordinator {\n\(keeper.isEmpty ? "" : kept)    func start() {\n\(shown)    }\n}\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(keeper.isEmpty ? 10 : 0, of: 10)))
    }

    @Test(
        "What a container makes of a name that it registers is the view's that asks for it", arguments: [true, false])
    func registered(isMade: Bool) throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "import SwiftUI\n\nstruct NAMEView: View {\n    @ObservedObject var model: NAMEModel = Shelf.resolve()\n\n"
                + "    var body: some View { Text(\"\") }\n}\n",
            "NAME/NAMEModel.swift": "final class NAMEModel: ObservableObject { func load() {} }",
        ])
        let made = Self.names.map { "    register(\($0)Model.self) { _ in \(isMade ? "\($0)Model()" : "found") }\n" }
        files["Start/Parts.swift"] = "import Swinject\n\nextension Shelf { func fill() {\n\(made.joined())} }\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(isMade ? 10 : 0, of: 10)))
    }

    @Test(
        "What a view asks of a container's place is what that makes",
        arguments: [
            "@State private var model = Container.shared.nameModel()",
            "@InjectedObject(\\.nameModel) private var model",
            "@State private var model = Container.shared.other()",
        ])
    func askedOfContainer(property: String) throws {
        var files = ["Start/Parts.swift": "import Factory\n\nextension Container {\n"]
        for name in Self.names {
            let place = "\(name.lowercased())Model"
            files["\(name)/\(name)View.swift"] =
                "import SwiftUI\n\nstruct \(name)View: View {\n    \(property.replacing("nameModel", with: place))\n\n"
                + "    var body: some View { Text(\"\") }\n}\n"
            files["\(name)/\(name)Model.swift"] = "final class \(name)Model: ObservableObject { func load() {} }"
            files["Start/Parts.swift"]? +=
                "    var \(place): Factory<\(name)Model> { self { \(name)Model(wallet: WalletModel()) } }\n"
        }
        files["Start/Parts.swift"]? += "}\n"
        let learned = try #require(learning(files).architectures.first)
        let isKept = learned.channels.contains { $0.from == "view" && $0.to == "model" && $0.hold.value == .strong }
        #expect(isKept == property.contains("nameModel"))
    }
}

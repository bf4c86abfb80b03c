import Architecture
import SourceModel
import Testing

@testable import Learning

/// Parts that a new scene by example holds no longer, and what its templates hold otherwise than its definition says.
@Suite("Holds that an example's scene has lost")
struct LostHoldsTests: SceneTexts {
    private func learning(property: (String) -> String) -> AppLearning {
        var files: [String: String] = [:]
        for name in Self.names {
            files["\(name)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController { let \(property(name)) = \(name)Model() }"
            files["\(name)/\(name)Model.swift"] = "final class \(name)Model {}"
        }
        return learning(files)
    }

    private func lost(_ learning: AppLearning, in text: String) throws -> [String] {
        let facts = try #require(FileFacts(parsing: text, depth: .whole))
        return learning.lostHolds(in: [facts], of: "QuietHarbour", like: Self.names[0], way: 0)
    }

    @Test("A property that is called after its scene is lost only where the new scene has none of that name")
    func calledAfterScenes() throws {
        let head = "final class QuietHarbourModel {}\nfinal class QuietHarbourViewController: UIViewController {"
        let own = learning { UnitName($0).propertyName + "Model" }
        #expect(try lost(own, in: head + " let quietHarbourModel = QuietHarbourModel() }") == [])
        let sentence = "QuietHarbourViewController holds no QuietHarbourModel, as it does in 10 of 10"
        #expect(try lost(own, in: head + "}") == [sentence])
        let plain = learning { _ in "model" }
        #expect(try lost(plain, in: head + " let model = QuietHarbourModel() }") == [])
        #expect(try lost(plain, in: head + " let quietHarbourModel = 1 }") == [sentence])
    }

    @Test(
        "A part that most scenes have, and all of these hold, is lost, and one that few have is not", arguments: [7, 4])
    func usual(count: Int) throws {
        var files = scenes([
            "NAME/NAMERouter.swift": "final class NAMERouter {}",
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let router = NAMERouter() }",
        ])
        for name in Self.names.prefix(count) {
            files["\(name)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController { let router = \(name)Router(), model = \(name)Model() }"
            files["\(name)/\(name)Model.swift"] = "final class \(name)Model {}"
        }
        let text = """
            final class QuietHarbourModel {}
            final class QuietHarbourRouter {}
            final class QuietHarbourViewController: UIViewController { let router = QuietHarbourRouter() }
            """
        #expect(try lost(learning(files), in: text).count == (count == 7 ? 1 : 0))
    }

    @Test(
        "A view of ReactorKit's holds the reactor that it is bound to, in a new scene, too", arguments: [true, false])
    func reactors(isBound: Bool) throws {
        let view = { (name: String, function: String) in
            """
            final class \(name)ViewController: UIViewController, StoryboardView {
                init(reactor: \(name)Model) { defer { self.reactor = reactor } }
                func \(function)(reactor: \(name)Model) {}
            }
            """
        }
        var files = scenes(["NAME/NAMEModel.swift": "final class NAMEModel {}"])
        for name in Self.names { files["\(name)/\(name)ViewController.swift"] = view(name, "bind") }
        let text = "final class QuietHarbourModel {}\n" + view("QuietHarbour", isBound ? "bind" : "show")
        #expect(try lost(learning(files), in: text).isEmpty == isBound)
    }

    @Test(
        "A contract of the scene to which a part conforms no longer is told, be it fulfilled over another or not",
        arguments: [
            ("", "", 1), (": QuietHarbourShowing", "", 0), (": QuietHarbourSteps", ": QuietHarbourShowing", 0),
            (": QuietHarbourSteps", "", 1),
        ])
    func conformances(parent: String, refined: String, count: Int) throws {
        let learning = learning(
            scenes([
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { let presenter = NAMEPresenter() }\nextension NAMEViewController: NAMEShowing { func show() {} }",
                "NAME/NAMEPresenter.swift":
                    "protocol NAMEShowing: AnyObject { func show() }\nfinal class NAMEPresenter { weak var view: NAMEShowing? }",
            ]))
        let text = """
            protocol QuietHarbourShowing: AnyObject {}
            protocol QuietHarbourSteps\(refined) {}
            final class QuietHarbourPresenter { weak var view: QuietHarbourShowing? }
            final class QuietHarbourViewController: UIViewController { let presenter = QuietHarbourPresenter() }
            extension QuietHarbourViewController\(parent) {}
            """
        let facts = try #require(FileFacts(parsing: text, depth: .whole))
        #expect(
            learning.lostConformances(in: [facts], of: "QuietHarbour", way: 0)
                == Array(
                    repeating: "QuietHarbourViewController does not conform to QuietHarbourShowing, as 10 of 10 do",
                    count: count))
    }

    @Test("A constant that closes a circle is told, since it cannot be weak; a variable is weak")
    func constants() throws {
        let channel = try #require(
            learning(
                scenes([
                    "NAME/NAMEViewController.swift":
                        "final class NAMEViewController: UIViewController { var model: NAMEModel! }",
                    "NAME/NAMEModel.swift": "final class NAMEModel { var screen: NAMEViewController? }",
                ])
            ).architectures.first?.channels.first { $0.from == "model" && $0.to == "viewController" })
        let weak = WeakTemplates(channels: [channel])
        let file = LearnedFile(
            id: "modelFile", path: Learned("{Unit}Model.swift", Evidence(1, of: 1)),
            holds: [Learned("model", Evidence(1, of: 1))])
        func strong(_ line: String) -> Int {
            let text = "final class Model {\n    \(line)\n}\n"
            let written = weak.applied(to: ["modelFile": text], of: [file])
            return weak.strong(in: written, of: [file]).count
        }
        #expect(strong("let screen: {{ roles.viewController.type }}") == 1)
        #expect(strong("unowned let screen: {{ roles.viewController.type }}") == 0)
        #expect(strong("private var screen: {{ roles.viewController.type }}?") == 0)
    }
}

import Architecture
import Testing

@testable import Learning

/// One role that types bear under several endings.
@Suite("Learning one role in several spellings")
struct SpellingsTests: SceneTexts {
    private static func scene(_ screen: String, model: String = "ViewModel") -> [String: String] {
        [
            "NAME/NAME\(screen).swift":
                "final class NAME\(screen): UIViewController { let viewModel = NAME\(model)() }",
            "NAME/NAME\(model).swift": "final class NAME\(model) { func load() {} }",
        ]
    }

    /// Scenes of which some are called otherwise than most.
    private func files(
        _ first: [String: String], _ second: [String: String], _ count: Int = 4
    ) -> [String: String] {
        let (most, others) = (Array(Self.names.dropLast(count)), Array(Self.names.suffix(count)))
        return scenes(of: most, first).merging(scenes(of: others, second)) { first, _ in first }
    }

    @Test("Screens called VC or Controller beside ViewController are one role", arguments: ["VC", "Controller"])
    func screens(other: String) throws {
        let learning = learning(files(Self.scene("ViewController"), Self.scene(other)))
        #expect(learning.architectures.count == 1)
        let learned = try #require(learning.architectures.first)
        #expect(learned.units.count == 10)
        let screen = try #require(learned.roles.first { $0.form == "{Unit}ViewController" })
        #expect(screen.presence.count == 10)
        #expect(screen.spellings.map(\.value) == ["{Unit}\(other)"])
        #expect(screen.spellings.first?.evidence == Evidence(4, of: 10))
        #expect(learned.outliers.isEmpty)
        #expect(
            learned.files.contains { $0.path.value == "{Unit}ViewController.swift" && $0.path.evidence.count == 10 })
        #expect(learned.withoutRole.isEmpty)
        #expect(learning.otherScreens.isEmpty)
    }

    @Test("New scenes are called as most are, and the definition reads the others")
    func definition() throws {
        let learning = learning(files(Self.scene("VC"), Self.scene("ViewController"), 3))
        let learned = try #require(learning.architectures.first)
        let written = LearnedDefinition(learned, as: .ours, known: [])
        let text = written.text
        #expect(text.contains("type: \"{Unit}VC\"  # 10 of 10"))
        #expect(text.contains("also: \"{Unit}ViewController\"  # 3 of 10"))
        let definition = try ArchitectureSource(file: "ours.yml", text: text, templates: written.templates).definition()
        let role = try #require(definition.role("vc"))
        #expect(role.names("CartVC", of: UnitName("Cart")))
        #expect(role.names("CartViewController", of: UnitName("Cart")))
        #expect(!role.names("CartController", of: UnitName("Cart")))
    }

    @Test("New scenes of a way are called as most of its own are, whatever most of the app's screens are called")
    func ways() throws {
        var all = files(Self.scene("ViewController"), Self.scene("VC"))
        for name in ["Faq", "Help", "Terms", "Splash", "Legal", "Rating", "Tour", "Debug"] {
            all["Plain/\(name)VC.swift"] = "final class \(name)VC: UIViewController {}"
        }
        let learning = learning(all)
        let learned = try #require(learning.architectures.first)
        let screen = try #require(learned.roles.first { $0.form == "{Unit}ViewController" })
        #expect(screen.presence == Evidence(10, of: 10))
        // Templates by example know them by the same name.
        #expect(learning.kept.scenes.units[0].allSatisfy { $0.members.contains { $0.role == screen.name } })
        #expect(screen.spellings == [Learned("{Unit}VC", Evidence(4, of: 10))])
        #expect(learned.files.contains { $0.path.value == "{Unit}ViewController.swift" })
        #expect(learned.outliers.isEmpty)
    }

    @Test("View models called VM are view models")
    func models() throws {
        let learned = try #require(
            learning(files(Self.scene("ViewController"), Self.scene("ViewController", model: "VM"))).architectures.first
        )
        let model = try #require(learned.roles.first { $0.form == "{Unit}ViewModel" })
        #expect(model.presence.count == 10)
        #expect(model.spellings.map(\.value) == ["{Unit}VM"])
    }

    @Test("What scenes have beside their screen is another role, and so is what is no screen")
    func others() throws {
        var both = Self.scene("ViewController")
        both["NAME/NAMEController.swift"] = "final class NAMEController: UIViewController {}"
        let twice = try #require(learning(scenes(both)).architectures.first)
        #expect(!twice.roles.contains { !$0.spellings.isEmpty })
        var plain = Self.scene("ViewController")
        plain["NAME/NAMEController.swift"] = "final class NAMEController { func run() {} }"
        let acting = try #require(learning(scenes(plain)).architectures.first)
        #expect(!acting.roles.contains { !$0.spellings.isEmpty })
        #expect(acting.roles.contains { $0.form == "{Unit}Controller" })
    }

    @Test("A file is asked for as its own type is spelt, and differs by no capital alone")
    func filesOfOtherSpellings() throws {
        func outliers(_ file: String) throws -> [String] {
            var all = files(Self.scene("ViewController"), Self.scene("VC"))
            all[file] = all.removeValue(forKey: "Wallet/WalletVC.swift")
            return try #require(learning(all).architectures.first).outliers.flatMap(\.deviations).map(\.text)
        }
        #expect(try outliers("Wallet/WalletVc.swift") == [])
        #expect(try outliers("Wallet/Purse.swift") == ["WalletVC stands in Purse.swift, not in WalletVC.swift"])
    }

    @Test("Two of another spelling are no habit")
    func few() throws {
        let learned = try #require(
            learning(files(Self.scene("ViewController"), Self.scene("VC"), 2)).architectures.first)
        #expect(!learned.roles.contains { !$0.spellings.isEmpty })
    }

    @Test(
        "A base class with parts of its own is no scene, with the app's own letters before its name, too",
        arguments: ["Base", "XYBase"])
    func bases(name: String) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: \(name)ViewController { let viewModel = NAMEViewModel() }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel: \(name)ViewModel { func load() {} }",
        ])
        files["\(name)/\(name)ViewController.swift"] =
            "class \(name)ViewController: UIViewController { let viewModel: \(name)ViewModel }"
        files["\(name)/\(name)ViewModel.swift"] = "class \(name)ViewModel { func load() {} }"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.units.map(\.name) == Self.names)
    }

    @Test("A base class whose parts are bases, too, is no scene, whatever it is called")
    func basesOfAllParts() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: PlainViewController<NAMEView> { func show() {} }",
            "NAME/NAMEView.swift": "final class NAMEView: PlainView {}",
        ])
        files["Plain/PlainViewController.swift"] =
            "class PlainViewController<Content: PlainView>: UIViewController { let content = Content() }"
        files["Plain/PlainView.swift"] = "class PlainView: UIView {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.units.map(\.name) == Self.names)
    }

    @Test("Views over a base of the app's own are views, and their scenes are made in one way with the others")
    func viewsOverBases() throws {
        func scene(_ base: String) -> [String: String] {
            [
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { let mainView = NAMEView() }",
                "NAME/NAMEView.swift": "final class NAMEView: \(base) {}",
            ]
        }
        var files = files(scene("UIView"), scene("BaseView"))
        files["Base/BaseView.swift"] = "class BaseView: RoundedView {}\nclass RoundedView: UIView {}"
        let learning = learning(files)
        #expect(learning.architectures.map(\.units.count) == [10])
    }

    @Test("An underscore is part of a scene's name, but where what follows says what many types are")
    func underscores() throws {
        let parts = [
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { let presenter = NAMEPresenter() }",
            "NAME/NAMEPresenter.swift": "class NAMEPresenter { let router = NAMERouter() }",
            "NAME/NAMERouter.swift": "class NAMERouter {}",
        ]
        let all = Self.names + ["Accept_Request", "change_city"]
        let learned = try #require(learning(scenes(of: all, parts)).architectures.first)
        let counts = learned.roles.map { "\($0.form) \($0.presence)" }.sorted()
        #expect(
            counts == ["{Unit}Presenter 12 of 12", "{Unit}Router 12 of 12", "{Unit}ViewController 12 of 12"],
            "\(counts)")
        let marked = parts.merging(["NAME/NAME_CellUI.swift": "class NAME_CellUI: UIView {}"]) { $1 }
        let kinds = try #require(learning(scenes(marked)).architectures.first).roles.map(\.form)
        #expect(kinds.contains("{Unit}_CellUI"), "\(kinds)")
    }
}

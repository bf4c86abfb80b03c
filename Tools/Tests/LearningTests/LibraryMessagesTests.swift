import Architecture
import Testing

@testable import Learning

/// Messages that libraries declare, makers by other names, places in modules of interfaces, and pieces of one screen.
@Suite("Learning what libraries and interfaces hold")
struct LibraryMessagesTests: SceneTexts {
    @Test(
        "A message that a library's protocol demands is one, where the contract refines that and the part answers it",
        arguments: [
            (": BasePresenter", "func configureView() {}", true), (": BasePresenter", "", false),
            (": AnyObject", "func configureView() {}", false), ("", "func configureView() {}", false),
        ])
    func messages(refined: String, own: String, isSaid: Bool) throws {
        let files = scenes([
            "NAME/NAMEViewController.swift": """
            class NAMEViewController: UIViewController {
                var presenter: NAMEAction!
                override func viewDidLoad() {
                    presenter.configureView()
                    presenter.load()
                }
            }
            """,
            "NAME/NAMEPresenter.swift": """
            import Kit
            protocol NAMEAction\(refined) { func load() }
            final class NAMEPresenter: NAMEAction {
                \(own)
                func load() {}
            }
            """,
        ])
        let learned = try #require(learning(files).architectures.first)
        let channel = try #require(learned.channels.first { $0.from == "viewController" && $0.to == "presenter" })
        #expect(channel.says.contains { $0.value == "load" })
        #expect(channel.says.contains { $0.value == "configureView" } == isSaid)
    }

    @Test(
        "A static function of a library that makes the screen of a storyboard makes it",
        arguments: [("storyboardInstantiate", true), ("register", false)])
    func makers(function: String, isMade: Bool) throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var presenter: NAMEPresenter! }",
            "NAME/NAMEPresenter.swift": "final class NAMEPresenter { weak var view: NAMEViewController? }",
            "NAME/NAMEModule.swift": """
            final class NAMEModule {
                static func build() {
                    let view = NAMEViewController.\(function)()
                    let presenter = NAMEPresenter()
                }
            }
            """,
        ])
        let learned = try #require(learning(files).architectures.first)
        let made = learned.assembly?.creates.map(\.value) ?? []
        #expect(made.contains("viewController") == isMade)
    }

    @Test("A part in a module of interfaces of each scene lies there, and one in a folder for all in that")
    func interfaces() throws {
        func learned(_ place: String) throws -> LearnedArchitecture {
            try #require(
                learning(
                    scenes([
                        "Feature/NAMEFeature/Source/NAMEView.swift":
                            "struct NAMEView: View { @StateObject var viewModel: NAMEViewModel; var body: some View { Text(\"\") } }",
                        "Feature/NAMEFeature/Source/NAMEViewModel.swift":
                            "final class NAMEViewModel: ObservableObject {}",
                        "Feature/NAMEFeature/Source/NAMEComponent.swift":
                            "final class NAMEComponent: NAMEFactory { func make() -> NAMEView { NAMEView(viewModel: NAMEViewModel()) } }",
                        "\(place)/NAMEFactory.swift": "protocol NAMEFactory { func make() -> NAMEView }",
                        // Three that make several parts move no scene's folder.
                        "Feature/NAMEFeature/Source/NAMERow.swift":
                            "struct NAMERow: View { var body: some View { Text(\"\") } }",
                        "Feature/NAMEFeature/Source/NAMEState.swift": "final class NAMEState {}",
                    ])
                ).architectures.first)
        }
        let own = try learned("Feature/NAMEFeature/Interface")
        let place = own.elsewhere.values.first?.value
        #expect(place == "{Unit}Feature/Interface", "\(own.elsewhere) \(own.folder)")
        let shared = try learned("Factories")
        #expect(shared.elsewhere.values.first.map { !$0.value.contains("{Unit}") } ?? true, "\(shared.elsewhere)")
    }

    @Test("Pieces of one screen whose contracts its own parts fulfil are no scenes, and those that act themselves are")
    func pieces() throws {
        func learned(_ fulfils: Bool) throws -> LearnedArchitecture {
            var files = scenes([
                "NAME/Scene/NAMEView.swift":
                    "struct NAMEView: View { let intent: NAMEIntentProtocol; @StateObject var model: NAMEModel; var body: some View { Text(\"\") } }",
                "NAME/Intent/NAMEIntent.swift": """
                protocol NAMEIntentProtocol {}
                final class NAMEIntent: NAMEIntentProtocol { weak var model: NAMEModel? }
                """,
                "NAME/Model/NAMEModel.swift": "final class NAMEModel: ObservableObject {}",
            ])
            for word in ["Prize", "Work", "School", "Language"] {
                let name = "Profile\(word)"
                files["Profile/Scene/\(name)View.swift"] =
                    "struct \(name)View: View { let intent: \(name)IntentProtocol; var body: some View { Text(\"\") } }"
                files["Profile/Intent/\(name)Intent.swift"] =
                    "protocol \(name)IntentProtocol { func load\(word)() }\n"
                    + (fulfils
                        ? "extension ProfileIntent: \(name)IntentProtocol { func load\(word)() {} }"
                        : "final class \(name)Intent: \(name)IntentProtocol { func load\(word)() {} }")
            }
            return try #require(learning(files).architectures.first)
        }
        #expect(try learned(true).units.count == 10)
        #expect(try learned(false).units.count == 14)
    }

    @Test("A call on a name that stands for self is one on a part", arguments: ["self", "another"])
    func otherNamesOfSelf(value: String) throws {
        let learned = try #require(
            learning(
                scenes([
                    "NAME/NAMEViewController.swift": """
                    final class NAMEViewController: UIViewController {
                        let model = NAMEModel()
                        func show() {
                            run { [weak self] in
                                guard let me = \(value) else { return }
                                me.model.load()
                            }
                        }
                    }
                    """,
                    "NAME/NAMEModel.swift": "final class NAMEModel { func load() {} }",
                ])
            ).architectures.first)
        let channel = try #require(learned.channels.first { $0.to == "model" })
        #expect(channel.says.contains { $0.value == "load" } == (value == "self"))
    }
}

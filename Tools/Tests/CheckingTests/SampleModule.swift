import Architecture

@testable import Checking

/// A small architecture and a module that is as it says, of which each test changes a file.
enum SampleModule {
    static let source = ArchitectureSource(
        file: "demo.yml", text: definition,
        templates: Dictionary(
            uniqueKeysWithValues: ["view", "presenter", "interactor", "router", "builder", "contracts"].map { ($0, "") }
        ))

    static let definition = """
        architecture: demo
        about: a module of five
        unit: { word: module, folder: "{Unit}", owner: view }
        layers:
          presentation: { about: what is seen, imports: [UIKit], knows: [viewModel, entity, business] }
          business: { about: what the app does, imports: [Foundation], mayNotImport: [UIKit], knows: entity }
        contracts:
          viewInput: { type: "{Unit}ViewInput" }
          viewOutput: { type: "{Unit}ViewOutput" }
          interactorInput: { type: "{Unit}InteractorInput" }
          listener: { type: "{Unit}Listener" }
        data:
          primitive: { types: [String, Int] }
          viewModel: { type: "{Unit}ViewModel", madeOf: primitive }
          entity: { type: "{Model}Entity" }
        roles:
          view:
            type: "{Unit}ViewController"
            base: UIViewController
            implements: viewInput
            layer: presentation
            knows: viewModel
          presenter: { type: "{Unit}Presenter", implements: [viewOutput, listener], layer: presentation }
          interactor: { type: "{Unit}Interactor", implements: interactorInput, layer: business }
          router: { type: "{Unit}Router", layer: presentation }
          builder: { type: "{Unit}Builder", layer: presentation }
        channels:
          - view -> presenter: { hold: strong, through: viewOutput, as: output, says: "…Tapped", carries: primitive }
          - presenter -> view:
              hold: weak  # 69 of 69
              through: viewInput
              as: view
              says: [show, "show…"]
              carries: viewModel
          - presenter -> interactor: { hold: strong, through: interactorInput, as: interactor, carries: [primitive, entity] }
          - presenter -> router: { hold: strong, as: router }
          - router -> view: { hold: weak, as: viewController }
          - presenter -> presenter: { of: another, hold: weak, through: listener, as: listener }
          - router -> builder: { of: another, hold: static }
        assembly: { by: builder, function: build, creates: [view, presenter, interactor, router], returns: view }
        navigation: { decides: presenter, performs: router }
        files:
          viewFile: { path: "{Unit}ViewController.swift", template: view, holds: view }
          presenterFile: { path: "{Unit}Presenter.swift", template: presenter, holds: presenter }
          interactorFile: { path: "{Unit}Interactor.swift", template: interactor, holds: interactor }
          routerFile: { path: "{Unit}Router.swift", template: router, holds: router }
          builderFile: { path: "{Unit}Builder.swift", template: builder, holds: builder }
          contractsFile:
            path: "{Unit}Contracts.swift"
            template: contracts
            holds: [viewInput, viewOutput, interactorInput, listener, viewModel]
        """

    /// The definition with a count behind the type of each role, as `learn` writes it.
    static func counted(_ count: String, _ replacements: (String, String)...) -> ArchitectureSource {
        func role(_ id: String, _ type: String, _ rest: String) -> (String, String) {
            ("  \(id): { type: \"\(type)\", \(rest) }", "  \(id):\n    type: \"\(type)\"\(count)\n    \(rest)")
        }
        let roles = [
            ("    type: \"{Unit}ViewController\"\n", "    type: \"{Unit}ViewController\"\(count)\n"),
            role(
                "presenter", "{Unit}Presenter", "implements: [viewOutput, listener], layer: presentation"),
            role("interactor", "{Unit}Interactor", "implements: interactorInput, layer: business"),
            role("router", "{Unit}Router", "layer: presentation"),
            role("builder", "{Unit}Builder", "layer: presentation"),
        ]
        let text = (roles + replacements).reduce(definition) { text, replacement in
            text.replacing(
                replacement.0, with: replacement.1.replacing("], layer:", with: "]\n    layer:"))
        }
        return ArchitectureSource(
            file: "demo.yml",
            text: text.replacing("interactorInput, layer: business", with: "interactorInput\n    layer: business"),
            templates: source.templates)
    }

    /// A module that has nothing to be found.
    static let healthy: [String: String] = [
        "Login/LoginViewController.swift": """
        import UIKit

        final class LoginViewController: UIViewController, LoginViewInput {
            private let output: any LoginViewOutput
            init(output: any LoginViewOutput) { self.output = output }
            func closeTapped() { output.closeTapped() }
            func show(model: LoginViewModel) { title = model.title }
        }
        """,
        "Login/LoginPresenter.swift": """
        import Foundation

        final class LoginPresenter {
            weak var view: (any LoginViewInput)?
            weak var listener: (any LoginListener)?
            private let interactor: any LoginInteractorInput
            private let router: LoginRouter
            init(interactor: any LoginInteractorInput, router: LoginRouter) {
                self.interactor = interactor
                self.router = router
            }
        }

        extension LoginPresenter: LoginViewOutput {
            func closeTapped() {
                view?.show(model: LoginViewModel(title: ""))
                router.close()
            }
        }
        """,
        "Login/LoginInteractor.swift": """
        import Foundation

        final class LoginInteractor: LoginInteractorInput {
            func load() -> UserEntity { UserEntity() }
        }
        """,
        "Login/LoginRouter.swift": """
        import UIKit

        final class LoginRouter {
            weak var viewController: UIViewController?
            func close() { viewController?.navigationController?.popViewController(animated: true) }
            func open() {
                let next = HomeBuilder.build()
                viewController?.navigationController?.pushViewController(next, animated: true)
            }
        }
        """,
        "Login/LoginBuilder.swift": """
        import UIKit

        enum LoginBuilder {
            static func build() -> UIViewController {
                let router = LoginRouter()
                let presenter = LoginPresenter(interactor: LoginInteractor(), router: router)
                let view = LoginViewController(output: presenter)
                presenter.view = view
                router.viewController = view
                return view
            }
        }
        """,
        "Login/LoginContracts.swift": """
        protocol LoginViewInput: AnyObject { func show(model: LoginViewModel) }
        protocol LoginViewOutput: AnyObject { func closeTapped() }
        protocol LoginInteractorInput: AnyObject { func load() -> UserEntity }
        protocol LoginListener: AnyObject { func loginDidEnd() }
        struct LoginViewModel { let title: String }
        """,
        "Entities/UserEntity.swift": "struct UserEntity {}\n",
        "App/Uses.swift": """
        func use(_ interactor: any LoginInteractorInput, _ listener: any LoginListener) {
            _ = interactor.load()
            listener.loginDidEnd()
        }
        """,
        "Home/Home.swift": """
        import UIKit

        final class HomeScreen: UIViewController {}
        enum HomeBuilder { static func build() -> HomeScreen { HomeScreen() } }
        """,
    ]

    /// The text of a file.
    static func text(of name: String) -> String { healthy[name] ?? "" }

    /// The module with other texts in place of some files.
    static func app(_ changes: [String: String?] = [:]) -> MarkedApp {
        var files = healthy
        for (name, text) in changes { files[name] = text }
        return MarkedApp(files)
    }

    /// The module with words replaced in one of its files.
    static func app(in name: String, _ replacements: [(String, String)]) -> MarkedApp {
        var text = healthy[name] ?? ""
        for (old, new) in replacements { text = text.replacing(old, with: new) }
        return app([name: text])
    }
}

import Architecture
import Testing

@testable import Learning

/// Parts that a thing lacks which is opened as scenes are, and those that something else does without.
@Suite("Telling what a scene lacks")
struct OpenedUnitsTests: SceneTexts {
    private static let names = SceneTexts20.names

    /// Twenty scenes, each with a coordinator that opens the next; the first, or who is called otherwise, lacks a presenter.
    private func texts(first: String = "About", opens: Bool = true) -> [String: String] {
        let names = [first] + Self.names.dropFirst()
        var files = scenes(
            of: names,
            [
                "NAME/NAMEViewController.swift":
                    "final class NAMEViewController: UIViewController { var presenter: NAMEPresenter? }",
                "NAME/NAMEPresenter.swift": "final class NAMEPresenter { var router: NAMERouter? }",
                "NAME/NAMEInteractor.swift": "final class NAMEInteractor {}",
            ])
        for (name, next) in zip(names, names.dropFirst() + [first]) {
            let call = next == first && !opens ? "" : "_ = \(next)ViewController()"
            files["\(name)/\(name)Router.swift"] = "final class \(name)Router { func go() { \(call) } }"
        }
        return files
    }

    private func told(_ files: [String: String]) throws -> [String] {
        try #require(learning(files).architectures.first).outliers.flatMap(\.deviations).map(\.text)
    }

    @Test("What others open as they open scenes lacks a part, and not what nobody opens, a root, a splash or an alert")
    func opened() throws {
        func lacking(_ first: String, opens: Bool = true) throws -> [String] {
            var files = texts(first: first, opens: opens)
            files["\(first)/\(first)Presenter.swift"] = nil
            files["\(first)/\(first)ViewController.swift"] = "final class \(first)ViewController: UIViewController {}"
            return try told(files)
        }
        #expect(try lacking("About") == ["has no AboutPresenter, as 19 of 20 have"])
        #expect(try lacking("About", opens: false) == [])
        #expect(try lacking("Splash") == [])
        // One that goes on to a scene is more than an alert.
        #expect(try lacking("NetworkAlert") == ["has no NetworkAlertPresenter, as 19 of 20 have"])
        var files = texts(first: "NetworkAlert")
        files["NetworkAlert/NetworkAlertPresenter.swift"] = nil
        files["NetworkAlert/NetworkAlertViewController.swift"] =
            "final class NetworkAlertViewController: UIViewController {}"
        files["NetworkAlert/NetworkAlertRouter.swift"] = "final class NetworkAlertRouter {}"
        #expect(try told(files) == [])
    }

    @Test("A part that stands outside of its scene's folder is not lacking")
    func elsewhere() throws {
        var files = texts()
        files["About/AboutPresenter.swift"] = nil
        files["Presenters/AboutPresenter.swift"] = "final class AboutPresenter { var router: AboutRouter? }"
        #expect(try told(files).filter { $0.contains("AboutPresenter") } == [])
    }

    @Test(
        "The one object that a type has of itself is held",
        arguments: ["AboutPresenter.shared", "AboutPresenter.spare"])
    func shared(value: String) throws {
        var files = texts()
        files["About/AboutViewController.swift"] =
            "final class AboutViewController: UIViewController { let acting = \(value) }"
        files["About/AboutPresenter.swift"] =
            "final class AboutPresenter { static let shared = AboutPresenter(); var router: AboutRouter? }"
        let isHeld = value.hasSuffix("shared")
        #expect(try told(files).contains { $0.hasPrefix("AboutViewController is not seen to hold") } != isHeld)
    }

    @Test("What a coordinator of its own opens is a scene, too")
    func byCoordinators() throws {
        var files = texts(opens: false)
        files["About/AboutPresenter.swift"] = nil
        files["About/AboutViewController.swift"] = "final class AboutViewController: UIViewController {}"
        files["Flows/InfoCoordinator.swift"] =
            "final class InfoCoordinator { func start() { _ = AboutViewController() } }"
        #expect(try told(files) == ["has no AboutPresenter, as 19 of 20 have"])
    }

    @Test("A contract that nobody of a scene names is not lacking")
    func contracts() throws {
        var files = texts()
        for name in Self.names {
            files["\(name)/\(name)Contracts.swift"] = "protocol \(name)PresenterInput: AnyObject { func load() }"
            files["\(name)/\(name)Presenter.swift"] =
                "final class \(name)Presenter: \(name)PresenterInput { var router: \(name)Router?\n func load() {} }"
        }
        files["About/AboutContracts.swift"] = nil
        files["About/AboutPresenter.swift"] = "final class AboutPresenter { var router: AboutRouter? }"
        #expect(try told(files) == [])
    }

    @Test("What goes nowhere needs nobody who goes")
    func viewers() throws {
        var files = texts()
        files["About/AboutRouter.swift"] = nil
        files["About/AboutPresenter.swift"] = "final class AboutPresenter {}"
        #expect(try told(files) == [])
        files["About/AboutPresenter.swift"] = "final class AboutPresenter { func go() { _ = CartViewController() } }"
        #expect(try told(files) == ["has no AboutRouter, as 19 of 20 have"])
    }

    @Test("What lies among pieces of scenes need not hold what they hold")
    func pieces() throws {
        func held(in folder: String) throws -> [String] {
            var files = texts()
            files["About/AboutViewController.swift"] = nil
            files["About/AboutPresenter.swift"] = nil
            files["About/AboutInteractor.swift"] = nil
            files["About/AboutRouter.swift"] = nil
            files["\(folder)/About.swift"] = """
                final class AboutViewController: UIViewController {}
                final class AboutPresenter { var router: AboutRouter? }
                final class AboutInteractor {}
                final class AboutRouter { func go() { _ = CartViewController() } }
                """
            return try told(files).filter { $0.contains("hold") }
        }
        #expect(
            try held(in: "About") == [
                "AboutViewController is not seen to hold AboutPresenter, as 19 of 20 are, and nothing else names that"
            ])
        #expect(try held(in: "Shared/Components") == [])
    }
}

/// Twenty names.
private enum SceneTexts20 {
    static let names = ["About", "Old"].flatMap { first in
        ["", "Cart", "Chat", "Feed", "Login", "Map", "Orders", "Pin", "Profile", "Wallet"].map {
            first == "About" ? ($0.isEmpty ? "About" : $0) : "Old\($0.isEmpty ? "Page" : $0)"
        }
    }
}

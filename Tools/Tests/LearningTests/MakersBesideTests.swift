import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning

/// Makers of screens that belong to no scene and are called as no builder.
@Suite("Learning who makes screens beside scenes")
struct MakersBesideTests: SceneTexts {
    /// Views that observe a model which somebody else makes.
    private static let observed = [
        "NAME/NAMEView.swift":
            "import SwiftUI\nstruct NAMEView: View { @ObservedObject var model: NAMEViewModel\n"
            + "var body: some View { Text(model.title) } }",
        "NAME/NAMEViewModel.swift":
            "import Combine\nclass NAMEViewModel: ObservableObject { var title: String { \"\" } }",
    ]

    private static let mvvm = [
        "NAME/NAMEViewController.swift":
            "import UIKit\nclass NAMEViewController: UIViewController { let model: NAMEViewModel\n"
            + "init(model: NAMEViewModel) { self.model = model } }",
        "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
    ]

    /// Learns from files as they lie in a folder, of which not all are read as a whole.
    private func builders(_ texts: [String: String]) throws -> String {
        let folder = try TemporaryFolder()
        for (path, text) in texts { try folder.write(text, to: path) }
        let learning = AppLearning(SourceFacts(SourceFileList(paths: [folder.path])))
        return try #require(learning.architectures.first).nobodyBuilds
    }

    private func made(_ names: some Sequence<String>) -> String {
        names.map { "show(\($0)ViewController(model: \($0)ViewModel()))" }.joined(separator: "\n")
    }

    @Test(
        "What is added to a type of others, and a helper of no scene, make screens",
        arguments: [
            ("extension UIViewController", "ViewController", "UIViewController"),
            ("class ScreenOpener", "Opener", "ScreenOpener"), ("enum Places", "Places", "Places"),
        ])
    func beside(head: String, word: String, name: String) throws {
        var files = scenes(Self.mvvm)
        files["Helpers/Showing.swift"] = "import UIKit\n\(head) { func open() {\n\(made(Self.names))\n} }"
        let who = word == name ? "\(word) 10 of these" : "a …\(word) 10 of these, \(name) for one"
        #expect(try builders(files) == "others build 10 of 10, \(who)")
        // Without something to show screens with, or beside the tests, it makes none.
        files["Helpers/Showing.swift"]?.replace("UIKit", with: "XCTest")
        #expect(try builders(files) == "nobody is seen to build a whole scene")
    }

    @Test(
        "What gives an app all that it depends on may show nothing itself, and a type that one is made for is none of the app's"
    )
    func dependencies() throws {
        var files = scenes(Self.mvvm)
        files["AppDependency.swift"] =
            "import Foundation\nstruct AppDependency { static func resolve() {\n\(made(Self.names.dropFirst(2)))\n} }"
        files["Tabs.swift"] =
            "import UIKit\nclass Tabs<CartViewController: Screen, AboutViewController: Screen>: UITabBarController {\n"
            + "func fill() { show(CartViewController()); show(AboutViewController()) } }"
        #expect(
            try builders(files)
                == "others build 8 of 10, a …Dependency 8 of these, AppDependency for one")
    }

    @Test(
        "A type that is called as scenes are makes them by its functions",
        arguments: ["struct Screens", "final class AppScenes"])
    func named(head: String) throws {
        var files = scenes(Self.mvvm)
        let functions = Self.names.map { name in
            "static func open\(name)() -> \(name)ViewController { let model = \(name)ViewModel()\n"
                + "return \(name)ViewController(model: model) }"
        }
        files["Screens.swift"] = "import RxSwift\n\(head) {\n\(functions.joined(separator: "\n"))\n}"
        #expect(try builders(files).hasPrefix("others build 10 of 10, "))
    }

    @Test(
        "What is added to an app's delegate that is no Swift makes screens, and so does a file of dependencies",
        arguments: ["CoreDelegate", "Core"])
    func added(type: String) throws {
        var files = scenes(Self.mvvm)
        files[type == "Core" ? "Core+Dependencies.swift" : "Core+Screens.swift"] =
            "import Foundation\nextension \(type) { func open() {\n\(made(Self.names))\n} }"
        #expect(try builders(files).hasPrefix("others build 10 of 10, "))
    }

    @Test(
        "A container that registers the parts of scenes makes them",
        arguments: [
            ("import Swinject", "class Parts", "a …Parts"), ("", "class DIManager", "a …Manager"),
            ("import FactoryKit", "extension Container", "a …Container"), ("", "class Warmer", nil),
            ("", "class AppComposition", "a …Composition"), ("", "class MainFlowController", "a …FlowController"),
        ])
    func containers(head: String, type: String, told: String?) throws {
        var files = scenes(Self.observed)
        let shown = Self.names.map { "\($0)View(model: container.resolve())" }.joined(separator: "\n")
        files["Start/StartView.swift"] =
            "import SwiftUI\nstruct StartView: View { var body: some View {\n\(shown)\n} }"
        let registered = Self.names.map {
            "private func register\($0)() { container.register(\($0)ViewModel.self) { _ in \($0)ViewModel() } }"
        }
        let name = type == "extension Container" ? "App+Parts" : String(type.dropFirst("class ".count))
        files["Start/\(name).swift"] = "\(head)\n\(type) {\n\(registered.joined(separator: "\n"))\n}"
        let all = try builders(files)
        #expect(all.hasPrefix("others build 10 of 10, "), "\(all)")
        #expect(all.hasSuffix("; the viewModel \(told ?? "") in 10 of 10") == (told != nil), "\(all)")
    }

    @Test("A builder that bears its scene's name is that scene's wherever it lies")
    func apart() throws {
        var files = scenes(Self.mvvm)
        for name in Self.names {
            let place = Self.names.prefix(6).contains(name) ? name : "Login/Sub"
            files["\(place)/\(name)Wrapper.swift"] =
                "import UIKit\nclass \(name)Wrapper { func make() -> UIViewController { \(made([name])) } }"
        }
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let learned = AppLearning(SourceFacts(SourceFileList(paths: [folder.path]))).architectures.first
        let assembly = try #require(learned?.assembly)
        #expect(assembly.by.value == "wrapper" && assembly.by.evidence.count == 10 && assembly.others == nil)
    }

    @Test("One that makes a scene of those which others make is told of where it stands", arguments: [8, 5])
    func some(others: Int) throws {
        var files = scenes(Self.mvvm)
        files["Flow/MainCoordinator.swift"] =
            "import UIKit\nclass MainCoordinator { func open() {\n\(made(Self.names.prefix(others)))\n} }"
        files["Helpers/Showing.swift"] =
            "import UIKit\nextension UIApplication { func open() {\n\(made(Self.names.dropFirst(others)))\n} }"
        let more = others == 8 ? "" : ", a …Application 5"
        #expect(
            try builders(files).hasPrefix("others build 10 of 10, a …Coordinator \(others) of these\(more)")
                || others == 5 && (try builders(files)).hasPrefix("others build 10 of 10, a …Application 5"))
    }

    @Test(
        "Whoever is handed an initialiser makes the type",
        arguments: ["NAMEView.init(model:)", "NAMEView.init", "{ NAMEView(model: $0) }"])
    func handed(given: String) throws {
        var files = scenes(Self.observed)
        let links = Self.names.map { "Link(to: \(given.replacing("NAME", with: $0)))" }.joined(separator: "\n")
        files["Root/RootView.swift"] =
            "import SwiftUI\nstruct RootView: View { var body: some View {\nVStack {\n\(links)\n} } }"
        #expect(try builders(files).hasPrefix("others build 10 of 10, a …View 10 of these"))
    }

    @Test("What wraps a screen and bears its name is the scene's, and so is an app of one scene alone")
    func wrappers() throws {
        var files = scenes(Self.observed)
        for name in Self.names.prefix(3) {
            files["Wrappers/\(name)ViewWrapper.swift"] =
                "import SwiftUI\nstruct \(name)ViewWrapper: View { var body: some View { \(name)View(model: .init()) } }"
            files["Samples/\(name)/\(name)SampleApp.swift"] =
                "import SwiftUI\n@main struct \(name)SampleApp: App { var body: some Scene { WindowGroup {\n"
                + "\(name)View(model: .init()) } } }"
        }
        files["Root/RootView.swift"] =
            "import SwiftUI\nstruct RootView: View { var body: some View {\nVStack {\n"
            + Self.names.dropFirst(3).map { "\($0)View(model: .init())" }.joined(separator: "\n") + "\n} } }"
        #expect(try builders(files).hasPrefix("others build 7 of 10, a …View 7 of these, RootView for one"))
    }

    @Test("A reducer of no scene makes those of scenes, where nobody else is seen to", arguments: [true, false])
    func reducers(isMade: Bool) throws {
        var files = scenes([
            "NAME/NAMEFeature.swift":
                "import ComposableArchitecture\nstruct NAMEFeature: ReducerProtocol { struct State {}\n"
                + "func reduce(into state: inout State) {} }",
            "NAME/NAMEView.swift":
                "import SwiftUI\nstruct NAMEView: View { let store: StoreOf<NAMEFeature>\nvar body: some View { Text(\"\") } }",
        ])
        let scopes = Self.names.map { "Scope(state: /State.\($0)) { \($0)Feature() }" }.joined(separator: "\n")
        files["Flow/Screens.swift"] =
            "import ComposableArchitecture\nstruct Screens\(isMade ? ": ReducerProtocol" : "") { var body: some ReducerProtocol {\n"
            + "\(scopes)\n} }"
        files["Start/Tabs.swift"] =
            "import SwiftUI\nstruct Tabs: View { var body: some View {\n"
            + Self.names.map { "\($0)View(store: store.scope(\"\($0)\"))" }.joined(separator: "\n") + "\n} }"
        let told = try builders(files)
        #expect(told.hasPrefix("others build 10 of 10, Tabs 10 of these"), "\(told)")
        #expect(told.contains("; the feature a …Screens in 10 of 10") == isMade, "\(told)")
    }
}

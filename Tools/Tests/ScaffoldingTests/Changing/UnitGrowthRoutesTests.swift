import Architecture
import SourceModel
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Ways in apps that say by a case where people go, and in views of SwiftUI that show others by themselves.
@Suite("Units that nobody noted, their ways by routes and in SwiftUI")
struct UnitGrowthRoutesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private let definition = ArchitectureSource(
        file: "our.yml",
        text: """
            architecture: ours
            about: Ours.
            unit: { word: scene, folder: "{Unit}", owner: view }
            roles:
              view: { type: "{Unit}View" }
              viewModel: { type: "{Unit}ViewModel" }
            channels:
              - view -> viewModel: { hold: strong, as: viewModel }
            assembly: { by: view, function: make, creates: [view, viewModel], returns: view }
            files:
              all: { path: "{Unit}.swift", template: all, holds: [view] }
            """, templates: ["all": ""])

    /// A scene of SwiftUI.
    ///
    /// - Parameters:
    ///   - view: members of its view.
    ///   - body: what its view shows.
    ///   - viewModel: members of its view model.
    private func write(
        _ name: String, view: String = "", body: String = "Text(\"\")", viewModel: String = "func load() {}"
    ) throws {
        try folder.write(
            """
            import SwiftUI

            struct \(name)View: View {
                @ObservedObject var viewModel: \(name)ViewModel
            \(view)
                var body: some View {
                    \(body)
                }
            }

            final class \(name)ViewModel: ObservableObject {
                \(viewModel)
            }
            """, to: "Sources/App/\(name)/\(name).swift")
    }

    // MARK: Cases

    /// A router that takes a case, an enumeration of which holds another.
    private func writeRouter(_ push: String = "func push(_ route: AppRoute)") throws {
        try folder.write(
            """
            enum AppRoute: Hashable { case shop(ShopRoute), about }
            enum ShopRoute: Hashable { case story(String), rides, ride(id: Int, kind: Kind); enum Kind { case bus } }
            protocol Routing { \(push); func pop(to route: AppRoute) }
            class BaseViewModel<R: Routing> { let router: R; init(router: R) { self.router = router } }
            struct RouteView: View {
                let route: ShopRoute
                var body: some View {
                    switch route {
                    case .story(let title): StoryView(viewModel: StoryViewModel(title: title))
                    case .ride(let id, _): RideView(viewModel: RideViewModel(id: id))
                    case .rides: makeRides()
                    }
                }
                func makeRides() -> some View { RidesView(viewModel: RidesViewModel()) }
            }
            """, to: "Sources/App/Routing.swift")
        try write("Story", viewModel: "init(title: String) {}")
        try write("Ride", viewModel: "init(id: Int) {}")
        try write("Rides")
    }

    @Test("go by the case for which the app shows the unit, within the case that the router takes")
    func nestedCase() throws {
        try writeRouter()
        try folder.write(
            """
            struct HomeView: View {
                @ObservedObject var viewModel: HomeViewModel<Router>
                var body: some View { Text("") }
            }
            final class HomeViewModel<R: Routing>: BaseViewModel<R>, ObservableObject {
                func openRides() {
                    router.push(.shop(.rides))
                }

                func load() {}
            }
            """, to: "Sources/App/Home/Home.swift")
        let growth = try folder.growth("navigation", "Story", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(
            text.contains(
                """
                    func openRides() {
                        router.push(.shop(.rides))
                    }

                    func openStory(title: String) {
                        router.push(.shop(.story(title)))
                    }

                    func load() {}
                """), "\(text)")
        #expect(growth.files.count == 1)
        #expect(
            growth.notes == [
                "'title: String' is not at hand there: whoever goes hands it over, since it is asked for "
                    + "(\(folder.path)/Sources/App/Routing.swift:2)",
                "nobody goes there yet: have 'openStory(title: title)' of HomeViewModel called "
                    + "(\(folder.path)/Sources/App/Home/Home.swift:5)",
            ])
        // A function beside the switch may make it.
        let rides = try folder.growth("navigation", "Rides", to: "Story", in: definition)
        #expect(try !rides.text(of: "Story.swift").contains("push"))
    }

    @Test("say what a case takes by the names that others have to use")
    func typesInside() throws {
        try writeRouter("func navigate(to route: AppRoute, animated: Bool = true)")
        try write("Home", viewModel: "var router: Routing?\n    let id = 1")
        let growth = try folder.growth("navigation", "Ride", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(
            text.contains(
                """
                    func showRide(id: Int, kind: ShopRoute.Kind) {
                        router?.navigate(to: .shop(.ride(id: id, kind: kind)))
                    }
                """), "\(text)")
    }

    @Test(
        "go by what the view has for it",
        arguments: [
            ("@Binding var path: [AppRoute]", "path.append(.shop(.rides))"),
            (
                "@State private var path = NavigationPath()\n    func some() { path.append(ShopRoute.rides) }",
                "path.append(ShopRoute.rides)"
            ),
            ("var onGo: (ShopRoute) -> Void", "onGo(.rides)"),
            ("@State private var sheet: ShopRoute?\n    func some() { sheet = .rides }", "sheet = .rides"),
        ])
    func view(property: String, code: String) throws {
        try writeRouter()
        try write("Home", view: "    " + property + "\n")
        let growth = try folder.growth("navigation", "Rides", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(text.contains("    private func showRides() {\n        \(code)\n    }\n"), "\(text)")
    }

    @Test("get the router from the environment, as others have it")
    func environment() throws {
        try writeRouter()
        try folder.write(
            "@Observable final class Navigator { func push(_ route: AppRoute) {} }\n", to: "Sources/App/Navigator.swift"
        )
        let router = "    @Environment(Navigator.self) private var navigator\n"
        for name in ["Cart", "Till"] { try write(name, view: router) }
        try write("Home", view: "    @Environment(Clock.self) private var clock\n")
        let growth = try folder.growth("navigation", "Rides", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(text.contains("    @Environment(Clock.self) private var clock\n" + router), "\(text)")
        #expect(text.contains("navigator.push(.shop(.rides))"), "\(text)")
    }

    // MARK: Views

    @Test("go by a sheet in SwiftUI where others do, with the other's view model made along")
    func sheet() throws {
        try write(
            "Cart", view: "    @State var isOpen = false", body: "Text(\"\").sheet(isPresented: $isOpen) { Text(\"\") }"
        )
        try write(
            "Home", view: "    @State private var isBusy = false\n",
            body: """
                VStack {
                            Text("")
                        }
                        .padding()
                """)
        try write("Story", viewModel: "init(title: String) {}")
        let growth = try folder.growth("navigation", "Story", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(
            text.contains(
                """
                    @State private var isBusy = false
                    @State private var storyTitle: String?
                    @State private var isStoryShown = false

                    var body: some View {
                        VStack {
                            Text("")
                        }
                        .padding()
                        .sheet(isPresented: $isStoryShown) {
                            if let title = storyTitle {
                                StoryView(viewModel: StoryViewModel(title: title))
                            }
                        }
                    }

                    private func showStory(title: String) {
                        storyTitle = title
                        isStoryShown = true
                    }
                """), "\(text)")
    }

    @Test("go by the view where its view model would, and has no way that could be followed")
    func viewModel() throws {
        try write(
            "Cart", view: "    @State var isOpen = false", body: "Text(\"\").sheet(isPresented: $isOpen) { Text(\"\") }"
        )
        try write("Home")
        try write("Story")
        let text = definition.text.replacing(
            "assembly:", with: "navigation: { decides: view, performs: viewModel }\nassembly:")
        let source = ArchitectureSource(file: "our.yml", text: text, templates: ["all": ""])
        let home = try folder.growth("navigation", "Story", to: "Home", in: source).text(of: "Home.swift")
        #expect(home.contains(".sheet(isPresented: $isStoryShown) {"), "\(home)")
        #expect(!home.contains("// Build"))
    }

    @Test("go by a link where most others do")
    func link() throws {
        try write("Cart", body: "NavigationLink { Text(\"\") } label: { Text(\"\") }")
        try write("Home")
        try write("Story")
        let growth = try folder.growth("navigation", "Story", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(
            text.contains(
                """
                    private var storyLink: some View {
                        NavigationLink {
                            StoryView(viewModel: StoryViewModel())
                        } label: {
                            Text("Story")
                        }
                    }
                """), "\(text)")
        #expect(
            growth.notes.first?.hasPrefix("nobody shows it yet: put 'storyLink' where it belongs in HomeView") == true)
    }

    @Test("say no link in a function that gives nothing, as others do in one that gives a view")
    func linkInFunction() throws {
        try write(
            "Home",
            view: """
                    func rides() -> some View {
                        NavigationLink(destination: RidesView(viewModel: RidesViewModel())) { Text("") }
                    }

                """)
        try write("Rides")
        try write("Story")
        let growth = try folder.growth("navigation", "Story", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(
            text.contains(
                """
                    private var storyLink: some View {
                        NavigationLink(destination: StoryView(viewModel: StoryViewModel())) {
                            Text("Story")
                        }
                    }
                """), "\(text)")
    }

    @Test("write nothing where a view is made of much that is not there, and tell with its place what to write")
    func tooMuch() throws {
        try write(
            "Cart", view: "    @State var isOpen = false", body: "Text(\"\").sheet(isPresented: $isOpen) { Text(\"\") }"
        )
        try write("Home")
        try write("Story", viewModel: "init(title: String, page: Int, code: String) {}")
        let error = #expect(throws: ScaffoldError.self) {
            _ = try folder.growth("navigation", "Story", to: "Home", in: definition)
        }
        #expect(
            error?.description
                == "\(folder.path)/Sources/App/Home/Home.swift:3:1: error: 'Story' is made of 'title: String', 'page: Int', "
                + "'code: String' (\(folder.path)/Sources/App/Story/Story.swift:3), and 'HomeView' has none of them: nothing was "
                + "written; make it where they are, and show it by '.sheet(item: …)'")
    }

    @Test("get an event in the view that shows the unit inside of its own, where the view model is")
    func innerView() throws {
        try folder.write(
            """
            import SwiftUI
            struct HomeView: View {
                let id: Int
                var body: some View { HomeViewContent(id: id) }
            }
            private struct HomeViewContent: View {
                @StateObject private var viewModel: HomeViewModel
                init(id: Int) { _viewModel = StateObject(wrappedValue: HomeViewModel()) }
                var body: some View { Text("") }
            }
            final class HomeViewModel: ObservableObject {
                func load() {}
            }
            """, to: "Sources/App/Home/Home.swift")
        let growth = try folder.growth("event", "rowTapped", to: "Home", in: definition)
        let text = try growth.text(of: "Home.swift")
        #expect(
            text.contains(
                """
                    var body: some View { Text("") }

                    private func rowTapped() {
                        viewModel.rowTapped()
                    }
                }
                final class HomeViewModel: ObservableObject {
                    func load() {}

                    func rowTapped() {
                        // Decide what follows.
                    }
                """), "\(text)")
    }

    // MARK: Values

    @Test("hand a value over where a view is handed its view model without the name of that")
    func unnamed() throws {
        try write("Home", viewModel: "private let id: Int\n    init(id: Int) { self.id = id }")
        try folder.write(
            """
            final class Services { let rides: RideService = LiveRideService(clock: Clock()) }
            final class Clock {}
            protocol RideService {}
            final class LiveRideService: RideService { init(clock: Clock) {} }
            final class OtherRideService: RideService { init(clock: Clock) {} }
            enum Factory {
                static func home(id: Int, services: Services) -> HomeView { HomeView(viewModel: .init(id: id)) }
            }
            """, to: "Sources/App/Factory.swift")
        let manager = try folder.growth("manager", "RideService", to: "Home", in: definition)
        #expect(
            try manager.text(of: "Factory.swift").contains(
                "HomeView(viewModel: .init(id: id, rides: services.rides))"))
        let taken = try folder.growth("takes", "page: String?", to: "Home", in: definition)
        let text = try taken.text(of: "Factory.swift")
        #expect(text.contains("services: Services, page: String? = nil)"), "\(text)")
        #expect(text.contains("HomeView(viewModel: .init(id: id, page: page))"), "\(text)")
    }
}

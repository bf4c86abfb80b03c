import Testing

@testable import Learning

/// Screens whose names say little of what belongs together.
@Suite("Screens by who holds whom")
struct AlikeScreensTests: SceneTexts {
    private static let swiftUI = [
        "Views/NAMEView.swift":
            "struct NAMEView: View { @StateObject var model: NAMEViewModel; var body: some View { Text(\"\") } }",
        "Models/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
    ]

    private func screen(_ name: String, _ model: String, _ wrapper: String = "@StateObject") -> String {
        "struct \(name): View { \(wrapper) var model: \(model); var body: some View { Text(\"\") } }"
    }

    @Test("A screen that alone keeps a part of another name, or one in it, is made as the others are")
    func otherNames() throws {
        var files = scenes(Self.swiftUI)
        files["Views/RoomsView.swift"] = screen("RoomsView", "HallsViewModel")
        files["Views/RoomsHallView.swift"] = screen("RoomsHallView", "HallsViewModel", "@ObservedObject")
        files["Models/HallsViewModel.swift"] = "final class HallsViewModel: ObservableObject {}"
        files["Views/StartView.swift"] =
            screen("StartView", "ViewModel") + "\nextension StartView { class ViewModel: ObservableObject {} }"
        // Two keep this one, and this piece is none by its name.
        for name in ["OneView", "TwoView"] { files["Views/\(name).swift"] = screen(name, "BothViewModel") }
        files["Models/BothViewModel.swift"] = "final class BothViewModel: ObservableObject {}"
        files["Views/PriceRowView.swift"] = screen("PriceRowView", "CostsViewModel")
        files["Models/CostsViewModel.swift"] = "final class CostsViewModel: ObservableObject {}"
        let learning = learning(files)
        let learned = try #require(learning.architectures.first)
        #expect(learned.units.count == 10)
        #expect(learned.alike == ["RoomsView with HallsViewModel", "StartView with StartView.ViewModel"])
        #expect(learning.members.filter { $0.way == 1 }.count == 12)
        let report = LearnedReport(learning, root: "/app").text
        #expect(
            report.contains(
                "2 more keep a part of another name, and are not counted below: RoomsView with"))
        #expect(
            report.contains(
                "3 of 15 SwiftUI views named like screens follow none of these ways: OneView, RoomsHallView, TwoView (some may be parts of screens)"
            ), "\(report)")
    }

    @Test("A screen that makes itself a part that a scene has, too, is made as others are; one given it is none")
    func ownCopies() throws {
        var files = scenes(Self.swiftUI)
        let name = Self.names[0]
        files["Views/OldRoomsView.swift"] =
            "struct OldRoomsView: View { @StateObject var model = \(name)ViewModel(); var body: some View { Text(\"\") } }"
        files["Views/RoomsHallView.swift"] = screen("RoomsHallView", "\(name)ViewModel", "@ObservedObject")
        files["Views/RoomsBookRow.swift"] =
            "struct RoomsBookRow: View { @StateObject var model = \(name)ViewModel(); var body: some View { Text(\"\") } }"
        files["Views/PlainView.swift"] = "struct PlainView: View { var body: some View { Text(\"\") } }"
        let learning = learning(files)
        let learned = try #require(learning.architectures.first)
        #expect(learned.alike == ["OldRoomsView with \(name)ViewModel"])
        let others = learning.members.filter { $0.way == nil }
        #expect(
            others.map { "\($0.kind) \($0.name): \($0.reason ?? "")" } == [
                "scene RoomsHallView: keeps \(name)ViewModel, which belongs to \(name)",
                "component PlainView: a view that keeps no ViewModel as scenes do",
            ])
    }

    @Test("A view in a folder of pieces is a screen where its part bears its name")
    func pieces() throws {
        var files = scenes([
            "NAME/NAMEView.swift":
                "struct NAMEView: View { @StateObject var model: NAMEViewModel; var body: some View { Text(\"\") } }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
        ])
        for (view, model) in [("CarouselView", "SlideViewModel"), ("MealsView", "MealsOfDayViewModel")] {
            files["Board/Component/\(view).swift"] =
                "struct \(view): View { @StateObject var state = \(model)(); var body: some View { Text(\"\") } }"
            files["Core/\(model).swift"] = "final class \(model): ObservableObject {}"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.alike == ["MealsView with MealsOfDayViewModel"])
    }

    @Test("Of several parts the one counts that a screen holds, be it by a protocol; a slip in a name hides none")
    func severalParts() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var presenter: NAMEPresenterInterface? }",
            "NAME/NAMEPresenter.swift":
                "protocol NAMEPresenterInterface: AnyObject {}\nfinal class NAMEPresenter: NAMEPresenterInterface { var router: NAMERouter? }",
            "NAME/NAMERouter.swift": "final class NAMERouter { func make() { _ = NAMEViewController() } }",
        ])
        files["Filter/FilterController.swift"] =
            "final class FilterController: UIViewController { var presenter: FiltersPresenterInterface? }"
        files["Filter/FiltersPresenter.swift"] =
            "protocol FiltersPresenterInterface: AnyObject {}\nfinal class FiltersPresenter: FiltersPresenterInterface {}"
        // What holds other screens, what makes a presenter for another and what shows none is none of them.
        files["Tabs/Tabs.swift"] = "final class Tabs: UITabBarController {}"
        files["Tabs/Pages.swift"] =
            "final class Pages: UIViewController { func open() { let presenter = FiltersPresenter(); show(presenter) } }"
        files["Tabs/Sheet.swift"] = "final class Sheet: UIPresentationController {}"
        let learning = learning(files)
        let learned = try #require(learning.architectures.first)
        #expect(learned.alike == ["FilterController with FiltersPresenter"])
        let others = learning.members.filter { $0.way == nil }
        #expect(
            others.map { "\($0.name): \($0.reason ?? "")" } == [
                "Pages: nothing else in its folder carries its name, and it keeps no Presenter as scenes do",
                "Tabs: holds other screens: a UITabBarController",
            ])
    }

    @Test("What a screen's base keeps it keeps, too, be it a scene's; a unit in no way says what it lacks")
    func inherited() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController { var viewModel: NAMEViewModel! }",
            "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ])
        let name = Self.names[0]
        files["Feeds/OtherFeedViewController.swift"] = "final class OtherFeedViewController: \(name)ViewController {}"
        files["Feeds/PlainViewController.swift"] = "final class PlainViewController: UIViewController {}"
        files["Feeds/SpecialViewModel.swift"] = "final class SpecialViewModel: \(name)ViewModel {}"
        for other in ["Days", "Trips", "Walks"] {
            files["\(other)/\(other)ViewController.swift"] = "final class \(other)ViewController: UIViewController {}"
            files["\(other)/\(other)Header.swift"] = "final class \(other)Header: UIView {}"
        }
        files["Lone/LoneViewController.swift"] = "final class LoneViewController: UIViewController {}"
        files["Lone/LoneLamp.swift"] = "final class LoneLamp: UIView {}"
        let learning = learning(files)
        #expect(learning.architectures.first?.alike == ["OtherFeedViewController with \(name)ViewModel"])
        let others = learning.members.filter { $0.way == nil && $0.kind == .scene }
        #expect(
            others.map { "\($0.name): \($0.reason ?? "")" } == [
                "Days: has {Unit}Header, {Unit}ViewController, but no {Unit}ViewModel as way 1 has",
                "PlainViewController: nothing else in its folder carries its name, and it keeps no ViewModel as scenes do",
                "LoneViewController: has LoneLamp beside it, and keeps no ViewModel as scenes do",
                "Trips: has {Unit}Header, {Unit}ViewController, but no {Unit}ViewModel as way 1 has",
                "Walks: has {Unit}Header, {Unit}ViewController, but no {Unit}ViewModel as way 1 has",
            ])
    }

    @Test("Screens of one entity are scenes of their own where each has its part, however the folders lie")
    func entities() throws {
        var files = scenes(of: ["About", "Cart", "Chat"], Self.swiftUI)
        files.merge(
            scenes(
                of: ["EventDetail", "EventForm", "GroupDetail", "GroupForm"],
                [
                    "Views/Detail/NAME/NAMEView.swift":
                        "struct NAMEView: View { @StateObject var model: NAMEViewModel; var body: some View { Text(\"\") } }",
                    "Models/NAME/NAMEViewModel.swift": "final class NAMEViewModel: ObservableObject {}",
                ])
        ) { $1 }
        for name in ["Event", "Group"] {
            files["Views/Rows/\(name)Row.swift"] = "struct \(name)Row: View { var body: some View { Text(\"\") } }"
        }
        // What a screen's constants are called is no other screen.
        files["Brand/Constants.swift"] = "struct Constants { struct EventDetailView { static let width = 1 } }"
        let units = try #require(learning(files).architectures.first).units.map(\.name)
        #expect(
            units.sorted() == ["About", "Cart", "Chat", "EventDetail", "EventForm", "GroupDetail", "GroupForm"])
    }

    @Test("A word that all screens and their parts have is no part of the scenes' names")
    func commonWords() throws {
        let files = scenes([
            "Views/NAMEPageView.swift":
                "struct NAMEPageView: View { @StateObject var model: NAMEPageViewModel; var body: some View { Text(\"\") } }",
            "Models/NAMEPageViewModel.swift": "final class NAMEPageViewModel: ObservableObject {}",
            "Models/NAMELoader.swift": "final class NAMELoader {}",
        ])
        let units = try #require(learning(files).architectures.first).units.map(\.name)
        #expect(units.sorted() == Self.names)
    }

    @Test(
        "Where views bear their scenes' bare names, `LoginView` beside `LoginViewStore` does, too, and a component's does not"
    )
    func bareNames() throws {
        let names = ["Home", "StoryList", "Pager", "Inbox", "SearchPage"]
        let bare = [
            "Scenes/NAME.swift":
                "struct NAME: View { @State var store: NAMEStore; var body: some View { Text(\"\") } }",
            "Scenes/NAMEStore.swift": "@Observable final class NAMEStore {}",
        ]
        var files = scenes(of: names + ["LoginView", "PostView"], bare)
        files["Components/ImageView.swift"] =
            "struct ImageView: View { @State var store: ImageViewStore; var body: some View { Text(\"\") } }"
        files["Components/ImageViewStore.swift"] = "@Observable final class ImageViewStore {}"
        let units = try #require(learning(files).architectures.first).units.map(\.name)
        #expect(units.sorted() == (names + ["LoginView", "PostView"]).sorted())
    }

    @Test("A view controller with the scene's bare name is in its way")
    func bareControllers() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let model: NAMEViewModel; let own: NAMEView }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
            "NAME/NAMEView.swift": "final class NAMEView: UIView {}",
        ])
        files["Sheet/Sheet.swift"] = "final class Sheet: UIViewController { let model: SheetViewModel }"
        files["Sheet/SheetViewModel.swift"] = "final class SheetViewModel {}"
        files["Sheet/SheetView.swift"] = "final class SheetView: UIView {}"
        files["Else/Other.swift"] = "final class Other: UIViewController {}"
        let learning = learning(files)
        #expect(learning.architectures.first?.units.map(\.name).contains("Sheet") == true)
        #expect(learning.otherScreens.map(\.name) == ["Other"])
    }

    @Test(
        "Lists and their rows are no way of making scenes; scenes of which most have a row are",
        arguments: [true, false])
    func cells(areScenes: Bool) throws {
        let names = ["Halls", "Rooms", "Seats", "Tables"]
        var files = scenes(Self.swiftUI.mapValues { $0 })
        files.merge(
            scenes(
                of: names,
                [
                    "Lists/NAME/NAME\(areScenes ? "" : "All")ViewController.swift":
                        "final class NAME\(areScenes ? "" : "All")ViewController: UIViewController { let model: NAMEViewModel }",
                    "Lists/NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
                    "Lists/NAME/NAMETable.swift": "final class NAMETable: UIView {}",
                    "Lists/NAME/NAMECell.swift": "final class NAMECell: UITableViewCell {}",
                ])
        ) { $1 }
        if !areScenes {
            // Each calls its screen by another word.
            for (name, word) in zip(names, ["All", "Many", "Shown", "Listed"]) {
                files["Lists/\(name)/\(name)AllViewController.swift"] =
                    "final class \(word)\(name)Screen: UIViewController { let model: \(name)ViewModel }"
            }
        }
        let ways = learning(files).architectures
        #expect(ways.count == (areScenes ? 2 : 1), "\(ways.map { $0.units.map(\.name) })")
    }
}

import Testing

@testable import Learning

/// Parts under a misspelt name, screens that share a part or name it by their base alone, and coordinators of one scene's flow.
@Suite("Learning parts that are spelt otherwise")
struct PartsSpeltOtherwiseTests: SceneTexts {
    @Test("Two words of the same letters that scenes say alike are two parts")
    func anagrams() throws {
        let files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let form = NAMEFormView(), from = NAMEFromView() }",
            "NAME/NAMEFormView.swift": "final class NAMEFormView: UIView {}",
            "NAME/NAMEFromView.swift": "final class NAMEFromView: UIView {}",
        ])
        let forms = try #require(learning(files).architectures.first).roles.map(\.form)
        #expect(Set(forms).isSuperset(of: ["{Unit}FormView", "{Unit}FromView"]))
    }

    @Test("A contract is bound to classes, whatever stands behind its name")
    func classBound() {
        let heads = [
            ("protocol X {", "protocol X: AnyObject {"), ("protocol X: Y {", "protocol X: AnyObject, Y {"),
            ("protocol X\n{", "protocol X: AnyObject\n{"), ("protocol X // why\n{", "protocol X: AnyObject // why\n{"),
            ("protocol X where Self: UIView {", "protocol X: AnyObject where Self: UIView {"),
            ("protocol X: Subclassing {", "protocol X: AnyObject, Subclassing {"),
            ("protocol X: class {", "protocol X: class {"), ("protocol X: AnyObject {", "protocol X: AnyObject {"),
        ]
        for (head, bound) in heads { #expect(WeakTemplates(channels: []).classBound(head + "}", "X") == bound + "}") }
    }

    @Test(
        "Two letters in each other's place make no role of its own; another word does",
        arguments: [
            ("Coordiantor", true), ("Conductor", false),
        ])
    func slips(other: String, isOne: Bool) throws {
        let usual = [
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { var coordinator: NAMECoordinator? }",
            "NAME/NAMECoordinator.swift":
                "final class NAMECoordinator { func start() { _ = NAMEViewController() } }",
        ]
        let slip = usual.map {
            ($0.replacing("Coordinator", with: other), $1.replacing("NAMECoordinator", with: "NAME\(other)"))
        }
        let files = scenes(of: Array(Self.names.prefix(6)), usual).merging(
            scenes(of: Array(Self.names.suffix(4)), Dictionary(slip) { first, _ in first })
        ) { first, _ in first }
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.roles.first { $0.id == "coordinator" }?.presence.count == (isOne ? 10 : 6))
    }

    @Test("Other capitals make no role of its own, unless a scene has both")
    func capitals() {
        for isBoth in [false, true] {
            func files(_ ending: String, _ names: ArraySlice<String>) -> [String: String] {
                scenes(
                    of: Array(names),
                    [
                        "NAME/NAMEViewController.swift":
                            "final class NAMEViewController: UIViewController { let rows = NAME\(ending)() }",
                        "NAME/NAME\(ending).swift": "final class NAME\(ending): NSObject {}",
                    ])
            }
            let others = files("Datasource", Self.names.suffix(4))
            var all = files("DataSource", Self.names.prefix(6)).merging(others) { $1 }
            if isBoth { all["Pin/PinDataSource.swift"] = "final class PinDataSource: NSObject {}" }
            let roles = learning(all).architectures.flatMap(\.roles)
            #expect(roles.contains { $0.form == "{Unit}Datasource" } == isBoth)
            #expect(roles.first { $0.id == "dataSource" }?.presence.count == (isBoth ? 7 : 10))
        }
    }

    private static let generic = [
        "NAME/NAMEViewController.swift": "final class NAMEViewController: BaseViewController<NAMEViewModel> {}",
        "NAME/NAMEViewModel.swift": "final class NAMEViewModel: ViewModel {}",
    ]
    private static let base =
        "class BaseViewController<Model>: UIViewController { let viewModel: Model }\nclass ViewModel {}"

    @Test("A screen whose base is made for a part of another name is made alike; one of no part is not")
    func bases() throws {
        var files = scenes(Self.generic)
        files["Base.swift"] = Self.base
        files["Area/SetAreaViewController.swift"] =
            "final class SetAreaViewController: BaseViewController<AreaOfViewModel> {}"
        files["Area/AreaOfViewModel.swift"] = "final class AreaOfViewModel: ViewModel {}"
        files["Area/PlainViewController.swift"] = "final class PlainViewController: BaseViewController<Int> {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.alike == ["SetAreaViewController with AreaOfViewModel"])
    }

    @Test("View controllers that share a part are made alike; pieces among components are not")
    func shared() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let model: NAMEViewModel }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel {}",
        ])
        for (folder, name) in [("Steps", "FirstStep"), ("Steps", "SecondStep"), ("Common/Components", "Strip")] {
            files["\(folder)/\(name)ViewController.swift"] =
                "final class \(name)ViewController: UIViewController { let model: LoginViewModel }"
        }
        let learning = learning(files)
        let learned = try #require(learning.architectures.first)
        #expect(
            learned.alike == [
                "FirstStepViewController with LoginViewModel", "SecondStepViewController with LoginViewModel",
            ])
        #expect(learned.roles.first { $0.id == "viewModel" }?.presence.count == 10)
        #expect(learning.otherScreens.map(\.name) == ["StripViewController"])
    }

    @Test(
        "Where more scenes are led by one of another name, a scene's own coordinator leads a flow of one",
        arguments: [2, 7])
    func coordinators(led: Int) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let model: NAMEViewModel }"
        ])
        for (number, name) in Self.names.enumerated() {
            let leader = number < led ? "AppCoordinator" : number < 7 ? "Int" : "\(name)Coordinator"
            files["\(name)/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel { weak var coordinator: \(leader)? }"
            if number > 6 {
                files["\(name)/\(name)Coordinator.swift"] =
                    "final class \(name)Coordinator { func start() { _ = \(name)ViewController(model: \(name)ViewModel()) } }"
            }
        }
        files["AppCoordinator.swift"] = "final class AppCoordinator {}"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.roles.contains { $0.id == "coordinator" } == (led < 3))
        #expect(learned.flowHolds.map(\.presence.count) == (led < 3 ? [] : [10]))
    }

    @Test(
        "A role may stand before the names of several scenes; before two it is a part of their names",
        arguments: [2, 10])
    func leadingRoles(count: Int) throws {
        let files = scenes(
            of: Array(Self.names.prefix(count)),
            [
                "Scenes/NAME/ViewControllerNAME.swift":
                    "final class ViewControllerNAME: UIViewController { let model: ViewModelNAME }",
                "Models/ViewModelNAME.swift": "final class ViewModelNAME {}",
            ])
        let learned = learning(files).architectures.first
        let forms = learned.map { $0.roles.map(\.form).sorted() } ?? []
        #expect(forms == (count > 2 ? ["ViewController{Unit}", "ViewModel{Unit}"] : []))
        #expect((learned?.units.map(\.name) ?? []) == (count > 2 ? Self.names : []))
        #expect(count == 2 || learned?.channels.first?.hold.value == .strong)
    }
}

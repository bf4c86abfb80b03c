import Architecture
import Testing

@testable import Checking

/// Units that are not quite as those from which a definition was learned.
@Suite("Rules on units that differ from the learned ones")
struct LearnedUnitsTests {
    private func source(_ replacements: (String, String)...) -> ArchitectureSource {
        ArchitectureSource(
            file: "demo.yml",
            text: replacements.reduce(SampleModule.definition) { $0.replacing($1.0, with: $1.1) },
            templates: SampleModule.source.templates)
    }

    @Test("A part that talks to nobody may be made by who needs it alone", arguments: ["", "20 of 20"])
    func partsThatTalkToNobody(count: String) throws {
        let comment = count.isEmpty ? "" : "  # " + Array(repeating: count, count: 4).joined(separator: "; ")
        let learned = source(
            (
                "assembly: { by: builder, function: build, creates: [view, presenter, interactor, router], returns: view }",
                """
                assembly:
                  by: builder
                  function: build
                  creates: [view, presenter, interactor, router]\(comment)
                  returns: view
                """
            ))
        let app = SampleModule.app([
            "Sync.swift": """
            final class Sync {
                let loader = 1️⃣LoginInteractor()
                let other = 2️⃣LoginRouter()
            }
            """
        ])
        let talking = FindingSpec("2️⃣", "assembly", "Sync makes LoginRouter")
        let alone = FindingSpec("1️⃣", "assembly", "Sync makes LoginInteractor")
        try app.expect(count.isEmpty ? [alone, talking] : [talking], by: learned)
    }

    @Test("A name that a rare part has, too, is that of the part by which there is a unit", arguments: [true, false])
    func rareParts(isOfRare: Bool) throws {
        let rare = source(
            (
                "  router: {",
                "  listPresenter: { type: \"{Unit}ListPresenter\", count: optional, layer: presentation }\n  router: {"
            ))
        // Either the list is a unit of its own, or the list's presenter is one part more of the unit.
        let text = SampleModule.healthy.filter { $0.key.hasPrefix("Login/") }.values.sorted().joined(separator: "\n")
        let app = SampleModule.app([
            "List/List.swift": text.replacing("Login", with: "OrderList")
                .replacing("weak var view:", with: "var view:"),
            "Order/Order.swift": isOfRare
                ? text.replacing("Login", with: "Order") : "final class Order {}",
        ])
        let report = try app.report(rare, [HoldRule.self])
        #expect(report.findings.map(\.identity.unit) == (isOfRare ? [] : ["OrderList"]))
    }

    @Test("A unit that lacks several parts of the learned ones is made otherwise", arguments: ["", "  # 20 of 20"])
    func unitsMadeOtherwise(count: String) throws {
        let app = SampleModule.app([
            "Old/Old.swift": """
            protocol OldViewInput: AnyObject {}
            final class OldViewController: UIViewController, OldViewInput {}
            final class OldPresenter { var view: (any OldViewInput)? }
            final class OldRouter { weak var presenter: OldPresenter? }
            """
        ])
        let report = try app.report(SampleModule.counted(count), [HoldRule.self, ChannelRule.self])
        #expect(report.findings.map(\.identity.rule) == (count.isEmpty ? ["hold", "channel"] : []))
        // One part less is no other kind of unit.
        let broken = SampleModule.app([
            "Login/LoginRouter.swift": nil,
            "Login/LoginPresenter.swift": SampleModule.text(of: "Login/LoginPresenter.swift")
                .replacing("weak var view", with: "var view"),
        ])
        #expect(
            try broken.report(SampleModule.counted(count), [HoldRule.self]).findings.map(\.identity.unit) == ["Login"])
    }

    @Test("What a layer may import holds for units that are made otherwise, too")
    func importsOfOtherUnits() throws {
        let layer =
            "business: { about: what the app does, imports: [Foundation], mayNotImport: [UIKit], knows: entity }"
        let source = SampleModule.counted("  # 20 of 20")
        let learned = source.with(
            text: source.text.replacing(
                layer,
                with:
                    "business:\n    about: what the app does\n    imports: Foundation\n    mayNotImport: UIKit  # 19 of 20\n    knows: entity"
            ))
        let app = SampleModule.app([
            "Old/OldInteractor.swift": "import UIKit\nfinal class OldInteractor {}",
            "Old/OldViewController.swift": "import UIKit\nfinal class OldViewController: UIViewController {}",
        ])
        #expect(try app.report(learned, [ImportsRule.self]).findings.map(\.identity.unit) == ["Old"])
    }

    @Test(
        "What a screen of another base lacks, that may have",
        arguments: [
            (count: "  # 20 of 20", base: "BaseScreen"), ("  # 20 of 20", "UIViewController"), ("", "BaseScreen"),
        ])
    func otherBases(count: String, base: String) throws {
        let learned = source(("base: UIViewController", "base: UIViewController\(count)"))
        let app = SampleModule.app([
            "BaseScreen.swift": "import UIKit\nclass BaseScreen: UIViewController {}",
            "Login/LoginInteractor.swift": nil,
            // A part that code makes by its name is missed in any case.
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("LoginInteractor()", with: "shared"),
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing("class LoginViewController: UIViewController", with: "class LoginViewController: \(base)"),
        ])
        let report = try app.report(learned, [UnitRule.self])
        let isTold = report.findings.contains { $0.message.contains("has no interactor") }
        #expect(isTold == (count.isEmpty || base == "UIViewController"))
    }

    @Test(
        "A part of which there are variants is not missed",
        arguments: [
            (name: "GridLoginInteractor", count: "  # 20 of 20", isTold: false), ("GridLoginInteractor", "", true),
            ("LoginInteractorCache", "  # 20 of 20", true), ("AccountInteractor", "  # 20 of 20", true),
        ])
    func variants(name: String, count: String, isTold: Bool) throws {
        // A part that code makes by its name is missed in any case.
        for isNamed in [false, true] {
            let builder = SampleModule.text(of: "Login/LoginBuilder.swift")
            let app = SampleModule.app([
                "Login/LoginInteractor.swift": nil, "Variants/Variant.swift": "final class \(name) {}",
                "Login/LoginBuilder.swift": isNamed
                    ? builder : builder.replacing("LoginInteractor()", with: "shared"),
            ])
            let report = try app.report(SampleModule.counted(count), [UnitRule.self])
            #expect(report.findings.contains { $0.message.contains("has no interactor") } == (isTold || isNamed))
        }
    }

    @Test(
        "A builder may be named after the part that it makes",
        arguments: [("LoginPresenterBuilder", false), ("LoginHelper", true)])
    func buildersOfOtherNames(name: String, isTold: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginBuilder.swift": SampleModule.text(of: "Login/LoginBuilder.swift")
                .replacing("enum LoginBuilder", with: "enum \(name)")
        ])
        let report = try app.report(SampleModule.source, [UnitRule.self])
        #expect(report.findings.contains { $0.message.contains("has no builder") } == isTold)
    }

    @Test("A contract by which an actor tells another is not asked of itself", arguments: [true, false])
    func ownDelegates(isHeld: Bool) throws {
        let asked = source(
            ("  viewOutput: {", "  viewDelegate: { type: \"{Unit}ViewDelegate\" }\n  viewOutput: {"),
            ("implements: viewInput\n", "implements: [viewInput, viewDelegate]\n"))
        let app = SampleModule.app([
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift")
                + "\nprotocol LoginViewDelegate: AnyObject { func viewClosed() }\n",
            "Login/LoginViewController.swift": SampleModule.text(of: "Login/LoginViewController.swift")
                .replacing(
                    "    private let output",
                    with: (isHeld ? "    weak var delegate: (any LoginViewDelegate)?\n" : "") + "    private let output"
                ),
        ])
        let report = try app.report(asked, [ContractRule.self])
        #expect(report.findings.contains { $0.message.contains("LoginViewDelegate") } == !isHeld)
    }

    @Test("Of a circle, the reference that is set later is blamed, wherever it begins", arguments: [true, false])
    func blameOfCircles(isLater: Bool) throws {
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": SampleModule.text(of: "Login/LoginInteractor.swift")
                .replacing("    func load()", with: "    let helper: LoginRouter\n    func load()"),
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing(
                    "    weak var",
                    with: (isLater ? "    var asked: LoginInteractor?\n" : "    let asked: LoginInteractor\n")
                        + "    weak var"
                ),
        ])
        let report = try app.report(SampleModule.source, [CycleRule.self])
        #expect(report.findings.map(\.subject) == [isLater ? "asked" : "helper"])
    }

    @Test(
        "Of a circle, the reference that is called as a way back is blamed", arguments: ["delegate", "loginListener"])
    func blameOfWaysBack(name: String) throws {
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": SampleModule.text(of: "Login/LoginInteractor.swift")
                .replacing("    func load()", with: "    var helper: LoginRouter?\n    func load()"),
            "Login/LoginRouter.swift": SampleModule.text(of: "Login/LoginRouter.swift")
                .replacing("    weak var", with: "    var \(name): LoginInteractor?\n    weak var"),
        ])
        let report = try app.report(SampleModule.source, [CycleRule.self])
        #expect(report.findings.map(\.subject) == [name])
    }

    @Test("Who stands on one of two classes of one name may conform by it", arguments: [true, false])
    func twinBases(areTwo: Bool) throws {
        var files = [
            "Login/LoginInteractor.swift": SampleModule.text(of: "Login/LoginInteractor.swift")
                .replacing("LoginInteractor: LoginInteractorInput", with: "LoginInteractor: BaseInteractor"),
            "First/BaseInteractor.swift": "class BaseInteractor {}",
        ]
        if areTwo { files["Second/BaseInteractor.swift"] = "class BaseInteractor: LoginInteractorInput {}" }
        let report = try SampleModule.app(files).report(SampleModule.source, [ContractRule.self])
        #expect(report.findings.contains { $0.message.contains("LoginInteractorInput") } == !areTwo)
    }

    @Test(
        "A view model may not know the screen that opens itself where none of the learned ones does",
        arguments: [9, 20])
    func waysToOwnersThatBuild(count: Int) throws {
        let learned = source(
            (
                "  interactor: { type: \"{Unit}Interactor\", implements: interactorInput, layer: business }",
                "  interactor:\n    type: \"{Unit}Interactor\"  # \(count) of \(count)\n    implements: interactorInput\n    layer: business"
            ),
            (
                "assembly: { by: builder, function: build, creates: [view, presenter, interactor, router], returns: view }",
                "assembly: { by: view, function: build, creates: [presenter, interactor, router], returns: view }"
            ))
        let app = SampleModule.app(
            in: "Login/LoginInteractor.swift",
            [("    func load()", "    weak var 1️⃣screen: LoginViewController?\n    func load()")])
        let report = try app.report(learned, [ChannelRule.self])
        #expect(report.findings.map(\.subject) == (count < 10 ? [] : ["screen"]))
    }

    @Test("Whoever turns the pages of a container goes nowhere", arguments: ["direction: .forward, ", ""])
    func pages(direction: String) throws {
        let app = SampleModule.app(
            in: "Login/LoginPresenter.swift",
            [
                (
                    "view?.show(",
                    "pages.1️⃣setViewControllers([HomeBuilder.build()], \(direction)animated: true)\n        view?.show("
                )
            ])
        try app.expect(
            direction.isEmpty ? [FindingSpec("1️⃣", "navigation", "setViewControllers")] : [], by: SampleModule.source)
    }

    @Test(
        "An enumeration whose cases carry nothing is plain", arguments: ["case one, two", "case one(UserEntity), two"])
    func enumerations(cases: String) throws {
        let known = source(("  entity: { type", "  mode: { type: \"{Unit}Mode\" }\n  entity: { type"))
        let app = SampleModule.app([
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift")
                .replacing("{ let title: String }", with: "{ let title: String; let 1️⃣mode: LoginMode }"),
            "Login/LoginMode.swift": "enum LoginMode { \(cases) }",
        ])
        let report = try app.report(known, [DataRule.self])
        #expect(report.findings.isEmpty == !cases.contains("("))
    }
}

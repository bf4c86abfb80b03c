import Architecture
import Testing

@testable import Learning

/// Scenes that only look otherwise are no outliers, and those that are stay so.
@Suite("Outliers that are none")
struct OutlierNoiseTests: SceneTexts {
    private static let all = names + ["Edge", "Floor", "Grid", "House", "Ink", "Jar", "Kite", "Lamp", "Sale", "Search"]

    /// The deviations of scenes, of which `Orders` is written otherwise.
    private func told(
        _ files: [String: String], orders: [String: String?], more: [String: String] = [:]
    ) throws -> [String] {
        var texts = scenes(of: Self.all, files)
        for (path, text) in orders { texts[path.replacing("NAME", with: "Orders")] = text }
        texts.merge(more) { $1 }
        return try #require(learning(texts).architectures.first).outliers.flatMap(\.deviations).map(\.text)
    }

    @Test(
        "A router may hold its screen as UIKit's class, whoever sets that; another scene's screen is not its own",
        arguments: [true, false])
    func classesOfUIKit(isPlain: Bool) throws {
        let held = isPlain ? "UIViewController" : "CartViewController"
        let told = try told(
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { var router: NAMERouter! }",
                "NAME/NAMERouter.swift": "class NAMERouter { weak var handler: UIViewController? }",
                "NAME/NAMEFactory.swift": """
                class NAMEFactory {
                    func create() -> NAMEViewController {
                        let view = NAMEViewController()
                        let router = NAMERouter()
                        router.handler = view
                        view.router = router
                        return view
                    }
                }
                """,
            ],
            orders: [
                "NAME/NAMEFactory.swift": nil,
                "NAME/NAMERouter.swift": "class OrdersRouter { weak var handler: \(held)? }",
            ])
        #expect(told.contains { $0.contains("and not its own OrdersViewController") } == !isPlain, "\(told)")
    }

    @Test("A contract that another than the usual part fulfils is held as that one is", arguments: [true, false])
    func contractsOfOthers(isOthers: Bool) throws {
        let told = try told(
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { var trigger: NAMETrigger? }",
                "NAME/NAMETrigger.swift": "protocol NAMETrigger: AnyObject { func go() }",
                "NAME/NAMEViewModel.swift": "class NAMEViewModel: NAMETrigger { func go() {} }",
            ],
            orders: [
                "NAME/NAMEViewController.swift":
                    "class OrdersViewController: UIViewController { weak var trigger: OrdersTrigger? }",
                "NAME/NAMEViewModel.swift": isOthers ? nil : "class OrdersViewModel: OrdersTrigger { func go() {} }",
            ],
            more: ["Flows/MainCoordinator.swift": "class MainCoordinator: OrdersTrigger { func go() {} }"])
        #expect(told.contains { $0.contains("holds trigger weakly, not strongly") } == !isOthers, "\(told)")
    }

    @Test(
        "A scene does without a view of its own, and one whose file has something else lacks nothing",
        arguments: [("View", ""), ("Model", ""), ("Model", "class RowsOfOrders {}")])
    func partsInOtherPlaces(part: String, file: String) throws {
        let told = try told(
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let content = NAMEView(); let model = NAMEModel() }",
                "NAME/NAMEView.swift": "class NAMEView: UIView {}", "NAME/NAMEModel.swift": "class NAMEModel {}",
            ],
            orders: [
                "NAME/NAMEViewController.swift":
                    "class OrdersViewController: UIViewController { func show() { Cart() } }",
                "NAME/NAME\(part).swift": file.isEmpty ? nil : file,
            ], more: ["Shop/Cart.swift": "class Cart {}"])
        #expect(
            told.contains("has no Orders\(part), as 19 of 20 have") == (part == "Model" && file.isEmpty), "\(told)")
    }

    @Test(
        "A part that stands in a scene's folder under another name is not lacking",
        arguments: ["class OrderListingsModel {}", "class SomethingElse {}"])
    func partsOfOtherNames(type: String) throws {
        let told = try told(
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let model: NAMEModel; let router = NAMERouter() }",
                "NAME/NAMEModel.swift": "class NAMEModel {}", "NAME/NAMERouter.swift": "class NAMERouter {}",
            ],
            orders: [
                "NAME/NAMEViewController.swift":
                    "class OrdersViewController: UIViewController { let router = OrdersRouter(); func show() { Cart() } }",
                "NAME/NAMEModel.swift": nil, "NAME/Other.swift": type,
            ], more: ["Shop/Cart.swift": "class Cart {}"])
        #expect(told.contains { $0.hasPrefix("has no OrdersModel") } == type.contains("Else"), "\(told)")
    }

    @Test(
        "A contract in the file of who fulfils it is found; in another file it is not", arguments: ["Router", "Things"])
    func contractsBesideParts(file: String) throws {
        let router = "class OrdersRouter: OrdersRouting { func go() {} }"
        let routing = "protocol OrdersRouting: AnyObject { func go() }"
        let told = try told(
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { var router: NAMERouting! }",
                "NAME/NAMERouter.swift": "class NAMERouter: NAMERouting { func go() {} }",
                "NAME/NAMERouting.swift": "protocol NAMERouting: AnyObject { func go() }",
            ],
            orders: [
                "NAME/NAMERouting.swift": nil,
                "NAME/NAMERouter.swift": file == "Router" ? "\(router)\n\(routing)" : router,
                "NAME/NAMEThings.swift": file == "Router" ? nil : routing,
            ])
        #expect(told.contains { $0.hasPrefix("OrdersRouting stands in") } == (file == "Things"), "\(told)")
    }

    @Test("A model that another observes is not its screen's to hold", arguments: [1, 0])
    func sharedModels(count: Int) throws {
        let others = (0..<count).map {
            "struct Panel\($0): View { @EnvironmentObject var model: OrdersViewModel; var body: some View { Text(\"\") } }"
        }
        let told = try told(
            [
                "NAME/NAMEView.swift":
                    "struct NAMEView: View { @StateObject var model = NAMEViewModel(); var body: some View { Text(\"\") } }",
                "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
            ],
            orders: ["NAME/NAMEView.swift": "struct OrdersView: View { var body: some View { Text(\"\") } }"],
            more: ["Panels/Panels.swift": others.joined(separator: "\n")])
        #expect(told.contains { $0.hasPrefix("OrdersView is not seen to hold") } == (count == 0), "\(told)")
    }

    @Test("A file whose name begins as several scenes' files do is another habit", arguments: [true, false])
    func otherBeginnings(isHabit: Bool) throws {
        let router = "class NAMERouter { }"
        var more: [String: String] = [:]
        var files = [
            "NAME/XYNAMEViewController.swift":
                "class NAMEViewController: UIViewController { var router: NAMERouter! }",
            "NAME/XYNAMERouter.swift": router,
        ]
        if isHabit {
            files["NAME/XYNAMERouter.swift"] = nil
            for name in Self.all {
                let beginning = ["House", "Ink", "Jar"].contains(name) ? "" : "XY"
                more["\(name)/\(beginning)\(name)Router.swift"] = router.replacing("NAME", with: name)
            }
        }
        let told = try told(
            files,
            orders: [
                "NAME/XYNAMEViewController.swift": nil,
                "NAME/NAMEViewController.swift":
                    "class OrdersViewController: UIViewController { var router: OrdersRouter! }",
            ], more: more)
        #expect(told.contains { $0.hasPrefix("OrdersViewController stands in") } == !isHabit, "\(told)")
    }

    @Test("A screen in the file of another is a section of that", arguments: ["ResultPanel", "Screens"])
    func sections(file: String) throws {
        let view = "struct OrdersView: View { let model: OrdersViewModel; var body: some View { Text(\"\") } }"
        let told = try told(
            [
                "NAME/NAMEView.swift": view.replacing("Orders", with: "NAME"),
                "NAME/NAMEViewModel.swift": "class NAMEViewModel: ObservableObject {}",
            ],
            orders: [
                "NAME/NAMEView.swift": nil,
                "NAME/\(file).swift": "struct ResultPanel: View { var body: some View { Text(\"\") } }\n\(view)",
            ])
        #expect(told.contains { $0.contains("OrdersView stands in") } == (file == "Screens"), "\(told)")
    }

    @Test(
        "A container keeps the screen that it was made with, and a coordinator what it shows others on",
        arguments: [true, false])
    func containers(isContainer: Bool) throws {
        let (head, tail) =
            isContainer
            ? ("static func assemble() -> NAMEContainer", "return NAMEContainer(view: screen)")
            : ("func start()", "viewController.show(screen, sender: nil)")
        let files = scenes([
            "NAME/NAMEController.swift": "class NAMEController: UIViewController { var output: NAMEPresenter! }",
            "NAME/NAMEPresenter.swift": "class NAMEPresenter { weak var view: NAMEController? }",
            "NAME/NAMEContainer.swift": """
            class NAMEContainer {
                let viewController: UIViewController
                init(view: UIViewController) { viewController = view }
                \(head) {
                    let screen = NAMEController()
                    screen.output = NAMEPresenter()
                    \(tail)
                }
            }
            """,
        ])
        let channels = try #require(learning(files).architectures.first).channels
        #expect(channels.contains { $0.from == "container" && $0.to == "controller" } == isContainer)
    }

    @Test(
        "A file that bears the name of another type in it, or of its scene, is found",
        arguments: ["Panel", "Orders", "Stuff"])
    func namedFiles(file: String) throws {
        let told = try told(
            [
                "NAME/NAMEViewController.swift": Self.controller, "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            ],
            orders: [
                "NAME/NAMEViewModel.swift": nil,
                "NAME/\(file).swift": "class OrdersViewModel {}\nstruct Panel { var title = \"\" }",
            ])
        #expect(told.contains { $0.hasPrefix("OrdersViewModel stands in") } == (file == "Stuff"), "\(told)")
    }

    @Test("A view that is held weakly is kept by the view that it is in", arguments: ["UIView", "NSObject"])
    func weakViews(base: String) throws {
        let told = try told(
            [
                "NAME/NAMEViewController.swift": "class NAMEViewController: UIViewController { let panel: NAMEPanel }",
                "NAME/NAMEPanel.swift": "class NAMEPanel: \(base) {}",
            ],
            orders: [
                "NAME/NAMEViewController.swift":
                    "class OrdersViewController: UIViewController { weak var panel: OrdersPanel? }"
            ])
        #expect(
            told.contains { $0.hasPrefix("OrdersViewController holds panel weakly") } == (base != "UIView"), "\(told)")
    }

    @Test(
        "What a function gives a screen may be its own; what a frame's pages are given is theirs",
        arguments: [true, false])
    func givenModels(isTyped: Bool) throws {
        let files = [
            "NAME/NAMEViewController.swift": Self.controller, "NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
        ]
        let given = try told(
            files,
            orders: [
                "NAME/NAMEViewController.swift":
                    "class OrdersViewController: UIViewController { let viewModel\(isTyped ? ": Other" : " = OrdersViewModel.live()") }",
                "NAME/Other.swift": "class Other {}",
            ])
        #expect(given.contains { $0.contains("and not its own OrdersViewModel") } == isTyped, "\(given)")
        let page =
            "class PageViewController: UIViewController { init(viewModel: \(isTyped ? "Other" : "OrdersViewModel")) {} }"
        let frame = try told(
            files,
            orders: [
                "NAME/NAMEViewController.swift":
                    "class OrdersViewController: UIViewController { let pages: [UIViewController] }",
                "Pages/PageViewController.swift": page,
            ])
        #expect(frame.contains { $0.hasPrefix("OrdersViewController is not seen to hold") } == isTyped, "\(frame)")
    }

    @Test(
        "A screen whose name differs, and whose file bears it, is told by its name",
        arguments: ["Orders", "OrdersView"])
    func otherwiseNamed(name: String) throws {
        var more: [String: String] = [:]
        if name == "Orders" {
            for page in ["Gate", "Hall", "Yard"] {
                more["Pages/\(page)Controller.swift"] = "class \(page)Controller: UIViewController {}"
            }
        }
        let told = try told(
            ["NAME/NAMEViewController.swift": Self.controller, "NAME/NAMEViewModel.swift": "class NAMEViewModel {}"],
            orders: [
                "NAME/NAMEViewController.swift": nil,
                "NAME/\(name)Controller.swift":
                    "class \(name)Controller: UIViewController { let viewModel: OrdersViewModel }",
            ], more: more)
        #expect(
            told.filter { $0.hasPrefix("Orders") }
                == (name == "Orders" ? ["OrdersController is not called OrdersViewController as most are"] : []))
    }

    @Test("A reference that is weak where others are unowned is the safer one", arguments: ["weak", "unowned"])
    func saferReferences(hold: String) throws {
        let other = hold == "weak" ? "unowned" : "weak"
        let told = try told(
            [
                "NAME/NAMEViewController.swift":
                    "class NAMEViewController: UIViewController { let presenter: NAMEPresenter }",
                "NAME/NAMEPresenter.swift": "class NAMEPresenter { \(other) var view: NAMEViewController? }",
            ],
            orders: [
                "NAME/NAMEPresenter.swift": "class OrdersPresenter { \(hold) var view: OrdersViewController? }"
            ])
        #expect(told.contains { $0.hasPrefix("OrdersPresenter holds view") } == (hold == "unowned"), "\(told)")
    }

    @Test("A value of a screen's name is none that it lacks", arguments: ["class", "struct"])
    func values(kind: String) throws {
        let told = try told(
            ["NAME/NAMEViewController.swift": Self.controller, "NAME/NAMEViewModel.swift": "class NAMEViewModel {}"],
            orders: [
                "NAME/NAMEViewController.swift": "class OrdersViewController: UIViewController { let rows: [Int] }",
                "NAME/NAMEViewModel.swift": "\(kind) OrdersViewModel { let title: String }",
            ])
        #expect(
            told.contains { $0.hasPrefix("OrdersViewController is not seen to hold") } == (kind == "class"), "\(told)")
    }

    @Test("One folder further down a part lies where others do", arguments: ["Views/Inner", "Stuff"])
    func deeperFolders(folder: String) throws {
        let told = try told(
            [
                "NAME/Views/NAMEViewController.swift": Self.controller,
                "NAME/NAMEViewModel.swift": "class NAMEViewModel {}", "NAME/NAMERouter.swift": "class NAMERouter {}",
            ],
            orders: [
                "NAME/Views/NAMEViewController.swift": nil,
                "NAME/\(folder)/NAMEViewController.swift": Self.controller.replacing("NAME", with: "Orders"),
            ])
        #expect(told.contains { $0.hasPrefix("OrdersViewController stands in") } == (folder == "Stuff"), "\(told)")
    }

    @Test("What lies in a folder of its scene's name is at home, wherever the screen is", arguments: [true, false])
    func ownFolders(isScreenElsewhere: Bool) throws {
        let told = try told(
            [
                "Feature/NAME/NAMEViewController.swift": Self.controller,
                "Feature/NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
            ],
            orders: isScreenElsewhere
                ? [
                    "Feature/NAME/NAMEViewController.swift": nil,
                    "NAMEViewController.swift": Self.controller.replacing("NAME", with: "Orders"),
                ]
                : [
                    "Feature/NAME/NAMEViewModel.swift": nil,
                    "Feature/Cart/NAMEViewModel.swift": "class OrdersViewModel {}",
                ])
        #expect(told.contains { $0.hasPrefix("OrdersViewModel stands in") } != isScreenElsewhere, "\(told)")
    }

    @Test(
        "A folder that holds most of one scene and nothing of others is that scene's, whatever it is called",
        arguments: ["Bills", "Feed"])
    func foldersOfOne(folder: String) throws {
        let told = try told(
            [
                "Feature/NAME/NAMEViewController.swift": Self.controller,
                "Feature/NAME/NAMEViewModel.swift": "class NAMEViewModel {}",
                "Feature/NAME/NAMEState.swift": "enum NAMEState {}",
            ],
            orders: [
                "Feature/NAME/NAMEViewController.swift": nil, "Feature/NAME/NAMEViewModel.swift": nil,
                "Feature/NAME/NAMEState.swift": nil, "Service/NAMEState.swift": "enum OrdersState {}",
                "Feature/\(folder)/NAMEViewController.swift": Self.controller.replacing("NAME", with: "Orders"),
                "Feature/\(folder)/Parts/NAMEViewModel.swift": "class OrdersViewModel {}",
            ])
        #expect(
            told.contains { $0.hasPrefix("OrdersViewController stands in the folder") } == (folder == "Feed"), "\(told)"
        )
    }

    @Test("A file whose name is the plural of its type's is found", arguments: ["Models", "Kinds"])
    func plurals(name: String) throws {
        let told = try told(
            ["NAME/NAMEViewController.swift": Self.controller, "NAME/NAMEViewModel.swift": "class NAMEViewModel {}"],
            orders: [
                "NAME/NAMEViewModel.swift": nil,
                "NAME/NAMEView\(name).swift": "class OrdersViewModel {}\nclass OrdersRow {}",
            ])
        #expect(told.contains { $0.contains(" stands in OrdersView") } == (name == "Kinds"), "\(told)")
    }

    private static let controller = "class NAMEViewController: UIViewController { let viewModel: NAMEViewModel }"
}

import SourceModel
import Testing

/// Pieces that something was there for go with it, and nothing else of their names does.
@Suite("Skeletons of what is asked for and goes")
struct SkeletonLossTests {
    private static let names = ["About", "Login", "Receipt", "Trip"]

    private static func unit(
        _ name: String, roles: [String: String], _ text: String, more: (inout SharedSkeleton.Unit) -> Void = { _ in }
    ) -> SharedSkeleton.Unit {
        let named = Dictionary(uniqueKeysWithValues: roles.map { (name + $0.key, $0.value) })
        var unit = SharedSkeleton.Unit(
            name: name, property: name.lowercased(), roles: named,
            files: [("\(name).swift", text.replacing("NAME", with: name) + "\n")])
        more(&unit)
        return unit
    }

    private static func text(_ units: [SharedSkeleton.Unit]) -> String {
        SharedSkeleton(units, builder: nil, jobs: 1).files(of: 0) { _, form in form }.map(\.text).joined()
    }

    @Test("What an initialiser is handed is no property of another part that goes", arguments: [true, false])
    func parametersAndProperties(isHanded: Bool) {
        let own = isHanded ? "super.init(dependency: dependency)" : "super.init(dependency: self.dependency)"
        let builder = """
            final class NAMEBuilder: Builder {
                override init(dependency: Dependency) {
                    \(own)
                }
            }

            """
        let roles = ["Builder": "builder", "Interactor": "interactor"]
        let interactor = "final class NAMEInteractor {\n    private let dependency: NAMEThings = NAMEThings()\n}"
        let units = Self.names.map { name in
            Self.unit(name, roles: roles, builder + (name == "About" ? interactor : "final class NAMEInteractor {}"))
        }
        let text = Self.text(units)
        let whole = "override init(dependency: Dependency) {\n        super.init(dependency: dependency)"
        #expect(text.contains(whole) == isHanded)
        #expect(!text.contains("Things"))
    }

    @Test("What a protocol demands goes with it, and stays where most have it or where it stays")
    func demands() {
        let roles = ["Model": "model"]
        func unit(_ name: String, _ parent: String, _ members: String) -> SharedSkeleton.Unit {
            Self.unit(name, roles: roles, "final class NAMEModel\(parent) {\n    func load() {}\n\(members)}") {
                $0.demands = ["\(name)Model": ["Listing": ["items", "load", "remove"]]]
            }
        }
        let members = "    var items: [NAMEItem] = [NAMEItem()]\n    func remove() {\n        store.remove(1)\n    }\n"
        // The protocol asks for what is of a type that only this one has: it goes, and what it demanded with it.
        let others = Self.names.dropFirst().map { unit($0, ": Listing", "    var items: [Int] = []\n") }
        let lost = Self.text([unit("About", ": Listing", members)] + others)
        #expect(lost.contains("func load() {}"), "\(lost)")
        #expect(!lost.contains("Listing") && !lost.contains("remove"), "\(lost)")
        // Where it can be kept, all that it demands stays.
        let kept = Self.text(
            [unit("About", ": Listing", members.replacing("NAMEItem", with: "Item"))] + others)
        #expect(kept.contains("Listing") && kept.contains("func remove()"), "\(kept)")
    }

    @Test("What asks a contract for what a protocol gave goes with that, and the same of another value stays")
    func calls() {
        let roles = ["Presenter": "presenter", "View": "view"]
        func unit(_ name: String, _ parent: String) -> SharedSkeleton.Unit {
            Self.unit(
                name, roles: roles,
                """
                protocol NAMEView: AnyObject\(parent) {
                    func show()
                }

                final class NAMEPresenter {
                    weak var view: NAMEView?
                    let theme = Theme()

                    func load() {
                        view?.setColor(1)
                        theme.setColor(1)
                        view?.show()
                    }
                }
                """
            ) { $0.given = ["Colored<\(name)Ink>": ["setColor"]] }
        }
        // Each is a protocol for a type of the scene's own, which no template declares.
        let text = Self.text(Self.names.map { unit($0, ", Colored<\($0)Ink>") })
        #expect(!text.contains("Colored") && !text.contains("view?.setColor"), "\(text)")
        #expect(text.contains("theme.setColor(1)") && text.contains("view?.show()"), "\(text)")
        let kept = Self.text(Self.names.map { unit($0, ", Colored") })
        #expect(kept.contains("view?.setColor(1)"), "\(kept)")
    }

    @Test("A reducer of bindings goes where the actions bind nothing any longer", arguments: [true, false])
    func bindings(isOfAll: Bool) {
        let action = "    enum Action: BindableAction {\n        case binding(BindingAction<State>)\n    }\n"
        let units = Self.names.map { name in
            Self.unit(
                name, roles: ["": "reducer"],
                """
                @Reducer
                struct NAME {
                    struct State {
                        var count = 1
                    }
                \(isOfAll || name == "About" ? action : "")
                    var body: some ReducerOf<Self> {
                        BindingReducer()
                    }
                }
                """)
        }
        #expect(Self.text(units).contains("BindingReducer()") == isOfAll, "\(Self.text(units))")
    }

    @Test("An alias that each module has in its own words stays, and one that a single unit has goes")
    func aliases() {
        func unit(_ name: String, _ alias: String) -> SharedSkeleton.Unit {
            Self.unit(
                name, roles: ["View": "view"],
                "\(alias)\nprotocol NAMEView: AnyObject, Ables {\n    func show()\n}")
        }
        let first = unit("About", "typealias Ables = Colored & Titled")
        let others = ["Titled", "Colored", "Colored & Closed"]
        let text = Self.text(
            [first] + zip(Self.names.dropFirst(), others).map { unit($0, "typealias Ables = \($1)") })
        #expect(text.contains("typealias Ables = Colored & Titled") && text.contains("AnyObject, Ables"), "\(text)")
        let alone = Self.text([first] + Self.names.dropFirst().map { unit($0, "") })
        #expect(!alone.contains("Ables"), "\(alone)")
    }

    @Test("What a function of all takes and gives back stays, though each has something else in it")
    func values() {
        let words = ["links", "fields", "price", "stops"]
        func unit(_ name: String, _ word: String, function: String) -> SharedSkeleton.Unit {
            Self.unit(
                name, roles: ["ViewModel": "viewModel"],
                """
                final class NAMEViewModel {
                    struct Input {
                        let \(word)Tap: Int
                    }

                    struct Output {
                        var \(word) = 1
                    }

                    \(function)
                        let output = Output()
                        output.\(word) = input.\(word)Tap
                        return output
                    }
                }
                """)
        }
        let all = zip(Self.names, words).map { unit($0, $1, function: "func transform(from input: Input) -> Output {") }
        let text = Self.text(all)
        #expect(text.contains("func transform(from input: Input) -> Output {"), "\(text)")
        #expect(text.contains("struct Input {") && text.contains("struct Output {"), "\(text)")
        #expect(!text.contains("links"), "\(text)")
        let own = zip(Self.names, words).map { unit($0, $1, function: "func \($1)(from input: Input) -> Output {") }
        #expect(!Self.text(own).contains("struct Input"), "\(Self.text(own))")
    }

    @Test("A coordinator that several share stands where others have one of their own", arguments: [true, false])
    func coordinators(isCalledAlike: Bool) {
        func unit(_ name: String, _ type: String, own: Bool, _ property: String = "coordinator") -> SharedSkeleton.Unit
        {
            let roles = own ? ["ViewModel": "viewModel", "Coordinator": "coordinator"] : ["ViewModel": "viewModel"]
            return Self.unit(
                name, roles: roles,
                """
                \(own ? "protocol NAMECoordinator: AnyObject {}" : "")
                final class NAMEViewModel {
                    weak var \(property): \(type)?

                    init(\(property): \(type)?) {
                        self.\(property) = \(property)
                    }
                }
                """)
        }
        let name = isCalledAlike ? "coordinator" : "parent"
        let text = Self.text([
            unit("About", "SettingsCoordinator", own: false, name), unit("Login", "LoginCoordinator", own: true),
            unit("Receipt", "ReceiptCoordinator", own: true), unit("Trip", "SettingsCoordinator", own: false, name),
        ])
        #expect(text.contains("weak var coordinator: SettingsCoordinator?") == isCalledAlike, "\(text)")
        // Where no new scene has one of its own, it is one of a kind all the same.
        let few = Self.text([
            unit("About", "SettingsCoordinator", own: false), unit("Login", "LoginCoordinator", own: false),
            unit("Receipt", "ReceiptCoordinator", own: false),
        ])
        #expect(few.contains("weak var coordinator: SettingsCoordinator?"), "\(few)")
    }

    @Test("What one unit calls its part otherwise where it is made is the same part, and another thing is not")
    func localNames() {
        func text(_ names: [String], made: String = "NAMEInteractor()") -> String {
            let units = zip(Self.names, names).map { name, local in
                Self.unit(
                    name, roles: ["Router": "router", "Interactor": "interactor", "Presenter": "presenter"],
                    """
                    final class NAMERouter {
                        static func build() {
                            let \(local) = \(made)
                            let presenter = NAMEPresenter(\(local))
                            \(local).output = presenter
                        }
                    }

                    final class NAMEInteractor { var output: NAMEPresenter? }
                    final class NAMEPresenter { init(_ interactor: NAMEInteractor) {} }
                    """)
            }
            return Self.text(units)
        }
        let slips = ["interactor", "interector", "interector", "interector", "interector"]
        #expect(text(slips).contains("interactor.output = presenter"), "\(text(slips))")
        let shared = text(slips, made: "Shared.one()")
        #expect(!shared.contains("output = presenter"), "\(shared)")
    }

    @Test(
        "What a contract demands by a protocol that it refines goes where new contracts do not refine that",
        arguments: [1, 4])
    func refined(count: Int) {
        let units = Self.names.enumerated().map { number, name in
            Self.unit(
                name, roles: ["Intent": "intent", "IntentProtocol": "intentProtocol"],
                """
                protocol NAMEIntentProtocol\(number < count ? ": InputDelegate" : "") {
                    func load()
                }

                final class NAMEIntent: NAMEIntentProtocol {
                    func load() {}
                \(number < count ? "    func complete(input: Int) {}" : "")
                }
                """
            ) {
                guard number < count else { return }
                $0.demands = ["\(name)Intent": ["\(name)IntentProtocol": ["complete"]]]
                $0.refinedDemands = ["\(name)IntentProtocol": ["InputDelegate": ["complete"]]]
            }
        }
        let text = Self.text(units)
        #expect(text.contains("class {Unit}Intent: {Unit}IntentProtocol"), "\(text)")
        #expect(text.contains("func complete") == (count == 4), "\(text)")
    }

    @Test("A screen that is handed a part keeps the coder that it then has to have", arguments: [true, false])
    func coders(isHanded: Bool) {
        let coder = "\n    required init?(coder: NSCoder) {\n        fatalError()\n    }"
        let own =
            "init(model: NAMEModel) {\n        self.model = model\n        super.init(nibName: nil, bundle: nil)\n    }"
        let units = Self.names.enumerated().map { number, name in
            Self.unit(
                name, roles: ["Model": "model", "ViewController": "screen"],
                """
                final class NAMEModel {}

                final class NAMEViewController: UIViewController {
                    let model: NAMEModel\(number == 0 && isHanded ? "\n    \(own)" : " = NAMEModel()")
                \(number == 0 ? coder : "")
                }
                """)
        }
        #expect(Self.text(units).contains("required init?(coder: NSCoder)") == isHanded, "\(Self.text(units))")
    }

    @Test(
        "What begins and ends in twos stays with what ends it, or goes with it",
        arguments: [("showLoading", "hideLoading"), ("startAnimating", "stopAnimating"), ("showTitle", "load")])
    func twos(begin: String, end: String) {
        // Each scene ends it where its own answer comes.
        func text(_ isAlike: Bool) -> String {
            Self.text(
                zip(Self.names, ["first", "second", "third", "fourth"]).map { name, number in
                    Self.unit(
                        name, roles: ["ViewController": "screen"],
                        """
                        final class NAMEViewController: UIViewController {
                            override func viewDidLoad() {
                                super.viewDidLoad()
                                \(begin)()
                                \(isAlike ? "answer" : "\(number)Answer") { self.\(end)() }
                                setUp()
                            }
                        }
                        """)
                })
        }
        #expect(text(true).contains("\(begin)()"))
        #expect(text(true).contains("\(end)()"))
        #expect(text(false).contains("\(begin)()") == (end == "load"), "\(text(false))")
        #expect(text(false).contains("setUp()"))
    }
}

/// The function that makes a unit stays with what it does, or is told.
@Suite("Skeletons of builders")
struct SkeletonBuilderTests {
    private static let names = ["About", "Login", "Receipt", "Trip"]

    private func skeleton(_ bodies: [String]) -> (text: String, lost: [String]) {
        let units = zip(Self.names, bodies).map { name, body in
            let text = """
                final class NAMEView {
                    var presenter: NAMEPresenter?
                }

                final class NAMEPresenter {
                    weak var view: NAMEView?
                }

                enum NAMEWiring {
                    static func create(NAMERef: NAMEView) {
                        \(body)
                    }
                }

                """
            return SharedSkeleton.Unit(
                name: name, property: name.lowercased(),
                roles: ["\(name)View": "view", "\(name)Presenter": "presenter", "\(name)Wiring": "wiring"],
                files: [("\(name).swift", text.replacing("NAME", with: name))])
        }
        let (files, lost) = SharedSkeleton(units, builder: "create", jobs: 1).skeleton(of: 0) { _, form in form }
        return (files.map(\.text).joined(), lost.functions.map { "\($0.type) \($0.function)" })
    }

    @Test("What it is given may be spelt as the scene is")
    func given() {
        let body = "NAMERef.presenter = NAMEPresenter()\n        NAMERef.presenter?.view = NAMERef"
        let (text, lost) = skeleton([String](repeating: body, count: 4))
        #expect(text.contains("static func create({Unit}Ref: {Unit}View) {"), "\(text)")
        #expect(text.contains("{Unit}Ref.presenter = {Unit}Presenter()"), "\(text)")
        #expect(text.contains("{Unit}Ref.presenter?.view = {Unit}Ref"), "\(text)")
        #expect(lost.isEmpty)
    }

    @Test("One of which nothing is left is told")
    func hollow() {
        let (text, lost) = skeleton(["first()", "second()", "third()", "fourth()"])
        #expect(text.contains("static func create() {}"), "\(text)")
        #expect(lost == ["{Unit}Wiring create({Unit}Ref:)"])
    }
}

import Architecture
import Conformance
import Findings
import Testing

@testable import Checking

/// The findings of the rules on data, state, flows and containers, and the code that they accept.
@Suite("Rules on data, state, flows and containers")
struct FurtherRuleTests {
    private static let source = SampleModule.source.with(
        text: SampleModule.definition
            .replacing(
                "  router: {", with: "  helper: { type: \"{Model}BO\", scope: app, stateless: true }\n  router: {"
            )
            .replacing(
                "  builder: {",
                with: "  coordinator: { type: \"{Flow}Coordinator\", scope: flow }\n  builder: {"
            )
            .replacing(
                "  - router -> builder:",
                with: """
                      - coordinator -> coordinator: { of: another, hold: strong, as: children, says: [start, process] }
                      - coordinator -> builder: { of: another, hold: container }
                      - router -> builder:
                    """))

    private func expect(
        _ files: [String: String?], _ specs: FindingSpec..., location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        try SampleModule.app(files).expect(specs, by: Self.source, location: location)
    }

    private func contracts(_ model: String) -> [String: String?] {
        [
            "Login/LoginContracts.swift": SampleModule.text(of: "Login/LoginContracts.swift").replacing(
                "struct LoginViewModel { let title: String }", with: model)
        ]
    }

    // MARK: Data

    @Test(
        "A view model of primitives has values alone",
        arguments: [
            "struct LoginViewModel: Hashable { let title: String; let lines: [String]?; let marks: [String: Int] }",
            "struct LoginViewModel { let title: String; let date: Date; var line: String { title + title } }",
            "struct LoginViewModel { let title: String; init(title: String) { self.title = title } }",
            "struct LoginViewModel { let title: String; static func empty() -> LoginViewModel { .init(title: \"\") } }",
            """
            struct LoginViewModel { let title: String; let style: Style; enum Style { case plain } }
            extension LoginViewModel: Equatable { static func == (l: Self, r: Self) -> Bool { true } }
            """,
            "struct LoginViewModel { let title: String; let inner: [LoginViewModel]; func hash(into hasher: inout Hasher) {} }",
        ])
    func plainData(text: String) throws {
        try SampleModule.app(contracts(text)).expect([], by: Self.source)
    }

    @Test("An entity, an actor, a closure and behaviour in a view model are found")
    func data() throws {
        try SampleModule.app(
            contracts(
                """
                struct LoginViewModel {
                    let title: String
                    let 1️⃣users: [UserEntity]?
                    let 2️⃣output: any LoginViewOutput
                    let 3️⃣tapped: (() -> Void)?
                    let 4️⃣cache: Cache
                }
                final class Cache {}
                extension LoginViewModel { func 5️⃣title(for date: Date) -> String { title } }
                """)
        ).expect(
            [
                FindingSpec("1️⃣", "data", "'users' of LoginViewModel is of type UserEntity, an entity"),
                FindingSpec("2️⃣", "data", "the contract viewOutput"), FindingSpec("3️⃣", "data", "is a closure"),
                FindingSpec("4️⃣", "data", "a class"), FindingSpec("5️⃣", "data", "has the behaviour 'title'"),
            ], by: Self.source)
    }

    @Test(
        "What a definition names after a model, and inside of two types, is data, too",
        arguments: [
            ("{Model}UI", "struct UserUI { let 1️⃣user: UserEntity }\nstruct User {}", true),
            ("{Model}UI", "struct UserUI { func 1️⃣title() -> String { \"\" } }\nstruct User {}", true),
            ("{Model}UI", "struct UserUI { let user: UserEntity }", false),
            ("{Unit}.Load.UI", "enum Login { enum Load { struct UI { let 1️⃣user: UserEntity } } }", true),
            ("{Unit}.Load.UI", "enum Login { enum Load { enum UI { case none, 1️⃣some(UserEntity) } } }", true),
            ("{Unit}.Load.UI", "enum Login { enum Load { enum UI { case none, some(String) } } }", false),
            ("{Unit}.Load.UI", "enum Login { enum Save { struct UI { let user: UserEntity } } }", false),
        ])
    func namedData(form: String, text: String, isTold: Bool) throws {
        let source = SampleModule.source.with(
            text: SampleModule.definition.replacing(
                "  entity:",
                with: """
                      screenUI: { type: "{Unit}UI", madeOf: primitive }
                      otherUI: { type: "\(form)", madeOf: primitive }
                      entity:
                    """))
        try SampleModule.app(["Login/LoginUI.swift": text]).expect(
            isTold ? [FindingSpec("1️⃣", "data", "an otherUI")] : [], by: source)
    }

    // MARK: State

    @Test("A role without state keeps nothing that changes")
    func state() throws {
        try expect(
            [
                "Business/UserBO.swift": """
                enum UserBO {
                    static let limit = 3
                    private static var 1️⃣last: UserEntity?
                    @TaskLocal static var replaced: Int?
                    static var name: String { "user" }
                    static func user() -> UserEntity { var made = UserEntity(); return made }
                }
                extension UserBO { static var 2️⃣count = 0 }
                """,
                "Business/UserBOTests/UserBOTests.swift": "import XCTest\nextension UserBO { static var calls = 0 }",
            ],
            FindingSpec("1️⃣", "state", "UserBO keeps 'last'"), FindingSpec("2️⃣", "state", "UserBO keeps 'count'"))
    }

    // MARK: Flows

    private func flow(_ body: String, _ more: String = "") -> [String: String?] {
        [
            "Flows/HomeCoordinator.swift": """
            final class HomeCoordinator {
                private var children: [AnyObject] = []
                func show() {
            \(body)
                }
                func end(_ child: AnyObject) { \(more) }
            }
            """,
            "Flows/CartCoordinator.swift":
                "final class CartCoordinator { var done: (() -> Void)?; func start() {}; func look() {} }",
        ]
    }

    @Test(
        "A flow that is kept in any way is none to find",
        arguments: [
            "let child = CartCoordinator()\nchildren.append(child)\nchild.start()",
            "let child = CartCoordinator()\nchild.start()\nchildren = [child]",
            "let child = CartCoordinator()\nopen(child) { child.start() }",
            "let child = CartCoordinator()\nchild.done = { child.look() }\nchild.start()",
            "let child = CartCoordinator()\nchild.look()",
            "self.child = CartCoordinator()\nchild.start()",
        ])
    func keptFlow(body: String) throws {
        try SampleModule.app(flow(body, "children.removeAll { $0 === child }")).expect([], by: Self.source)
    }

    @Test(
        "A flow that is started and kept by nobody is found",
        arguments: [
            "let child = 1️⃣CartCoordinator()\nchild.start()", "1️⃣CartCoordinator().start()",
            "let child = 1️⃣CartCoordinator()\nchild.done = { [weak child] in child?.look() }\nchild.start()",
        ])
    func lostFlow(body: String) throws {
        try SampleModule.app(flow(body)).expect(
            [FindingSpec("1️⃣", "flows", "CartCoordinator is told to 'start', and nobody keeps it")], by: Self.source)
    }

    @Test(
        "A flow that hands a closure with itself to something that it stores may keep itself",
        arguments: [("{ [self] _ in show(self) }", true), ("{ [weak self] _ in self?.start() }", false)])
    func keptByItself(closure: String, isKept: Bool) throws {
        var files = flow("let child = CartCoordinator()\nchild.start()")
        files["Flows/CartCoordinator.swift"] = """
            final class CartCoordinator {
                private let engine: Engine
                init() { engine.register(for: Clock.self) \(closure) }
                func start() {}
            }
            """
        let report = try SampleModule.app(files).report(Self.source, [FlowsRule.self])
        #expect(report.findings.isEmpty == isKept && report.rules["flows"]?.reasons["names"] == (isKept ? 1 : nil))
    }

    @Test("A flow that hands itself to a screen which stores it may keep itself", arguments: ["", "weak "])
    func keptByItsScreen(ownership: String) throws {
        var files = flow("let child = CartCoordinator()\nchild.start()")
        files["Flows/CartCoordinator.swift"] = """
            final class CartCoordinator {
                func start() { show(CartScreen(coordinator: self)) }
            }
            final class CartScreen {
                \(ownership)var coordinator: CartCoordinator?
            }
            """
        let report = try SampleModule.app(files).report(Self.source, [FlowsRule.self])
        #expect(report.findings.isEmpty == ownership.isEmpty)
    }

    @Test("Flows that are only ever added are found; the parent's base, or anybody, may take them out")
    func growing() throws {
        let body = "let child = CartCoordinator()\nchildren.1️⃣append(child)\nchild.start()"
        let text = flow(body.replacing("1️⃣", with: "")).mapValues {
            $0?.replacing("children.append", with: "1️⃣children.append")
        }
        .mapValues { $0?.replacing("[AnyObject]", with: "[CartCoordinator]") }
        try SampleModule.app(text).expect(
            [FindingSpec("1️⃣", "flows", "'children' of HomeCoordinator is added to, and nothing taken out")],
            by: Self.source)
        for way in [
            "children.removeAll { $0 === child }", "children = children.filter { $0 !== child }", "children = []",
        ] {
            let kept = flow(body.replacing("1️⃣", with: ""), way).mapValues {
                $0?.replacing("[AnyObject]", with: "[CartCoordinator]")
            }
            try SampleModule.app(kept).expect([], by: Self.source)
        }
    }

    @Test(
        "Flows that are added as their parent begins are no growing list",
        arguments: [
            ("func start() { CART }", true), ("init() { CART }", true),
            ("func start() { add() }\nfunc add() { CART }", true),
            ("func start() { add() }\nfunc add() { CART }\nfunc tapped() { add() }", false),
            ("func start() { show { self.add() } }\nfunc add() { CART }", false),
            ("func add() { CART }", false),
            ("func start() { add() }\nfunc add() { CART }\nfunc show(_ home: HomeCoordinator) { home.add() }", false),
            ("func process() { add() }\nfunc add() { CART }", false),
        ])
    func addedOnce(code: String, isOnce: Bool) throws {
        let cart = "let child = CartCoordinator(); children.append(child); child.start()"
        var files = flow("")
        files["Flows/HomeCoordinator.swift"] =
            "final class HomeCoordinator {\nvar children: [AnyObject] = []\n\(code.replacing("CART", with: cart))\n}"
        let found = try SampleModule.app(files).report(Self.source, [FlowsRule.self]).findings
        #expect(found.isEmpty == isOnce)
    }

    @Test("A list of what all flows are leads to flows by its name", arguments: ["children", "others"])
    func ofWhatAllAre(list: String) throws {
        let body = "let child = CartCoordinator()\n\(list).append(child)\nchild.start()"
        let files = flow(body).mapValues { $0?.replacing("children: [AnyObject]", with: "\(list): [AnyObject]") }
        let found = try SampleModule.app(files).report(Self.source, [FlowsRule.self]).findings
        #expect(found.isEmpty == (list != "children"))
    }

    @Test(
        "Who takes something out of a list of the same name of its own takes nothing out of this one",
        arguments: [
            ("final class Page { var children: [Page] = []; func clear() { children.removeAll() } }", true),
            (
                "final class Page { var tree = Tree(); func clear() { tree.children = [] } }\nfinal class Tree { var children: [Int] = [] }",
                true
            ),
            ("final class Page { func clear(_ home: HomeCoordinator) { home.children.removeAll() } }", false),
            ("final class Page { func clear() { owner().children.removeAll() } }", false),
        ])
    func takenOutOfAnother(code: String, isTold: Bool) throws {
        var files = flow("let child = CartCoordinator()\nchildren.append(child)\nchild.start()").mapValues {
            $0?.replacing("[AnyObject]", with: "[CartCoordinator]")
        }
        files["Flows/Page.swift"] = code
        let found = try SampleModule.app(files).report(Self.source, [FlowsRule.self]).findings
        #expect(found.isEmpty == !isTold)
    }

    @Test(
        "A flow of the runtime's is kept by no task that starts it, and launched it is a flow of its own",
        arguments: [
            ("let child = 1️⃣CartCoordinator()\nTask { try await child.start() }", "nobody keeps it"),
            ("let child = 1️⃣CartCoordinator()\nchild.launch()", "launched as a flow of its own"),
            ("let child = CartCoordinator()\n1️⃣kept.append(child)\nchild.launch()", "added to, and nothing taken out"),
            ("coordinate(to: CartCoordinator())", ""),
            ("let child = CartCoordinator()\nTask { try await coordinate(to: child) }", ""),
        ])
    func ofRuntime(body: String, message: String) throws {
        var files = flow(body)
        files["Flows/HomeCoordinator.swift"] = files["Flows/HomeCoordinator.swift"]??
            .replacing("final class HomeCoordinator {", with: "final class HomeCoordinator: FlowCoordinator<Void> {")
            .replacing("var children: [AnyObject]", with: "var kept: [CartCoordinator]")
        let cart = "final class CartCoordinator: FlowCoordinator<Void> { override func start() async throws {} }"
        files["Flows/CartCoordinator.swift"] = "import ScaenaUIKit\n" + cart
        let told = message.isEmpty ? [] : [FindingSpec("1️⃣", "flows", message)]
        let report = try SampleModule.app(files).expect(told, by: Self.source)
        #expect(report.findings.count == told.count)
        // A team's own flow may live as long as its start takes.
        guard body.contains("Task") else { return }
        files["Flows/CartCoordinator.swift"] = cart.replacing(": FlowCoordinator<Void>", with: "")
        #expect(try SampleModule.app(files).report(Self.source, [FlowsRule.self]).findings.isEmpty)
    }

    // MARK: Containers

    private func container(_ text: String) -> [String: String?] {
        ["App/Container.swift": "protocol Clock {}\nprotocol Store {}\nfunc build(container: Container) {\n\(text)\n}"]
    }

    @Test(
        "What is registered and resolved is none to find, and what cannot be told is not judged",
        arguments: [
            "container.register(Clock.self) { _ in Wall() }\nlet clock = container.resolve(Clock.self)",
            "container.register((any Clock).self) { Wall() }\nlet clock = try container.resolve(Clock.self, name: .wall)",
            "let clock = container.resolve(Clock.self)",
            "container.register { Wall() }\ncontainer.register(Store.self) { Disk() }\nuse(container.resolve(Clock.self), container.resolve(Store.self))",
            "container.register(Clock.self) { Wall() }\nlet clock: Clock = container.resolve()",
            "use(container.resolve(Clock.self), container.resolve(Store.self))\n}\nextension Container {\n    func all() { register { Wall() }.implements(Clock.self) }\n    func some() { register(Store.self) { Disk() } }",
            "table.register(Cell.self, forCellReuseIdentifier: \"a\")",
            "container.register(Clock.self) { Wall() }\nuse(container.resolve(Clock.self))\nlist.configure { $0.register(Row.self) }\n}\nfinal class Row: UICollectionViewCell {\n    static func add(to list: List) { list.register(UITableViewCell.self) }",
            "container.register(Clock.self) { Wall() }\nuse(container.resolve(Clock.self))\nlist.configure { $0.register(UITableViewCell.self) }\n}\nextension UITableViewCell {\n    static func named() {}",
            "container.register(Clock.self.self) { Wall() }\nuse(container.resolve(Clock.self))",
            "dispatcher.register((any Store).self, self)",
            "register(Clock.self) { Wall() }\ncontainer.register(Store.self) { Disk() }\nuse(resolve(Clock.self), container.resolve(Store.self))",
            "register(Clock.self) { Wall() }\ncontainer.register(Store.self) { Disk() }\nuse(container.resolve(Store.self))\nlet clock: Clock = resolve()",
            "container.register(Clock.self) { Wall() }\ncontainer.register(Kit.Clock.self) { Wall() }\nuse(container.resolve(Clock.self))",
            "container.register(Store.self) { Disk() }\nuse(container.resolve(Store.self), container.resolve(API.self))\n}\nextension Container {\n    func resolve<T>(_ type: T.Type) -> Any { type == API.self ? Server() : other }",
            "container.registerSingleton(Wall(), for: Clock.self)\nuse(container.resolve(Clock.self))",
            "container.autoregister(Clock.self, initializer: Wall.init)\ncontainer.autoregister(Store.self, initializer: Disk.init)\nuse(container.resolve(Store.self))",
            "container.register(Store.self) { Disk() }\nuse(container.resolve(Store.self), container.resolve(optionalWithIdentifier: \"a\", type: API.self))",
        ])
    func registered(text: String) throws {
        try SampleModule.app(container(text)).expect([], by: Self.source)
    }

    @Test("What is resolved and not registered is found, and what is registered and not resolved")
    func unregistered() throws {
        try SampleModule.app(
            container(
                """
                    container.register((any 1️⃣Clock).self) { Wall() }
                    container.register(Store.self) { c in Disk(api: c.resolve(2️⃣API.self)!) }
                    let store = try container.resolve(Store.self)
                """)
        ).expect(
            [
                FindingSpec("1️⃣", "containers", "Clock is registered, and resolved nowhere"),
                FindingSpec("2️⃣", "containers", "API is resolved, and registered nowhere"),
            ], by: Self.source)
    }

    @Test("What is asked for in a file that no target compiles is not judged", arguments: [["App"], []])
    func askedInLeftOverFile(modules: [String]) throws {
        var files = container("container.register(Clock.self) { Wall() }\nuse(container.resolve(Clock.self))")
        files["Old/Rest.swift"] = "func build(rest: Container) { use(rest.resolve(API.self)) }"
        for number in 1...10 { files["App/Other\(number).swift"] = "struct Other\(number) {}" }
        let index = try SampleModule.app(files).index { $0.hasSuffix("Rest.swift") ? modules : ["App"] }
        let map = RoleMap(try Self.source.definition(), index, jobs: 1)
        let report = Check.report(on: CheckedApp(map, Self.source), rules: [ContainersRule.self], jobs: 1)
        #expect(report.findings.map(\.subject) == (modules.isEmpty ? [] : ["API"]))
    }

    @Test(
        "What is asked for to be made later says nothing of which types are asked for",
        arguments: [("Lazy<API>", false), ("Lazy<Disk>", true), ("Store", true)])
    func later(asked: String, isTold: Bool) throws {
        let app = SampleModule.app(
            container("let found = container.resolve(\(asked).self)\n    container.register(API.self) { Server() }"))
        #expect(try app.report(Self.source).findings.map(\.rule).contains("containers") == isTold)
    }

    @Test("In a part of a project nothing is said of registrations, which may be elsewhere")
    func part() throws {
        let app = SampleModule.app(
            container("let api = container.resolve(API.self)\n    container.register(Store.self) { Disk() }"))
        #expect(try app.report(Self.source, isWhole: false).findings == [])
        #expect(try app.report(Self.source).findings.count == 2)
    }
}

import SourceModel
import Testing

/// The calls and members of nearly all units stay, though what stands around it is each unit's own.
@Suite("Skeletons of what all say")
struct SkeletonKeepingTests {
    private static let names = ["About", "Login", "Receipt", "Trip", "Wallet"]

    private static func text(
        _ roles: [String: String], _ text: (String) -> String, more: (inout SharedSkeleton.Unit) -> Void = { _ in }
    ) -> String {
        let units = names.map { name in
            let named = Dictionary(uniqueKeysWithValues: roles.map { (name + $0.key, $0.value) })
            var unit = SharedSkeleton.Unit(
                name: name, property: name.lowercased(), roles: named,
                files: [("\(name).swift", text(name).replacing("NAME", with: name) + "\n")])
            more(&unit)
            return unit
        }
        return SharedSkeleton(units, builder: nil, jobs: 1).files(of: 0) { _, form in form }.map(\.text).joined()
    }

    /// A number that is one unit's own.
    private static func own(_ name: String) -> Int { names.firstIndex(of: name) ?? 0 }
    private func own(_ name: String) -> Int { Self.own(name) }

    @Test("An initialiser keeps what a protocol of the app's demands of it, though nothing uses that")
    func demandedInits() {
        func text(_ isDemanded: Bool) -> String {
            Self.text(["Controller": "controller"]) { _ in
                """
                final class NAMEController: Instantiable {
                    typealias Input = Void
                    let provider: Provider

                    init(provider: Provider, input: Input) {
                        self.provider = provider
                    }
                }
                """
            } more: { unit in
                if isDemanded { unit.inits = ["Instantiable": [["provider", "input"]]] }
            }
        }
        #expect(text(true).contains("init(provider: Provider, input: Input) {"), "\(text(true))")
        #expect(text(false).contains("init(provider: Provider) {"), "\(text(false))")
    }

    @Test("An import is one, whoever sees it through the file")
    func imports() {
        let text = Self.text(["Controller": "controller"]) { name in
            """
            \(Self.own(name) % 2 == 0 ? "internal import UIKit" : "import UIKit")
            import \(["Alpha", "Beta", "Gamma", "Delta", "Epsilon"][Self.own(name)])

            final class NAMEController: UIViewController {}
            """
        }
        #expect(text.contains("internal import UIKit\n") && !text.contains("Alpha"), "\(text)")
    }

    @Test("An initialiser that a protocol demands goes only with that")
    func lostInits() {
        let text = Self.text(["Controller": "controller"]) { name in
            """
            final class NAMEController: Instantiable {
                init(provider: Provider, input: \(name)Input) {
                    print(provider)
                }
            }
            """
        } more: {
            $0.inits = ["Instantiable": [["provider", "input"]]]
        }
        #expect(!text.contains("Input") && !text.contains("Instantiable"), "\(text)")
    }

    @Test("What nearly all ask of a part they ask, though each does something else with the answer")
    func answers() {
        let text = Self.text(["Controller": "controller", "Model": "model"]) { name in
            """
            final class NAMEController {
                let model: NAMEModel

                init(model: NAMEModel) {
                    self.model = model
                }

                func bind() {
                    let input = NAMEModel.Input()
                    let output = model.transform(input: input)
                    let unused = NAMEModel.makeTitle()
                    output.show\(own(name))()
                }
            }

            final class NAMEModel {
                struct Input {}

                func transform(input: Input) {
                    print(input)
                }
            }
            """
        }
        #expect(
            text.contains("let input = {Unit}Model.Input()\n        _ = model.transform(input: input)\n"), "\(text)")
        #expect(!text.contains("show") && !text.contains("unused"), "\(text)")
    }

    @Test("A body keeps the modifiers that most have, on a view that appears")
    func modifiers() {
        let text = Self.text(["View": "view"]) { name in
            """
            struct NAMEView: View {
                let model: Model

                var body: some View {
                    VStack {
                        Row\(own(name))()
                    }
                    .padding(\(own(name)))
                    .task {
                        await model.load()
                    }
                }
            }
            """
        }
        #expect(
            text.contains(
                "        Color.clear\n        .task {\n            await model.load()\n        }\n    }\n"), "\(text)")
        #expect(!text.contains("padding") && !text.contains("Row"), "\(text)")
    }

    @Test("A body without such modifiers shows nothing")
    func plainBody() {
        let text = Self.text(["View": "view"]) { name in
            "struct NAMEView: View {\n    var body: some View {\n        Row\(own(name))()\n    }\n}"
        }
        #expect(text.contains("        EmptyView()\n"), "\(text)")
    }

    @Test("A reducer keeps its body with what most have in it", arguments: [true, false])
    func reducers(isMacro: Bool) {
        let text = Self.text(["Feature": "feature"]) { name in
            """
            \(isMacro ? "@Reducer\n" : "")struct NAMEFeature\(isMacro ? "" : ": Reducer") {
                struct State {}

                enum Action: BindableAction {
                    case binding(BindingAction<State>)
                }

                var body: some ReducerOf<Self> {
                    BindingReducer()
                    Reduce { state, action in
                        .send(.done\(own(name)))
                    }
                }
            }
            """
        }
        #expect(text.contains("        BindingReducer()\n        Reduce { _, _ in .none }\n    }\n"), "\(text)")
    }

    @Test("What a contract's associated type is named by stays with it")
    func associatedTypes() {
        let text = Self.text(["Screen": "screen", "ScreenImp": "screenImp"]) { _ in
            """
            protocol NAMEScreen {
                associatedtype NAMEModelType: Model
                func bind(model: NAMEModelType)
            }

            final class NAMEScreenImp<M: Model>: NAMEScreen {
                func bind(model: M) {}
            }
            """
        }
        #expect(
            text.contains("func bind(model: {Unit}ModelType)") && text.contains("func bind(model: M) {}"), "\(text)")
    }

    @Test("What a library's protocol demands which a contract of the unit's refines stays")
    func refinedDemands() {
        let text = Self.text(["Reactor": "reactor", "ReactorImp": "reactorImp"]) { name in
            """
            protocol NAMEReactor: Reactor where Action == NAMEAction {}

            final class NAMEReactorImp: NAMEReactor {
                let initialState: State

                init(number\(own(name)): Int) {
                    self.initialState = State()
                }
            }
            """
        }
        #expect(text.contains("let initialState: State") && text.contains("self.initialState = State()"), "\(text)")
    }

    @Test("A property that its wrapper gives a value stays beside an initialiser, and one that nothing gives it goes")
    func wrapped() {
        let text = Self.text(["View": "view"]) { name in
            """
            struct NAMEView: View {
                @EnvironmentObject private var router: Router
                @Wrapped private var own: Own
                private let id: Int

                init(_ own\(Self.own(name)): Own, id: Int) {
                    self.own = own\(Self.own(name))
                    self.id = id
                }
            }
            """
        }
        #expect(text.contains("@EnvironmentObject private var router: Router"), "\(text)")
        #expect(!text.contains("var own: Own"), "\(text)")
    }

    @Test(
        "An enumeration that a case of most carries stays, though each has cases of its own", arguments: [true, false])
    func carried(isUsual: Bool) {
        let text = Self.text(["Feature": "feature"]) { name in
            let hasOther = !isUsual && Self.own(name) > 1
            return """
                struct NAMEFeature {
                    enum Action {
                        case open
                        \(hasOther ? "" : "case tell(Told)")
                        \(Self.own(name) > 2 ? "" : "enum Told { case own\(Self.own(name)) }")
                    }
                    \(Self.own(name) > 2 ? "enum Told { case own\(Self.own(name)) }" : "")
                }
                """
        }
        #expect(text.contains("case tell(Told)") == isUsual, "\(text)")
        #expect(text.contains("enum Told {}") == isUsual, "\(text)")
    }

    @Test("What a function does with the one part that it makes stays, whatever it calls that")
    func namesOfParts() {
        let text = Self.text(["Coordinator": "coordinator", "Screen": "screen"]) { name in
            let local = ["screen", "controller", "next", "NAME", "view"][Self.own(name)]
            return """
                final class NAMEScreen {
                    weak var coordinator: NAMECoordinator?
                }

                final class NAMECoordinator {
                    func start() {
                        let \(local) = NAMEScreen()
                        \(local).coordinator = self
                        navigation.push(\(local), animated: true)
                    }
                }
                """
        }
        #expect(text.contains("navigation.push(screen, animated: true)"), "\(text)")
    }

    @Test("A part that is made stays, though a value that it is handed is one unit's own")
    func ownHandedValues() {
        let text = Self.text(["Builder": "builder", "Model": "model", "Screen": "screen"]) { name in
            let isOwn = name == "About"
            return """
                final class NAMEModel {
                    let service: Service
                    init(service: Service\(isOwn ? ", kind: Kind" : "")) {
                        self.service = service
                        \(isOwn ? "self.kind = kind" : "")
                    }
                }

                final class NAMEScreen {
                    var model: NAMEModel?
                }

                final class NAMEBuilder {
                    struct Dependency {
                        let provider: Provider
                        \(isOwn ? "let kind: Kind" : "")
                    }

                    func make(_ dependency: Dependency) -> NAMEScreen {
                        let provider = dependency.provider
                        let model = NAMEModel(service: provider.service\(isOwn ? ", kind: dependency.kind" : ""))
                        let screen = NAMEScreen()
                        screen.model = model
                        return screen
                    }
                }
                """
        }
        #expect(text.contains("let model = {Unit}Model(service: provider.service)"), "\(text)")
        #expect(text.contains("screen.model = model"), "\(text)")
    }

    @Test(
        "A value made by '.init' of a type that nobody here knows goes whole where what it is handed is one unit's own")
    func valuesOfOthers() {
        let text = Self.text(["View": "view"]) { name in
            """
            struct NAMEView: View {
                let store: Store<Int>

                init(store: Store<Int>) {
                    self.store = store
                }
            }

            struct NAMEView_Previews: PreviewProvider {
                static var previews: some View {
                    NAMEView(store: .init(number: \(Self.own(name))))
                }
            }
            """
        }
        #expect(!text.contains(".init()"), "\(text)")
        #expect(text.contains("init(store: Store<Int>) {"), "\(text)")
    }

    @Test("What is called as a module of the group is that of the new unit's group")
    func groupWords() {
        let text = Self.text(["View": "view"]) { name in
            "import Ink\(own(name))Routing\n\nfinal class NAMEView: UIView {\n    let way: any Ink\(own(name))Routing = .none\n}"
        } more: { unit in
            unit.modules = ["Ink\(own(unit.name))Routing": "{Group}Routing"]
        }
        #expect(text.contains("import {{ unit.group }}Routing"), "\(text)")
        #expect(!text.contains("Ink1"), "\(text)")
    }

    @Test("The module of a unit's group is imported as that is called, where there is one")
    func modules() {
        let text = Self.text(["View": "view"]) { name in
            "import UIKit\nimport \(name)sInterface\n\nfinal class NAMEView: UIView {}"
        } more: { unit in
            unit.modules = ["\(unit.name)sInterface": "{Group}sInterface"]
        }
        #expect(
            text.contains("{% if unit.group %}\nimport {{ unit.group }}sInterface\n{% endif %}"), "\(text)")
    }

    @Test("The module of a unit's group stands between its tags where it is the first that a file imports, too")
    func firstModule() {
        let text = Self.text(["View": "view"]) { name in
            "import \(name)sInterface\nimport UIKit\n\nfinal class NAMEView: UIView {}"
        } more: { unit in
            unit.modules = ["\(unit.name)sInterface": "{Group}sInterface"]
        }
        #expect(
            text.hasPrefix("{% if unit.group %}\nimport {{ unit.group }}sInterface\n{% endif %}\nimport UIKit"),
            "\(text)")
    }
}

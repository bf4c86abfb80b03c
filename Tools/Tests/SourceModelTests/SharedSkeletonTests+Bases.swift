import SourceModel
import Testing

/// Classes that stand on bases, and functions that build units.
extension SharedSkeletonTests {
    @Test("An init that takes nothing any longer overrides the one of its base")
    func initialisers() {
        func unit(_ name: String, _ own: String) -> SharedSkeleton.Unit {
            SharedSkeleton.Unit(
                name: name, property: name.lowercased(), roles: ["\(name)Model": "model"],
                files: [
                    (
                        "\(name).swift",
                        "final class \(name)Model: NSObject {\n    init(\(own): Int) {\n        super.init()\n        load()\n    }\n\n"
                            + "    func load() {}\n}\n"
                    )
                ])
        }
        let text = Self.skeleton([unit("About", "map"), unit("Login", "key"), unit("Trip", "price")])
        #expect(
            text
                == "final class {Unit}Model: NSObject {\n    override init() {\n        super.init()\n        load()\n    }\n\n"
                + "    func load() {}\n}\n")
    }

    /// A unit of a builder, its contract, and a component that stands on another module's base.
    private static func built(_ name: String, own: Bool) -> SharedSkeleton.Unit {
        let initialiser = """
             {
                init(dependency: Dependency, place: Place) {
                    self.place = place
                    super.init(dependency: dependency)
                }
                let place: Place
            }
            """
        return SharedSkeleton.Unit(
            name: name, property: name.lowercased(),
            roles: [
                "\(name)Component": "component", "\(name)Builder": "builder", "\(name)Buildable": "buildable",
                "\(name)Router": "router",
            ],
            files: [
                (
                    "\(name).swift",
                    """
                    final class \(name)Component: Component\(own ? initialiser : " {}")

                    final class \(name)Router {}

                    protocol \(name)Buildable {
                        func build(with listener: Listener\(own ? ", place: Place" : "")) -> \(name)Router
                    }

                    final class \(name)Builder: Builder, \(name)Buildable {
                        func build(with listener: Listener\(own ? ", place: Place" : "")) -> \(name)Router {
                            let component = \(name)Component(dependency: dependency\(own ? ", place: place" : ""))
                            listener.hear(component)
                            return \(name)Router()
                        }
                    }

                    """
                )
            ])
    }

    @Test(
        "What a base is handed is handed on without an init of its own, and a contract demands what its builder takes")
    func handedToBases() {
        let units = [Self.built("About", own: true)] + ["Login", "Trip", "Key"].map { Self.built($0, own: false) }
        let expected = Self.skeleton(Array(units.dropFirst()), builder: "build")
        #expect(Self.skeleton(units, builder: "build") == expected)
        #expect(expected.contains("{Unit}Component(dependency: dependency)"))
        #expect(expected.components(separatedBy: "func build(with listener: Listener) -> {Unit}Router").count == 3)
    }

    /// A container that makes a screen and its model: the model first, where it hands it over, or in a function of its own.
    private static func contained(_ name: String, _ making: String, own: String = "", more: String = "")
        -> SharedSkeleton.Unit
    {
        SharedSkeleton.Unit(
            name: name, property: name.lowercased(),
            roles: ["\(name)Container": "container", "\(name)Screen": "screen", "\(name)Model": "model"],
            files: [
                (
                    "\(name).swift",
                    """
                    final class \(name)Model {
                        init(\(own)) {}
                    }

                    final class \(name)Screen {
                        private let model: \(name)Model

                        init(model: \(name)Model) {
                            self.model = model
                        }
                    }

                    final class \(name)Container {
                        func make\(name)Screen(\(own)) -> \(name)Screen {
                            \(making)
                            return screen
                        }\(more)
                    }

                    """
                )
            ])
    }

    /// A function of a container that makes the model, for a unit that is handed a value of its own or is not.
    private static func modelMaker(_ name: String, own: String = "", handed: String = "") -> String {
        "\n\n    private func makeModel(\(own)) -> \(name)Model {\n        return \(name)Model(\(handed))\n    }"
    }

    @Test("Who builds a unit has the parts at hand that it hands over, made where the example makes them")
    func madeParts() {
        let plain = Self.contained(
            "About", "let model = makeModel()\n        let screen = AboutScreen(model: model)",
            more: Self.modelMaker("About"))
        let example = Self.contained(
            "About", "let model = makeModel(link: link)\n        let screen = AboutScreen(model: model)",
            own: "link: Link", more: Self.modelMaker("About", own: "link: Link", handed: "link: link"))
        let others = ["Login", "Trip", "Key"].map { name in
            Self.contained(
                name, "let screen = \(name)Screen(model: self.makeModel())", more: Self.modelMaker(name))
        }
        let direct = Self.contained("Map", "let screen = MapScreen(model: MapModel())")
        let text = Self.skeleton([example] + others + [direct], builder: "make{Unit}Screen")
        // An `init` that takes nothing any longer and does nothing is as good as none.
        let expected = plain.files[0].text.replacing("{\n    init() {}\n}", with: "{}")
        #expect(text == expected.replacing("About", with: "{Unit}"))
    }

    @Test("What a base leaves to those that stand on it stays empty, though most stand on another")
    func hooks() {
        func unit(_ name: String, base: String, title: String = "") -> SharedSkeleton.Unit {
            let hook = base == "BaseScreen" ? "override func layOut() {\n        show(\(title))\n    }" : ""
            return SharedSkeleton.Unit(
                name: name, property: name.lowercased(), roles: ["\(name)Screen": "screen"],
                files: [("\(name).swift", "final class \(name)Screen: \(base) {\n    \(hook)\n}\n")])
        }
        let text = Self.skeleton([
            unit("About", base: "BaseScreen", title: "links"), unit("Login", base: "BaseScreen", title: "fields"),
            unit("Trip", base: "Screen"),
            unit("Key", base: "Screen"), unit("Map", base: "Screen"),
        ])
        #expect(text == "final class {Unit}Screen: BaseScreen {\n    override func layOut() {}\n}\n")
    }
}

import SourceModel
import Testing

/// Things that units write in several spellings, and those that bases and others have of one name.
extension SharedSkeletonTests {
    private static let scenes = ["About", "Cart", "Login", "Receipt", "Trip"]

    private static func units(_ text: (String) -> String, _ roles: [String]) -> [SharedSkeleton.Unit] {
        scenes.map { name in
            SharedSkeleton.Unit(
                name: name, property: name.prefix(1).lowercased() + name.dropFirst(),
                roles: Dictionary(
                    uniqueKeysWithValues: roles.map { (name + $0, $0.prefix(1).lowercased() + $0.dropFirst()) }),
                files: [("\(name).swift", text(name))])
        }
    }

    @Test("A part is one however its type is spelt, and stays with its property, its parameter and who makes it")
    func spellingsOfParts() {
        func written(_ second: String) -> String {
            let types = ["(NAMELogic & NAMEStore)", "NAMELogic", "NAMELogic & NAMEStore", second, second]
            return Self.skeleton(
                Self.units(
                    { name in
                        let type = types[Self.scenes.firstIndex(of: name) ?? 0].replacing("NAME", with: name)
                        return """
                            protocol \(name)Logic {}
                            protocol \(name)Store {}
                            final class \(name)Interactor: \(name)Logic, \(name)Store {}
                            final class \(name)ViewController: UIViewController {
                                private let interactor: \(type)
                                init(interactor: \(type)) {
                                    self.interactor = interactor
                                    super.init(nibName: nil, bundle: nil)
                                }
                            }
                            enum \(name)Assembly {
                                static func build() -> UIViewController {
                                    let interactor = \(name)Interactor()
                                    return \(name)ViewController(interactor: interactor)
                                }
                            }

                            """
                    }, ["Logic", "Store", "Interactor", "ViewController", "Assembly"]), builder: "build")
        }
        let whole = written("NAMELogic")
        #expect(whole.contains("private let interactor: ({Unit}Logic & {Unit}Store)"), "\(whole)")
        #expect(whole.contains("init(interactor: ({Unit}Logic & {Unit}Store))"))
        #expect(whole.contains("let interactor = {Unit}Interactor()"))
        let other = written("Shared")
        #expect(!other.contains("private let interactor: Shared"))
    }

    @Test("Who gives a part that is handed on is asked, in whatever words each unit does it", arguments: [true, false])
    func giversOfParts(isHanded: Bool) {
        let asking = [
            "box.makeNAMEModel()", "box.makeNAMEModel()", "box.makeNAMEModel(id: 1)", "container.makeNAMEModel()",
            "deps.box.makeNAMEModel()",
        ]
        let written = Self.skeleton(
            Self.units(
                { name in
                    let value = asking[Self.scenes.firstIndex(of: name) ?? 0].replacing("NAME", with: name)
                    return """
                        final class \(name)Model {}
                        final class \(name)ViewController {
                            private let model: \(name)Model
                            init(model: \(name)Model) { self.model = model }
                        }
                        final class \(name)Coordinator {
                            let box: Box
                            init(box: Box) { self.box = box }
                            func start() {
                                let model = \(value)
                                \(isHanded ? "push(\(name)ViewController(model: model))" : "push(\(name)ViewController(model: shared))")
                            }
                        }

                        """
                }, ["Model", "ViewController", "Coordinator"]), builder: "start")
        #expect(written.contains("let model = box.make{Unit}Model()") == isHanded, "\(written)")
        #expect(written.contains("init(model: {Unit}Model)"))
    }

    @Test(
        "What overrides a builder of its base takes what that does, and the base stays with the aliases that it names")
    func overridesOfBuilders() {
        func written(_ keyword: String) -> String {
            Self.skeleton(
                Self.units(
                    { name in
                        """
                        typealias \(name)Arguments = \(name == "About" ? "Void" : "Int")
                        final class \(name)Interactor {}
                        final class \(name)ViewController {}
                        final class \(name)Builder: Builder<\(name)Interactor, \(name)Arguments> {
                            \(keyword)func build(with component: Component, _ own\(name): Int) -> Int {
                                _ = \(name)Interactor()
                                _ = \(name)ViewController()
                                return 1
                            }
                        }

                        """
                    }, ["Interactor", "ViewController", "Builder"]), builder: "build")
        }
        let kept = written("override ")
        #expect(kept.contains("{Unit}Builder: Builder<{Unit}Interactor, {Unit}Arguments>"), "\(kept)")
        #expect(kept.contains("typealias {Unit}Arguments = Void"))
        #expect(kept.contains("override func build(with component: Component, _ own{Unit}: Int)"))
        #expect(!written("").contains("own{Unit}"))
    }

    @Test("What another value has of a lost parameter's name is not lost with it", arguments: [true, false])
    func membersOfOthers(isOfAnother: Bool) {
        let written = Self.skeleton(
            Self.units(
                { name in
                    let own = name == "About" ? "(output: Int)" : "()"
                    return """
                        final class \(name)Presenter {}
                        final class \(name)Interactor { weak var output: \(name)Presenter? }
                        final class \(name)Router {
                            \(name == "About" ? "weak var output: AboutPresenter?" : "")
                            static func build\(own) {
                                let interactor = \(name)Interactor()
                                let presenter = \(name)Presenter()
                                \(isOfAnother ? "interactor.output = presenter" : "run(interactor, presenter, output)")
                            }
                        }

                        """
                }, ["Presenter", "Interactor", "Router"]), builder: "build")
        #expect(written.contains("interactor.output = presenter") == isOfAnother, "\(written)")
        #expect(!written.contains("run("))
    }

    @Test("One coordinator of several is a property all the same, and none that is the unit's own word")
    func coordinatorsOfSeveral() {
        func written(_ types: [String]) -> String {
            Self.skeleton(
                Self.units(
                    { name in
                        """
                        final class \(name)Model {
                            weak var leader: \(types[Self.scenes.firstIndex(of: name) ?? 0])?
                        }

                        """
                    }, ["Model"]))
        }
        #expect(
            written(["AppCoordinator", "TabCoordinator", "TabCoordinator", "MainCoordinator", "StartCoordinator"])
                .contains("weak var leader: AppCoordinator?"))
        #expect(!written(["AppService", "TabService", "TabService", "MainService", "StartService"]).contains("leader"))
        // One that bears the unit's name is one that a new unit does not have.
        #expect(
            !written(["AboutCoordinator", "TabCoordinator", "TabCoordinator", "MainCoordinator", "StartCoordinator"])
                .contains("leader"))
    }

    @Test("What one unit alone hands to who makes a part for it goes, and the call stays", arguments: ["make", "find"])
    func makersOfParts(verb: String) {
        let written = Self.skeleton(
            Self.units(
                { name in
                    let isOwn = name == "About" || name == "Cart"
                    return """
                        final class \(name)Model {}
                        final class \(name)Container {
                            func make\(name)Model(\(isOwn ? "tab: Int" : "")) -> \(name)Model { \(name)Model() }
                        }
                        final class \(name)ViewController {
                            private let model: \(name)Model
                            init(model: \(name)Model) { self.model = model }
                        }
                        final class \(name)Coordinator {
                            let box: \(name)Container
                            \(isOwn ? "let tab\(name): Int" : "")
                            init(box: \(name)Container\(isOwn ? ", tab: Int" : "")) {
                                self.box = box
                                \(isOwn ? "tab\(name) = tab" : "")
                            }
                            func start() {
                                let model = box.\(verb)\(name)Model(\(isOwn ? "tab: tab\(name)" : ""))
                                push(\(name)ViewController(model: model))
                            }
                        }

                        """
                }, ["Model", "Container", "ViewController", "Coordinator"]), builder: "start")
        #expect(written.contains("let model = box.make{Unit}Model()") == (verb == "make"), "\(written)")
        #expect(!written.contains("tab"))
    }

    @Test("A property that goes is not had from another part's function of its name", arguments: [true, false])
    func propertiesOfOthers(isOwn: Bool) {
        let written = Self.skeleton(
            Self.units(
                { name in
                    let table = name == "About" || !isOwn
                    return """
                        final class \(name)ViewController: \(table ? "UIViewController" : "UITableViewController") {
                            \(table ? "@IBOutlet weak var tableView: UITableView!" : "")
                            func reload() { tableView.reloadData() }
                        }
                        final class \(name)Presenter {
                            func tableView(_ tableView: UITableView, didSelect row: Int) {}
                        }

                        """
                }, ["ViewController", "Presenter"]))
        #expect(written.contains("tableView.reloadData()") != isOwn, "\(written)")
        #expect(written.contains("func tableView("))
    }
}

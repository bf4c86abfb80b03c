import SourceModel
import Testing

/// Pieces that most have stay, wherever they have them, and what is left of them is whole.
@Suite("Skeletons of what most do in their own ways")
struct SkeletonHabitTests {
    private static let names = ["About", "Login", "Receipt", "Trip"]

    private static func text(of role: String = "ViewController", _ body: (String) -> String) -> String {
        let units = names.map { name in
            SharedSkeleton.Unit(
                name: name, property: name.lowercased(),
                roles: [name + role: "screen", name + "View": "view"],
                files: [("\(name).swift", body(name).replacing("NAME", with: name) + "\n")])
        }
        return SharedSkeleton(units, builder: nil, jobs: 1).files(of: 0) { _, form in form }.map(\.text).joined()
    }

    @Test("A view that most show in functions of several names is shown, and one that one alone shows is not")
    func shownViews() {
        func screen(_ name: String, _ statement: String) -> String {
            let calls = ["About": "setUp", "Login": "build", "Receipt": "arrange", "Trip": "prepareAll"]
            let call = calls[name] ?? ""
            return """
                final class NAMEViewController: UIViewController {
                    private let content = NAMEView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(call)()
                    }

                    private func \(call)() {
                        \(statement)
                    }
                }

                final class NAMEView: UIView {}
                """
        }
        let all = Self.text { screen($0, "view = content") }
        #expect(all.contains("setUp()\n    }") && all.contains("view = content"), "\(all)")
        let one = Self.text { screen($0, $0 == "About" ? "view = content" : "view.addSubview(content)") }
        #expect(!one.contains("view = content"), "\(one)")
    }

    @Test(
        "What most override for a base of the app's own stays with the call of that, and what UIKit calls goes",
        arguments: ["arrange", "viewDidAppear", "viewDidLoad"])
    func hooks(name: String) {
        let things = ["About": "label", "Login": "field", "Receipt": "table", "Trip": "map"]
        let text = Self.text { unit in
            """
            final class NAMEViewController: BaseViewController {
                let count = 1
                override func \(name)() {
                    super.\(name)()
                    view.addSubview(\(things[unit] ?? ""))
                }
            }

            final class NAMEView: UIView {}
            """
        }
        #expect(text.contains("super.\(name)()") == (name == "arrange"), "\(text)")
    }

    @Test("An enumeration's own initialiser goes with what it chooses by", arguments: [true, false])
    func choices(isAlike: Bool) {
        let words = ["About": "open", "Login": "entered", "Receipt": "printed", "Trip": "gone"]
        let text = Self.text(of: "Kind") { name in
            """
            enum NAMEKind {
                case first
                init?(number: Int) {
                    switch number {
                    case 1: self = .\(isAlike ? "first" : words[name] ?? "")
                    default: return nil
                    }
                }
            }

            final class NAMEView: UIView {}
            """
        }
        #expect(text.contains("init?(number: Int)") == isAlike, "\(text)")
        #expect(text.contains("enum {Unit}Kind {"), "\(text)")
    }

    @Test("A reducer's own function does nothing where each does something else, and is still called")
    func reducers() {
        let actions = ["About": "open", "Login": "enter", "Receipt": "print", "Trip": "go"]
        let text = Self.text(of: "Core") { name in
            """
            struct NAMECore {
                var body: some ReducerOf<Self> {
                    Reduce(self.core)
                }

                private func core(state: inout State, action: Action) -> EffectOf<Self> {
                    switch action {
                    case .\(actions[name] ?? ""):
                        return .none
                    }
                }
            }

            final class NAMEView: UIView {}
            """
        }
        #expect(text.contains("Reduce(self.core)"), "\(text)")
        #expect(text.contains("-> EffectOf<Self> {\n        .none\n    }"), "\(text)")
    }
}

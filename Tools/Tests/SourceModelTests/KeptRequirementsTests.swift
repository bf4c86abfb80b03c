import SourceModel
import Testing

/// A skeleton keeps or lets go more than its counts say, so that the rest is Swift and does what it is called for.
@Suite("Skeletons of which all asks for what is there")
struct KeptRequirementsTests {
    private static let names = ["About", "Login", "Receipt", "Trip"]
    private static let words = ["links", "fields", "price", "stops"]

    /// The skeleton of four units. In their text NAME is the unit's name, and WORD one that only it uses.
    private static func skeleton(roles: [String: String], builder: String? = nil, _ texts: [String]) -> String {
        let units = names.indices.map { number in
            let (name, word) = (names[number], words[number])
            let text = (texts.count > number ? texts[number] : texts[texts.count - 1])
                .replacing("NAME", with: name).replacing("WORD", with: word)
            return SharedSkeleton.Unit(
                name: name, property: name.lowercased(),
                roles: Dictionary(uniqueKeysWithValues: roles.map { (name + $0.key, $0.value) }),
                files: [("\(name).swift", text + "\n")])
        }
        return SharedSkeleton(units, builder: builder, jobs: 1).files(of: 0) { _, form in form }.map(\.text).joined()
    }

    private static func skeleton(roles: [String: String], builder: String? = nil, _ text: String) -> String {
        skeleton(roles: roles, builder: builder, [text])
    }

    @Test("A value in place of what names an unknown type of the unit's is asked for nothing again")
    func placeholders() {
        let text = Self.skeleton(
            roles: ["Model": "model"],
            """
            final class NAMEModel {
                func items() -> [Int] {
                    NAMECatalog.items
                }
            }
            """)
        #expect(
            text == """
                final class {Unit}Model {
                    func items() -> [Int] {
                        []
                    }
                }

                """)
    }

    @Test("Who holds a part as most do is handed it, by whatever name, and whoever makes it with `.init`")
    func parts() {
        let text = Self.skeleton(
            roles: ["View": "view", "Model": "model", "Component": "component"], builder: "make",
            """
            struct NAMEView: View {
                @StateObject var WORDModel: NAMEModel
                let WORD: Link

                init(WORDModel: NAMEModel, WORD: Link) {
                    _WORDModel = StateObject(wrappedValue: WORDModel)
                    self.WORD = WORD
                }

                var body: some View { Text(WORD) }
            }

            final class NAMEModel: ObservableObject {
                private let WORD: Link

                init(WORD: Link) {
                    self.WORD = WORD
                }
            }

            struct NAMEComponent {
                func make() -> NAMEView {
                    NAMEView(WORDModel: .init(WORD: WORD()), WORD: WORD())
                }
            }
            """)
        #expect(
            text == """
                struct {Unit}View: View {
                    @StateObject var linksModel: {Unit}Model

                    init(linksModel: {Unit}Model) {
                        _linksModel = StateObject(wrappedValue: linksModel)
                    }

                    var body: some View { EmptyView() }
                }

                final class {Unit}Model: ObservableObject {}

                struct {Unit}Component {
                    func make() -> {Unit}View {
                        {Unit}View(linksModel: .init())
                    }
                }

                """)
    }

    @Test("A generic view holds what its parameter stands for")
    func generics() {
        let text = Self.skeleton(
            roles: ["View": "view", "Model": "model", "ModelProtocol": "contract"],
            """
            protocol NAMEModelProtocol {}

            final class NAMEModel: NAMEModelProtocol {}

            struct NAMEView<Model: NAMEModelProtocol>: View {
                @StateObject private var WORD: Model

                var body: some View { Text(WORD.title) }
            }
            """)
        #expect(text.contains("@StateObject private var links: Model\n"), "\(text)")
    }

    @Test("A contract that each calls otherwise is the one of who fulfils it")
    func contracts() {
        let text = Self.skeleton(
            roles: ["Screen": "screen", "Presenter": "presenter"],
            ["Display", "Displaying", "Stage", "Showing"].map { end in
                """
                protocol NAME\(end): AnyObject {}

                final class NAMEPresenter {
                    weak var display: NAME\(end)?
                }

                final class NAMEScreen: NAME\(end) {
                    func WORD() {}
                }
                """
            })
        #expect(
            text == """
                protocol {Unit}Display: AnyObject {}

                final class {Unit}Presenter {
                    weak var display: {Unit}Display?
                }

                final class {Unit}Screen: {Unit}Display {}

                """)
    }

    @Test("What a library's protocol demands stays; a preview whose view cannot be made goes")
    func demands() {
        let text = Self.skeleton(
            roles: ["Page": "page"],
            """
            struct NAMEPage: UIViewControllerRepresentable {
                let title: String = "The WORD"

                func makeUIViewController(context: Context) -> UIViewController {
                    let screen = UIViewController.create(WORD)
                    return screen
                }

                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }

            struct NAMEPage_Previews: PreviewProvider {
                static var previews: some View {
                    NAMEPage()
                }
            }

            struct NAMEWord_Previews: PreviewProvider {
                static var previews: some View {
                    NAMECell()
                }
            }
            """)
        #expect(
            text == """
                struct {Unit}Page: UIViewControllerRepresentable {
                    let title: String = ""

                    func makeUIViewController(context: Context) -> UIViewController {
                        return UIViewController()
                    }

                    func updateUIViewController(_ controller: UIViewController, context: Context) {}
                }

                struct {Unit}Page_Previews: PreviewProvider {
                    static var previews: some View {
                        {Unit}Page()
                    }
                }

                """)
    }

    @Test("What a lost parameter sets goes, though the member is called as it, and so does what is said twice")
    func shadows() {
        let types = ["Int", "String", "Bool", "Double"]
        let text = Self.skeleton(
            roles: ["Model": "model", "Screen": "screen"],
            types.map { type in
                """
                final class NAMEModel {
                    var back: Any?

                    init(back: \(type)) {
                        self.back = back
                        load()
                    }

                    func load() {}
                }

                final class NAMEScreen {
                    var model: NAMEModel?

                    func start() {
                        self.model = NAMEModel(back: WORD)
                        self.model = NAMEModel(back: WORD)
                    }
                }
                """
            })
        #expect(text.contains("    init() {\n        load()\n    }"), "\(text)")
        #expect(text.components(separatedBy: "self.model = {Unit}Model()").count == 2, "\(text)")
    }

    @Test("A case stays without the values that only one unit gives it, where it is named, too")
    func cases() {
        let text = Self.skeleton(
            roles: ["Maker": "maker", "Screen": "screen"],
            """
            final class NAMEScreen {
                init(WORD: Int) {
                    self.WORD = WORD
                }

                let WORD: Int
            }

            enum NAMEMaker: Maker {
                case plain(WORDType, Int)

                var parts: Parts {
                    switch self {
                    case .plain(let WORD, let count):
                        return (V: NAMEScreen(WORD: WORD), N: count)
                    }
                }
            }
            """)
        #expect(
            text.hasSuffix(
                """
                enum {Unit}Maker: Maker {
                    case plain(Int)

                    var parts: Parts {
                        switch self {
                        case .plain(let count):
                            return (V: {Unit}Screen(), N: count)
                        }
                    }
                }

                """), "\(text)")
    }

    @Test("A loadView that sets no view goes, and so does an override that only hands on")
    func duties() {
        let screen = { (view: String) in
            """
            final class NAMEScreen: UIViewController {
                override func loadView() {
                    setUp()
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    WORD()
                }

                private func setUp() {
                    \(view)
                    show()
                }

                func show() {}
            }
            """
        }
        let made = Self.skeleton(roles: ["Screen": "screen"], screen("view = Layout(WORD)"))
        #expect(made.contains("override func loadView() {\n        setUp()"), "\(made)")
        #expect(made.contains("view = Layout(links)"), "\(made)")
        #expect(!made.contains("viewDidLoad"))
        let lost = Self.skeleton(roles: ["Screen": "screen"], screen("view = NAMELayout(WORD)"))
        #expect(lost == "final class {Unit}Screen: UIViewController {\n    func show() {}\n}\n")
    }

    @Test("A part's name is the unit's, though others name it as often")
    func sharedNames() {
        let text = Self.skeleton(
            roles: ["Screen": "screen"], "final class NAMEScreen {\n    func open() { show(AboutScreen()) }\n}")
        #expect(text.hasPrefix("final class {Unit}Screen {"))
    }
}

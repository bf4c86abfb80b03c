import Foundation
import Learning
import SourceModel
import Testing

@testable import ScaenaCommand

/// `scaena learn`, as a person runs it.
@Suite("scaena learn")
struct LearnCommandTests {
    private let folder: String

    init() throws {
        folder =
            FileManager.default.temporaryDirectory.appendingPathComponent("scaena-learn-\(UUID())")
            .resolvingSymlinksInPath().path
        // An architecture of a team's own, which no built-in is near to.
        for name in ["Ride", "Payment", "TripHistory", "Support"] {
            let files = [
                "Screen": """
                import UIKit

                final class \(name)Screen: UIViewController {
                    private let brain: \(name)Brain

                    init(brain: \(name)Brain) {
                        self.brain = brain
                        super.init(nibName: nil, bundle: nil)
                    }

                    required init?(coder: NSCoder) { nil }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        brain.start()
                    }
                }

                extension \(name)Screen: \(name)Stage {
                    func show(text: String) { title = text }
                }
                """,
                "Brain": """
                import Foundation

                final class \(name)Brain {
                    weak var stage: \(name)Stage?

                    func start() { stage?.show(text: "\(name)") }
                }
                """,
                "Stage": "protocol \(name)Stage: AnyObject {\n    func show(text: String)\n}\n",
                "Assembler": """
                import UIKit

                enum \(name)Assembler {
                    static func assemble() -> UIViewController {
                        let brain = \(name)Brain()
                        let screen = \(name)Screen(brain: brain)
                        brain.stage = screen
                        return screen
                    }
                }
                """,
            ]
            for (kind, text) in files {
                let path = folder + "/App/Screens/\(name)/\(name)\(kind).swift"
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try text.write(toFile: path, atomically: true, encoding: .utf8)
            }
        }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    @Test func writesADefinitionThatScenesAreMadeFrom() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let learn = try CommandLineRun(["learn", "--name", "Rides"], in: folder)
        #expect(learn.status == 0, "\(learn.errors)")
        #expect(learn.output.contains("4 units: assembler (4), brain (4), screen (4)"), "\(learn.output)")
        let definition = try text("scaena.yml")
        for line in [
            "into: App/Screens", "runtime: none", "architecture: rides", "type: \"{Unit}Brain\"  # 4 of 4",
            "base: UIViewController  # 4 of 4",
            "implements: stage  # 4 of 4", "- brain -> screen:  # 4 of 4", "hold: weak  # 4 of 4",
            "function: assemble  # 4 of 4",
            "returns: screen  # 4 of 4", "says: start",
        ] {
            #expect(definition.contains(line), "\(line) in:\n\(definition)")
        }
        #expect(definition.hasPrefix("# yaml-language-server: $schema=.scaena/architecture.schema.json\n"))
        #expect(try text(".scaena/architecture.schema.json").contains("urn:scaena:"))
        let validate = try CommandLineRun(["architecture", "validate", "scaena.yml"], in: folder)
        #expect(validate.status == 0, "\(validate.errors)")

        let scene = try CommandLineRun(["new", "scene", "Receipt"], in: folder)
        #expect(scene.status == 0 && !scene.output.contains("Mocks.swift"), "\(scene.errors)")
        let assembler = try text("App/Screens/Receipt/ReceiptAssembler.swift")
        #expect(assembler.contains("let screen = ReceiptScreen(brain: brain)"))
        #expect(assembler.contains("brain.stage = screen"))
        #expect(try text("App/Screens/Receipt/ReceiptBrain.swift").contains("weak var stage: ReceiptStage?"))
        // The app's own bytes, and nothing of the scene that they are taken from.
        #expect(learn.output.contains("templates are like Payment: it has"), "\(learn.output)")
        let screen = try text("App/Screens/Receipt/ReceiptScreen.swift")
        #expect(screen.contains("        super.viewDidLoad()\n        brain.start()\n"), "\(screen)")
        #expect(!screen.contains("Payment"))
        // What its templates would keep to themselves is refused.
        let going = try CommandLineRun(["new", "scene", "Refund", "--navigates", "Receipt", "--no-tests"], in: folder)
        #expect(going.status == 64 && !FileManager.default.fileExists(atPath: folder + "/App/Screens/Refund"))
        // The new scene is as the others are.
        let again = try CommandLineRun(["learn", "--dry-run"], in: folder)
        #expect(again.output.contains("5 units"))
        #expect(!again.output.contains("outliers"), "\(again.output)")
    }

    @Test func keepsScenesInTheWaysThatItNoted() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try !CommandLineRun(["learn"], in: folder).output.contains("Scenes stay"))
        let noted = try text(".scaena/scenes.json")
        #expect(noted.contains(#""PaymentScreen is {Unit}Screen""#), "\(noted)")
        try FileManager.default.removeItem(atPath: folder + "/App/Screens/Payment")
        let again = try CommandLineRun(["learn", "--force"], in: folder)
        #expect(again.output.contains("Scenes stay in their ways as .scaena/scenes.json notes them; --anew finds"))
        #expect(again.output.contains("3 units: assembler (3), brain (3), screen (3)"), "\(again.output)")
        #expect(try !text(".scaena/scenes.json").contains("Payment"))
        for path in ["App", "."] {
            let other = try CommandLineRun(["learn", path, "--dry-run"], in: folder)
            #expect(other.output.contains("Scenes stay") == (path == "."))
        }
        #expect(try !CommandLineRun(["learn", "--anew", "--dry-run"], in: folder).output.contains("Scenes stay"))
        // Two of three are too few for a way of them alone, and three too many to be gone.
        try FileManager.default.removeItem(atPath: folder + "/App/Screens/Support")
        let gone = try CommandLineRun(["learn", "--dry-run"], in: folder)
        #expect(gone.status == 66, "\(gone.output)")
    }

    @Test func aNoteThatCannotBeReadIsTold() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try CommandLineRun(["learn"], in: folder).status == 0)
        let path = folder + "/.scaena/scenes.json"
        try text(".scaena/scenes.json").replacing("PaymentScreen is", with: "PaymentScreen =")
            .write(toFile: path, atomically: true, encoding: .utf8)
        let again = try CommandLineRun(["learn", "--force"], in: folder)
        #expect(again.status == 0)
        #expect(
            again.errors.contains("scenes.json cannot be read, and all ways are found anew: 'PaymentScreen ="),
            "\(again.errors)")
        #expect(try text(".scaena/scenes.json").contains("PaymentScreen is"))
    }

    @Test func takesTemplatesFromTheSceneThatIsNamed() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/App/Screens/Support/SupportBrain.swift"
        let own = try String(contentsOfFile: path, encoding: .utf8)
            .replacing("import Foundation", with: "// Copyright Rides Ltd.\n\nimport Foundation\nimport Chat")
            .replacing("    weak var", with: "    private let chat = Chat()\n\n    weak var")
        try (own + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        let unknown = try CommandLineRun(["learn", "--like", "Suport"], in: folder)
        #expect(unknown.status == 65 && unknown.errors.contains("no scene 'Suport'"), "\(unknown.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder + "/scaena.yml"))
        let learn = try CommandLineRun(["learn", "--like", "Support"], in: folder)
        #expect(learn.status == 0 && learn.errors == "", "\(learn.errors)")
        #expect(learn.output.contains("templates are like Support: it has"), "\(learn.output)")
        #expect(try CommandLineRun(["new", "scene", "Receipt"], in: folder).status == 0)
        #expect(
            try text("App/Screens/Receipt/ReceiptBrain.swift") == """
                // Copyright Rides Ltd.

                import Foundation

                final class ReceiptBrain {
                    weak var stage: ReceiptStage?

                    func start() { stage?.show(text: "Receipt") }
                }

                """)
        let check = try CommandLineRun(["check"], in: folder)
        #expect(!check.output.contains("Receipt"), "\(check.output)")
    }

    /// A learned architecture has no tests, and so its scenes need no mocks: neither a place for them nor a file.
    @Test func writesADefinitionElsewhereThatScenesAreMadeFrom() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try CommandLineRun(["learn", "App", "--output", "Ours/our.yml"], in: folder).status == 0)
        #expect(try text("Ours/our.yml").hasPrefix("# yaml-language-server: $schema=architecture.schema.json\n"))
        #expect(FileManager.default.fileExists(atPath: folder + "/Ours/architecture.schema.json"))
        let new = ["new", "scene", "Fresh", "--architecture", "Ours/our.yml", "--into", "App"]
        let run = try CommandLineRun(new, in: folder)
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(FileManager.default.fileExists(atPath: folder + "/App/Fresh"))
        #expect(!run.output.contains("ocks"), "\(run.output)")
    }

    /// The lines that are said on a terminal, and the questions there.
    private final class Person {
        var asked: [String] = []
        var answers: [String]

        init(_ answers: [String]) { self.answers = answers }
    }

    @Test(arguments: [(["maybe", "no"], false), (["y"], true)])
    func asksWhetherWhatIsDoubtfulIsMeant(answers: [String], isKept: Bool) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Weak in three of four only.
        let odd = folder + "/App/Screens/Ride/RideBrain.swift"
        let strong = try String(contentsOfFile: odd, encoding: .utf8).replacing("weak var", with: "var")
        try strong.write(toFile: odd, atomically: true, encoding: .utf8)
        let facts = SourceFacts(SourceFileList(paths: [folder]))
        let learned = try #require(AppLearning(facts).architectures.first)
        let person = Person(answers)
        let questions = Questions(say: { person.asked.append($0) }, hear: { person.answers.removeFirst() })
        let answered = LearnQuestions(questions).answered(learned)
        #expect(answered.channels.contains { $0.from == "brain" && $0.to == "screen" } == isKept)
        #expect(person.answers.isEmpty)
        #expect(
            person.asked.first == """
                brain -> screen: it is held weak in 3 of 4.
                  With yes it is written, a new scene has it, and weak is the rule; with no it is left out.
                  Write it (yes, no) [yes]: \("")
                """, "\(person.asked)")
        if !isKept { #expect(person.asked.contains("'maybe' is neither yes nor no.\n")) }
    }

    /// A person who names the app's folder has the tests beside it; a folder that is only named like tests holds
    /// none.
    @Test func findsTheTestsBesideWhatWasRead() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (path, text) in [
            ("App/Legacy/SplitTests/Variant.swift", "enum Variant { case one, two }\n"),
            (
                "AppTests/RideTests.swift",
                "import XCTest\n@testable import Rides\n\nfinal class RideTests: XCTestCase {}\n"
            ),
            ("OldTests/Notes.swift", "enum Notes {}\n"),
        ] {
            let path = folder + "/" + path
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let run = try CommandLineRun(["learn", "App"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let definition = try text("scaena.yml")
        #expect(definition.contains("testsInto: AppTests\nmodule: Rides\n"), "\(definition)")
    }

    /// One scene of four has tests beside it: where those of the next go is a guess.
    @Test func saysWhereAPlaceForTestsIsAGuess() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/App/Screens/Ride/RideTests"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try "import XCTest\n\nfinal class RideTests: XCTestCase {}\n"
            .write(toFile: path + "/RideTests.swift", atomically: true, encoding: .utf8)
        let run = try CommandLineRun(["learn"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let definition = try text("scaena.yml")
        #expect(definition.contains("into: App/Screens\n"), "\(definition)")
        #expect(
            definition.contains("testsInto: App/Screens/Ride/RideTests  # not sure: 1 of 4 lie beside them"),
            "\(definition)")
    }

    /// The only tests are another module's, and say nothing of where a scene's own go.
    @Test func namesNoTestsOfOthers() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/Modules/Net/NetTests"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try "import XCTest\n@testable import Net\n\nfinal class CallTests: XCTestCase {}\n"
            .write(toFile: path + "/CallTests.swift", atomically: true, encoding: .utf8)
        let run = try CommandLineRun(["learn"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let definition = try text("scaena.yml")
        #expect(definition.contains("into: App/Screens\n"), "\(definition)")
        #expect(!definition.contains("testsInto:") && !definition.contains("module:"), "\(definition)")
        let made = try CommandLineRun(["new", "scene", "Receipt", "--dry-run"], in: folder)
        #expect(made.status == 0, "\(made.errors)")
    }

    /// Each module has tests of its own: no one place is said to be theirs.
    @Test func namesNoTestsThatAreScattered() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/Modules/Net/Tests"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try "import XCTest\n\nfinal class CallTests: XCTestCase {}\n"
            .write(toFile: path + "/CallTests.swift", atomically: true, encoding: .utf8)
        let run = try CommandLineRun(["learn"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let definition = try text("scaena.yml")
        #expect(
            definition.contains(
                "# testsInto and module are not stated: tests stand in many folders, Modules/Net/Tests/CallTests.swift for one"
            ), "\(definition)")
    }

    /// Where there is nothing to learn, the screens are told by their bases, and all that was seen to programs.
    @Test func tellsPlainScreens() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.removeItem(atPath: folder + "/App")
        try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
        try "import UIKit\n\nclass Ink: UIViewController {}\n\nclass Jar: UIViewController {}\n"
            .write(toFile: folder + "/App/Pages.swift", atomically: true, encoding: .utf8)
        let run = try CommandLineRun(["learn"], in: folder)
        #expect(run.status == 66)
        #expect(
            run.errors.contains("its screens are 2 view controllers, by their bases: UIViewController 2"),
            "\(run.errors)")
        let told = try CommandLineRun(["learn", "--format", "json"], in: folder)
        #expect(told.status == 66 && told.output.contains("\"name\" : \"Ink\""), "\(told.output)")
    }

    /// The target's name is what the project says, and not what the folder is called.
    @Test(arguments: [true, false]) func namesTheTargetOfTheProject(isComputed: Bool) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let texts = [
            "App/Project.swift": "let target = Target.target(name: \(isComputed ? "env.name" : "\"Rides\""), "
                + "product: .app, sources: [\"Screens/**\"])\n",
            "Plugin/Names/Environment.swift": """
            public struct Environment {
                public let name: String
            }

            public let env = Environment(
                organization: "com.rides",
                name: "Rides"
            )
            """,
        ]
        for (path, text) in texts {
            let path = folder + "/" + path
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(try CommandLineRun(["learn"], in: folder).status == 0)
        let definition = try text("scaena.yml")
        #expect(
            definition.contains("into: App/Screens\n# testsInto is not stated: no tests are seen\nmodule: Rides\n"),
            "\(definition)")
    }

    /// Where scenes lie in the folder itself, its settings can be read, too.
    @Test func namesAModuleInTheFolderOfTheScenes() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try CommandLineRun(["learn"], in: folder + "/App/Screens")
        #expect(run.status == 0, "\(run.errors)")
        let definition = try text("App/Screens/scaena.yml")
        #expect(
            definition.contains(
                "into: .\n# testsInto and module are not stated: no tests are seen, and no project tells the target\n"),
            "\(definition)")
        #expect(try CommandLineRun(["check", "--no-cache"], in: folder + "/App/Screens").status == 0)
    }

    @Test func neverReplacesWhatIsThere() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "into: Sources\n".write(toFile: folder + "/scaena.yml", atomically: true, encoding: .utf8)
        let run = try CommandLineRun(["learn"], in: folder)
        #expect(run.status == 73)
        #expect(run.errors.contains("scaena.yml"))
        #expect(run.errors.contains("--force"))
        #expect(try text("scaena.yml") == "into: Sources\n")
        #expect(try CommandLineRun(["learn", "--force"], in: folder).status == 0)
        #expect(try text("scaena.yml").contains("architecture:"))
        #expect(try text("scaena.yml.before") == "into: Sources\n")
        let place = try CommandLineRun(["learn", "--force", "--output", "App"], in: folder)
        #expect(place.status == 73 && place.errors.hasSuffix("/App is a folder: --output FILE names another place\n"))
    }

    @Test func showsAPageOfItsOwn() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let run = try CommandLineRun(["learn", "App", "--format", "html", "--output", "page.html"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        let page = try text("page.html")
        #expect(page.contains("<svg"))
        #expect(page.contains("weak 4 of 4"))
        #expect(page.contains("prefers-color-scheme: dark"))
        #expect(!page.contains("http"))
        #expect(!FileManager.default.fileExists(atPath: folder + "/scaena.yml"))
    }

    @Test func saysInTheSystemsWordsWhatCannotBeWritten() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let name = String(repeating: "a", count: 300) + ".html"
        let run = try CommandLineRun(["learn", "App", "--format", "html", "--output", name], in: folder)
        #expect(run.status == 73)
        #expect(run.errors.contains("File name too long"), "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["App"])
    }

    @Test func saysThatThereIsNothingToLearn() throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try CommandLineRun(["learn"], in: folder).status == 66)
        let lost = try CommandLineRun(["learn", "Nowhere"], in: folder)
        #expect(lost.status == 66)
        #expect(lost.errors.contains("Nowhere: no such file or folder"), "\(lost.errors)")
        try "struct A {}\n".write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
        let run = try CommandLineRun(["learn"], in: folder)
        #expect(run.status == 66)
        #expect(run.errors.contains("1 file was read, and too few screens are made alike"))
    }
}

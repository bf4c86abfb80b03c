import Foundation
import TemporaryFolders
import Testing

@testable import ScaenaCommand

/// Things that scenes by example need, and no template writes.
@Suite("What a learned scene needs")
struct LearnedNeedsTests {
    @Test("A scene's module and its manifest are told by learn, and by new, and a folder in no project is")
    func modules() throws {
        let folder = try TemporaryFolder()
        for name in ["Ride", "Payment", "TripHistory", "Support", "Bonus"] {
            for (kind, text) in [
                (
                    "Screen",
                    "import UIKit\nimport \(name)Interface\n\ntypealias Seen = UIViewController\n\n"
                        + "final class \(name)Screen: Seen {\n    var brain: \(name)Brain?\n}\n"
                ),
                ("Brain", "import Foundation\n\nfinal class \(name)Brain {\n    weak var screen: \(name)Screen?\n}\n"),
            ] {
                try folder.write(text, to: "Modules/\(name)Module/Sources/\(name)\(kind).swift")
            }
            try folder.write("let project = Project(name: \"\(name)\")\n", to: "Modules/\(name)Module/Project.swift")
        }
        let learn = try CommandLineRun(["learn"], in: folder.path)
        #expect(learn.status == 0, "\(learn.errors)")
        #expect(learn.output.contains("  left out: the manifest of the module, {Unit}Module/Project.swift in 5 of 5"))
        let new = try CommandLineRun(["new", "scene", "Receipt"], in: folder.path)
        #expect(new.status == 0, "\(new.errors)")
        let told = new.output + new.errors
        #expect(told.contains("not in templates: the manifest of the module, ReceiptModule/Project.swift"), "\(told)")
        #expect(told.contains("its code imports 'ReceiptInterface', a module that no template writes"), "\(told)")
        #expect(!told.contains("lies in no project"), "\(told)")
        // What each scene declares under one name hides nothing.
        #expect(try folder.text(of: "Modules/ReceiptModule/Sources/ReceiptScreen.swift").contains("typealias Seen"))
        // What people took out of the definition is said no more, and a folder in no project is.
        let lines = try folder.text(of: "scaena.yml").split(separator: "\n").filter {
            !$0.contains("# not in templates:")
        }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "scaena.yml")
        try folder.write("import RefundInterface\n", to: "Modules/RideModule/Sources/Refunds.swift")
        let other = try CommandLineRun(["new", "scene", "Refund"], in: folder.path)
        #expect(other.status == 0, "\(other.errors)")
        let said = other.output + other.errors
        #expect(said.contains("lies in no project"), "\(said)")
        #expect(said.contains("such as 'Modules/BonusModule/Project.swift'"), "\(said)")
        #expect(!said.contains("not in templates:"), "\(said)")
    }

    @Test("A scene of a second way lies where those of its way do, in another target")
    func ways() throws {
        let folder = try TemporaryFolder()
        for name in ["Ride", "Payment", "History", "Support", "Bonus", "Offer", "Route", "Wheel"] {
            try folder.write(
                "import UIKit\n\nfinal class \(name)Controller: UIViewController {\n    var brain: \(name)Brain?\n}\n",
                to: "Old/Scenes/\(name)/\(name)Controller.swift")
            try folder.write("final class \(name)Brain {}\n", to: "Old/Scenes/\(name)/\(name)Brain.swift")
        }
        for name in ["Map", "Login", "Chat", "Feed", "Gift", "Plan"] {
            try folder.write(
                "import SwiftUI\n\nstruct \(name)Page: View {\n    let store: \(name)Store\n    var body: some View { Text(\"\") }\n}\n",
                to: "Fresh/Pages/\(name)/\(name)Page.swift")
            try folder.write("final class \(name)Store {}\n", to: "Fresh/Pages/\(name)/\(name)Store.swift")
        }
        let learn = try CommandLineRun(["learn"], in: folder.path)
        #expect(learn.status == 0, "\(learn.errors)")
        #expect(try folder.text(of: "scaena.yml").contains("\ninto: Old/Scenes\n"))
        #expect(try folder.text(of: "scaena-2.yml").contains("\ninto: Fresh/Pages\n"))
        let new = try CommandLineRun(["new", "scene", "Trip", "--architecture", "./scaena-2.yml"], in: folder.path)
        #expect(new.status == 0, "\(new.errors)")
        #expect(try folder.text(of: "Fresh/Pages/Trip/TripPage.swift").contains("struct TripPage"))
        let first = try CommandLineRun(["new", "scene", "Trip"], in: folder.path)
        #expect(first.status == 0, "\(first.errors)")
        #expect(try folder.text(of: "Old/Scenes/Trip/TripController.swift").contains("class TripController"))
        // A flag is right before all.
        let told = ["new", "scene", "Bill", "--architecture", "./scaena-2.yml", "--into", "Fresh/More"]
        #expect(try CommandLineRun(told, in: folder.path).status == 0)
        #expect(try folder.text(of: "Fresh/More/Bill/BillPage.swift").contains("struct BillPage"))
    }

    @Test("A path as a group is refused where the group's name is a module's, and one name is taken")
    func groupPaths() throws {
        let folder = try TemporaryFolder()
        for (group, names) in [("Home", ["Feed", "Map"]), ("Cart", ["Basket", "Offer"]), ("Chat", ["Room", "Talk"])] {
            for name in names {
                let place = "Modules/\(group)/\(group)/\(name)"
                try folder.write(
                    "import \(group)Interface\nimport UIKit\n\nfinal class \(name)Screen: UIViewController {\n    var brain: \(name)Brain?\n}\n",
                    to: "\(place)/\(name)Screen.swift")
                try folder.write("final class \(name)Brain {}\n", to: "\(place)/\(name)Brain.swift")
            }
        }
        #expect(try CommandLineRun(["learn"], in: folder.path).status == 0)
        #expect(try folder.text(of: "scaena.yml").contains("folder: \"{Group}/{Group}/{Unit}\""))
        let path = try CommandLineRun(["new", "scene", "Voucher", "--group", "Cart/Cart"], in: folder.path)
        #expect(
            path.status == 64
                && path.errors.contains(
                    "'--group Cart/Cart' is a path, and here it is one name, since folders of one name"),
            "\(path.errors)")
        #expect(path.errors.contains("say --group Cart"), "\(path.errors)")
        let words = try CommandLineRun(["new", "scene", "Voucher", "--group", "my cart"], in: folder.path)
        #expect(
            words.status == 64
                && words.errors.contains("is of several words, and here it is one, since templates name"),
            "\(words.errors)")
        #expect(words.errors.contains("say --group MyCart"), "\(words.errors)")
        let new = try CommandLineRun(["new", "scene", "Voucher", "--group", "Cart"], in: folder.path)
        #expect(new.status == 0, "\(new.errors)")
        let text = try folder.text(of: "Modules/Cart/Cart/Voucher/VoucherScreen.swift")
        #expect(text.hasPrefix("import CartInterface\nimport UIKit\n"), "\(text)")
    }

    @Test("A scene in a module that has a project lies in that")
    func projects() throws {
        let folder = try TemporaryFolder()
        for (group, names) in [
            ("Home", ["Feed", "Map"]), ("Cart", ["Basket", "Offer"]), ("Chat", ["Room", "Rooms"]),
        ] {
            for name in names {
                let place = "Modules/\(group)/Sources/\(name)"
                try folder.write(
                    "import UIKit\n\nfinal class \(name)Screen: UIViewController {\n    var brain: \(name)Brain?\n}\n",
                    to: "\(place)/\(name)Screen.swift")
                try folder.write("final class \(name)Brain {}\n", to: "\(place)/\(name)Brain.swift")
            }
            try folder.write("let project = Project(name: \"\(group)\")\n", to: "Modules/\(group)/Project.swift")
        }
        #expect(try CommandLineRun(["learn"], in: folder.path).status == 0)
        let text = try folder.text(of: "scaena.yml").replacing(#/folder: "[^"]*"/#, with: "folder: \"{Group}\"")
        try folder.write(text, to: "scaena.yml")
        let new = try CommandLineRun(["new", "scene", "Voucher", "--group", "Cart"], in: folder.path)
        #expect(new.status == 0, "\(new.errors)")
        let told = new.output + new.errors
        #expect(!told.contains("lies in no project"), "\(told)")
        // No type bears the group's name.
        let lower = try CommandLineRun(["new", "scene", "Token", "--group", "my-tokens"], in: folder.path)
        #expect(lower.status == 0, "\(lower.errors)")
        #expect((lower.output + lower.errors).contains("my-tokens/"), "\(lower.output)")
        let words = try CommandLineRun(["new", "scene", "Coin", "--group", "Gift Cards"], in: folder.path)
        #expect(words.status == 0, "\(words.errors)")
        #expect((words.output + words.errors).contains("Gift Cards/"), "\(words.output)")
        for wrong in ["Gift Cards ", "Gift:Cards", "../Cards"] {
            let refused = try CommandLineRun(["new", "scene", "Note", "--group", wrong], in: folder.path)
            #expect(refused.status == 64, "\(wrong): \(refused.output)")
        }
    }

    @Test("A storyboard of the scene's own is told by learn, and by new until it is there")
    func storyboards() throws {
        let folder = try TemporaryFolder()
        for name in ["Ride", "Payment", "TripHistory", "Support", "Bonus"] {
            let property = name.prefix(1).lowercased() + name.dropFirst()
            for (kind, text) in [
                (
                    "Screen",
                    "import UIKit\n\nfinal class \(name)Screen: UIViewController {\n    var brain: \(name)Brain?\n}\n"
                ),
                (
                    "Brain",
                    """
                    import Foundation

                    final class \(name)Brain {
                        weak var screen: \(name)Screen?

                        let words = Phrases.\(property)
                    }

                    """
                ),
                (
                    "Assembler",
                    """
                    import UIKit

                    enum \(name)Assembler {
                        static func assemble() -> UIViewController {
                            let brain = \(name)Brain()
                            let screen = UIStoryboard(name: "\(name)", bundle: nil).first(\(name)Screen.self)
                            screen.brain = brain
                            brain.screen = screen
                            return screen
                        }
                    }

                    """
                ),
            ] {
                try folder.write(text, to: "App/Screens/\(name)/\(name)\(kind).swift")
            }
            try folder.write("<document/>", to: "App/Screens/\(name)/\(name).storyboard")
        }
        let learn = try CommandLineRun(["learn"], in: folder.path)
        #expect(learn.status == 0, "\(learn.errors)")
        for line in [
            "  left out: the storyboard beside the screen, {Unit}.storyboard in 5 of 5: add one to each new scene",
            "is not whole: it needs a storyboard {Unit}.storyboard, which no template writes: add one to each new scene",
            "is not whole: it uses '{unit}' of Phrases, which no template declares: add it there for each new scene",
        ] {
            #expect(learn.output.contains(line), "\(learn.output)")
        }
        let new = try CommandLineRun(["new", "scene", "Receipt"], in: folder.path)
        #expect(new.status == 0, "\(new.errors)")
        let told = new.output + new.errors
        #expect(
            told.contains("its code asks for the storyboard Receipt.storyboard, which no template writes"), "\(told)")
        #expect(told.contains("its code uses 'receipt' of Phrases, which nothing declares yet"), "\(told)")
        #expect(told.contains("storyboard") && !told.contains("not in templates:"), "\(told)")
        // What the app has is told no more.
        try folder.write(
            "enum Phrases {\n    static let refund = 1\n    static let voucherList = 1\n}\n",
            to: "App/Screens/Phrases.swift")
        let other = try CommandLineRun(["new", "scene", "Refund"], in: folder.path)
        #expect(!(other.output + other.errors).contains("'refund'"), "\(other.output)")
        let longer = try CommandLineRun(["new", "scene", "Voucher"], in: folder.path)
        #expect((longer.output + longer.errors).contains("its code uses 'voucher' of Phrases"), "\(longer.output)")
    }
}

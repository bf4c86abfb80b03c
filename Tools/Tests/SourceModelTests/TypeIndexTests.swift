import Testing

@testable import SourceModel

/// A small app in several modules.
private func index(_ files: [(String, [String], String)]) -> TypeIndex {
    TypeIndex(files.map { (path: $0.0, modules: $0.1, facts: wholeFacts($0.2)) })
}

extension TypeIndex {
    /// Returns the meaning of a type that is written in a file, inside of a type.
    fileprivate func meaning(_ type: String, in file: Int = 0, inside outer: String? = nil) -> String {
        let fact = wholeFacts("var x: \(type)").members.first?.type ?? .void
        let scope = NameScope(file: file, type: outer.flatMap { types(named: $0).first })
        return text(resolveHeld(fact, in: scope))
    }

    fileprivate func text(_ meaning: Resolution) -> String {
        func place(_ id: ID) -> String {
            (self[id].modules.isEmpty ? "" : self[id].modules.joined(separator: "+") + ".") + self[id].qualifiedName
        }
        switch meaning {
        case .type(let id, let arguments):
            return place(id)
                + (arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">")
        case .parameter(let name): return "parameter \(name)"
        case .associated(let name, let id): return "associated \(name) of \(place(id))"
        case .composition(let parts): return parts.map(text).joined(separator: " & ")
        case .structural(let type): return "structural \(type)"
        case .outside(let name, let modules): return "outside \(name) of \(modules)"
        case .ambiguous(let ids): return "ambiguous \(ids.map(place))"
        case .hidden(let ids): return "hidden \(ids.map(place))"
        case .circular(let name): return "circular \(name)"
        }
    }
}

@Suite("What names mean")
struct TypeIndexTests {
    @Test(
        "several threads find the parents that one finds, also where a parent is inherited by a type that comes later")
    func parentsByThreads() {
        var files: [(path: String, modules: [String], facts: FileFacts)] = []
        for number in 0..<700 {
            let (other, later) = ((number * 7 + 3) % 700, (number * 11 + 5) % 700)
            let code = [
                "class C\(number): C\(other).Inner {}",
                "class C\(number) { class Inner: P\(later) {}; struct Deep: Inner { enum Case: Inner, String {} } }",
                "class C\(number): C\(later) { class Own: Inner, Outside {} }",
                "protocol P\(number): P\(other), Outside {}\ntypealias C\(number) = C\(later).Inner",
                "extension C\(other) { struct More: Deep, P\(later) {} }\nclass C\(number) {}",
            ][number % 5]
            files.append(("/a/\(number % 20)/F\(number).swift", number % 3 == 0 ? ["App"] : ["Core"], wholeFacts(code)))
        }
        let (one, several) = (TypeIndex(files, jobs: 1), TypeIndex(files, jobs: 3))
        #expect(one.types == several.types)
        #expect(one.types.count > 1_000)
        for id in one.types {
            #expect(one[id].qualifiedName == several[id].qualifiedName)
            #expect(one[id].parents == several[id].parents, "\(one[id].qualifiedName)")
            #expect(one[id].children == several[id].children)
            #expect(one.ancestors(of: id) == several.ancestors(of: id))
            #expect(one.inherits(id, fromOutside: "Outside") == several.inherits(id, fromOutside: "Outside"))
        }
        let inherited = one.types.contains { id in one[id].parents.contains { one.text($0.meaning).hasSuffix(".Inner") }
        }
        #expect(inherited, "some inherit what others inherit")
    }

    @Test("a hashed table is a dictionary")
    func hashedTable() {
        var table = HashedTable<Int>(minimumCapacity: 2)
        var known: [UInt64: Int] = [:]
        for number in 0..<2_000 {
            // Many names end alike, and one is 0.
            let name = UInt64(number % 900) << (number % 2 == 0 ? 40 : 2)
            table.set(number, of: name)
            known[name] = number
        }
        #expect(table.count == known.count)
        for (name, number) in known { #expect(table[name] == number) }
        #expect(table[1] == nil)
    }

    @Test(
        "two texts begin alike as far as their bytes do",
        arguments: [("/a/b", "/a/c", 3), ("", "x", 0), ("é", "è", 1), ("ab", "abc", 2)])
    func sharedBeginning(one: String, other: String, count: Int) {
        #expect(one.countOfBytes(sharedWith: other) == count)
        #expect(other.countOfBytes(sharedWith: one) == count)
    }

    @Test("two types of one name in two modules are two")
    func modules() {
        let app = index([
            ("/a/A.swift", ["App"], "import Core\nstruct Item {}\nclass A { var store: Store?; var own: Core.Item? }"),
            ("/c/C.swift", ["Core"], "public struct Item {}\npublic final class Store {}\nstruct Inner {}"),
            ("/u/U.swift", ["Other"], "import UIKit\nclass U {}"),
            ("/t/T.swift", ["Tests"], "@testable import Core\nclass T {}"),
            ("/e/E.swift", ["Export"], "@_exported import Core"),
            ("/x/X.swift", ["User"], "import Export\nimport struct Core.Item"),
        ])
        #expect(app.types(named: "Item").count == 2)
        #expect(app.meaning("Item") == "App.Item")
        #expect(app.meaning("Core.Item") == "Core.Item")
        #expect(app.meaning("[Store]") == "structural [Store]")
        #expect(app.meaning("(any Store)!") == "Core.Store")
        // Not public, and imported without @testable.
        #expect(app.meaning("Inner") == "hidden [\"Core.Inner\"]")
        #expect(app.meaning("Item", in: 1) == "Core.Item")
        #expect(app.meaning("Item", in: 2) == "outside Item of [\"UIKit\"]")
        #expect(app.meaning("UIView", in: 2) == "outside UIView of [\"UIKit\"]")
        #expect(app.meaning("UIKit.UIView", in: 2) == "outside UIView of [\"UIKit\"]")
        #expect(app.meaning("Inner", in: 3) == "Core.Inner")
        #expect(app.meaning("Store", in: 5) == "Core.Store")
        #expect(app.meaning("Core.Nothing") == "outside Core.Nothing of [\"Core\"]")
    }

    @Test("types of one name in files of no known module are told apart, or told to be several")
    func unknownModules() {
        let app = index([
            ("/a/A.swift", [], "struct Item {}\nclass A {}"), ("/b/B.swift", [], "struct Item {}"),
            ("/c/C.swift", [], "class C: Item {}\nprivate struct Secret {}"), ("/d/D.swift", [], ""),
        ])
        #expect(app.meaning("Item") == "Item")
        #expect(app.resolve(.plain("Item"), in: NameScope(file: 0)).id == app.types(named: "Item")[0])
        #expect(app.meaning("Item", in: 2) == "ambiguous [\"Item\", \"Item\"]")
        #expect(app.meaning("A", in: 2) == "A")
        #expect(app.meaning("Secret", in: 3) == "hidden [\"Secret\"]")
        let item = app.types(named: "Item")[0]
        #expect(app.inherits(app.types(named: "C")[0], from: item) == .unknown)
    }

    @Test("where sources lie in copies of each other, a file means the type of its own copy")
    func copies() {
        let app = index([
            ("/old/App/View/Item.swift", ["App"], "struct Item {}"),
            ("/old/App/Screen.swift", ["App"], "class C: Item {}"),
            ("/new/App/View/Item.swift", ["App"], "struct Item {}"),
            ("/new/App/Screen.swift", ["App"], "class D: Item {}"),
            ("/other/Screen.swift", ["App"], ""),
            // Lie alike by their folders' names alone, or by their own.
            ("/new/App/View/Row.swift", ["App"], "struct Row {}"),
            ("/old/App/View/Line.swift", ["App"], "struct Row {}"),
            ("/new/App/Cell/Part.swift", ["App"], "struct Part {}"),
            ("/old/App/View/Part.swift", ["App"], "struct Part {}"),
        ])
        let items = app.types(named: "Item")
        for (file, item) in [(1, items[0]), (3, items[1])] {
            #expect(app.resolve(.plain("Item"), in: NameScope(file: file)).id == item)
        }
        #expect(app.inherits(app.types(named: "D")[0], from: items[1]) == .yes)
        #expect(app.meaning("Item", in: 4) == "ambiguous [\"App.Item\", \"App.Item\"]")
        for name in ["Row", "Part"] { #expect(app.meaning(name, in: 3).hasPrefix("ambiguous")) }
    }

    @Test("a file that several targets compile is of all of them")
    func shared() {
        let app = index([
            ("/s/S.swift", ["App", "Widget"], "struct Shared {}"), ("/a/A.swift", ["App"], ""),
            ("/w/W.swift", ["Widget"], ""), ("/o/O.swift", ["Other"], ""),
        ])
        #expect(app.meaning("Shared", in: 1) == "App+Widget.Shared")
        #expect(app.meaning("Shared", in: 2) == "App+Widget.Shared")
        #expect(app.meaning("Shared", in: 3) == "hidden [\"App+Widget.Shared\"]")
    }

    @Test("extensions are merged across files, wherever they stand")
    func extensions() throws {
        let app = index([
            ("/1.swift", ["App"], "extension Outer.Inner: Equatable { struct Deep {} \n func b() {} }"),
            ("/2.swift", ["App"], "class Outer { struct Inner { var a = 1 } }"),
            (
                "/3.swift", ["App"],
                "import UIKit\nextension UIView { enum Edge {} \n func pin() {} }\ntypealias Alias = Outer"
            ),
            ("/4.swift", ["App"], "import UIKit\nextension UIView: Loadable {}\nextension Alias { func c() {} }"),
            ("/5.swift", ["App"], "extension Outer.Inner.Deep { struct Deeper {} }\nprotocol Loadable {}"),
            (
                "/6.swift", ["App"],
                "extension [Int] { func sum() {} }\nextension Array where Element == Int { func all() {} }"
            ),
        ])
        let inner = try #require(app.types(named: "Outer.Inner").first)
        #expect(app[inner].parts.map(\.file) == [1, 0])
        #expect(app[inner].extensions.count == 1)
        #expect(app.members(of: inner).map(\.fact.name) == ["a", "b"])
        #expect(app[inner].parents.map(\.type.description) == ["Equatable"])
        #expect(app.meaning("Deep", inside: "Outer.Inner") == "App.Outer.Inner.Deep")
        #expect(app.meaning("Inner.Deep.Deeper", inside: "Outer") == "App.Outer.Inner.Deep.Deeper")
        let view = try #require(app.types(named: "UIView").first)
        #expect(app[view].kind == .outside && app[view].parts.map(\.file) == [2, 3])
        #expect(app.meaning("UIView.Edge", in: 3) == "App.UIView.Edge")
        let outer = try #require(app.types(named: "Outer").first)
        #expect(app.members(of: outer).map(\.fact.name) == ["c"])
        let loadable = try #require(app.types(named: "Loadable").first)
        #expect(app.descendants(of: loadable) == [view])
        let array = try #require(app.types(named: "Array").first)
        #expect(app.members(of: array).map(\.fact.name) == ["sum", "all"])
        #expect(app[array].parts[1].requirements.map(\.description) == ["Element == Int"])
    }

    @Test("nested types, those of parents, type parameters and associated types are found from the inside out")
    func nesting() {
        let app = index([
            (
                "/1.swift", ["App"],
                """
                class Base { struct State {} }
                class Screen<Model>: Base {
                    enum Kind { case a; struct Detail {} }
                    struct Box<T> { var t: T; var m: Model }
                }
                enum Kind {}
                protocol Source { associatedtype Item; typealias Handler = (Item) -> Void }
                protocol Feed: Source {}
                struct Reader: Feed { typealias Item = Int }
                struct Lazy: Feed {}
                func make() { struct Local {} }
                """
            ),
            ("/2.swift", ["App"], ""),
        ])
        #expect(app.meaning("Kind", inside: "Screen") == "App.Screen.Kind")
        #expect(app.meaning("Kind") == "App.Kind")
        #expect(app.meaning("Kind.Detail", inside: "Screen") == "App.Screen.Kind.Detail")
        #expect(app.meaning("State", inside: "Screen.Kind") == "App.Base.State")
        #expect(app.meaning("Screen<Int>.State") == "App.Base.State")
        #expect(app.meaning("Model", inside: "Screen.Box") == "parameter Model")
        #expect(app.meaning("Self", inside: "Screen.Box") == "App.Screen.Box")
        #expect(app.meaning("Box<Int>?", inside: "Screen") == "App.Screen.Box<Int>")
        #expect(app.meaning("Item", inside: "Feed") == "associated Item of App.Source")
        #expect(app.meaning("Item", inside: "Lazy") == "associated Item of App.Source")
        #expect(app.meaning("Item", inside: "Reader") == "outside Int of []")
        #expect(app.meaning("Handler", inside: "Lazy") == "structural (Item) -> Void")
        #expect(app.meaning("Local") == "App.Local")
        #expect(app.meaning("Local", in: 1) == "outside Local of []" || app.meaning("Local", in: 1) == "hidden []")
        #expect(app[app.types(named: "Local")[0]].isLocal)
    }

    @Test("aliases are followed, their parameters replaced, and circles end")
    func aliases() {
        let app = index([
            (
                "/1.swift", ["App"],
                """
                struct Pair<A, B> {}
                typealias Twice<T> = Pair<T, T>
                typealias Named<V> = Twice<V>
                typealias Handler<T> = (T) -> Void
                typealias Same<T> = T
                typealias One = Two
                typealias Two = One
                typealias Both = First & Second
                protocol First {}
                protocol Second: First {}
                class All: Both {}
                class Only: Second {}
                """
            )
        ])
        #expect(app.meaning("Twice<Int>") == "App.Pair<Int, Int>")
        #expect(app.meaning("Named<[Int]>") == "App.Pair<[Int], [Int]>")
        #expect(app.meaning("Handler<Int>") == "structural (Int) -> Void")
        #expect(app.meaning("Same<Only>") == "App.Only")
        #expect(app.meaning("One").hasPrefix("circular"))
        #expect(app.meaning("any Both") == "App.First & App.Second")
        let first = app.types(named: "First")[0]
        #expect(app.inherits(app.types(named: "Only")[0], from: first) == .yes)
        #expect(app.descendants(of: first).map { app[$0].name } == ["All", "Second", "Only"])
    }

    @Test("who inherits from what is told across files, and what is not known is told to be so")
    func inheritance() {
        let app = index([
            ("/1.swift", ["App"], "import UIKit\nclass Root: UIViewController {}\nprotocol Shown: AnyObject {}"),
            ("/2.swift", ["App"], "class Screen: Root {}\nextension Screen: Shown {}\nstruct Plain: Codable {}"),
            ("/3.swift", ["App"], "class Circle1: Circle2 {}\nclass Circle2: Circle1 {}\nclass Alone {}"),
        ])
        let screen = app.types(named: "Screen")[0]
        #expect(
            app.ancestors(of: screen).map(\.type.description) == ["Root", "Shown", "UIViewController", "AnyObject"])
        #expect(app.inherits(screen, from: app.types(named: "Shown")[0]) == .yes)
        #expect(app.inherits(screen, from: app.types(named: "Alone")[0]) == .no)
        #expect(app.inherits(screen, fromOutside: "UIViewController") == .yes)
        // A view controller from outside may be one, too.
        #expect(app.inherits(screen, fromOutside: "UIResponder") == .unknown)
        #expect(app.inherits(app.types(named: "Alone")[0], fromOutside: "UIResponder") == .no)
        #expect(app.ancestors(of: app.types(named: "Circle1")[0]).count == 2)
        #expect(app.descendants(of: app.types(named: "Circle1")[0]).count == 1)
    }

    @Test("declarations under the branches of an #if are one type")
    func conditions() {
        let app = index([
            (
                "/1.swift", ["App"],
                """
                #if os(iOS)
                    struct Font { var a = 1 }
                #else
                    struct Font { var b = 1 }
                #endif
                """
            )
        ])
        #expect(app.types(named: "Font").count == 1)
        let font = app.types(named: "Font")[0]
        #expect(app[font].parts.map(\.conditions) == [["os(iOS)"], ["!(os(iOS))"]])
        #expect(app.members(of: font).map(\.fact.name) == ["a", "b"])
        #expect(app.meaning("Font") == "App.Font")
    }
}

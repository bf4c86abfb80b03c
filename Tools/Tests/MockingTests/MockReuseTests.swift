import Foundation
import Mocking
import SourceModel
import Testing

/// Mocks that stand on what an earlier run remembered: each test compares them with those of a run that knows nothing.
@Suite("Mocks after an earlier run")
struct MockReuseTests {
    private func expectSame(_ folder: TemporaryPackage, _ comment: Comment) throws {
        _ = try folder.run(.all, cached: true)
        let text = try folder.output()
        _ = try folder.run(.all)
        #expect(try folder.output() == text, comment)
    }

    @Test("are those of the files as they are when a protocol comes, goes, or changes beside them")
    func neighbours() throws {
        let folder = try TemporaryPackage([
            "Sources/A.swift": "import Foundation\nprotocol A { func a(date: Date) }",
            "Sources/B.swift": "protocol B { func b() }\nprotocol C { func c() }",
        ])
        try expectSame(folder, "nothing is known")
        try folder.write("protocol AA { func aa() }", to: "Sources/AA.swift")
        try expectSame(folder, "one came between")
        try folder.write("protocol AA { func aa(); func more() }", to: "Sources/AA.swift")
        try expectSame(folder, "it changed")
        #expect(try folder.output().contains("func more()"))
        try folder.write("protocol B { func b() }", to: "Sources/B.swift")
        try expectSame(folder, "C went, and its file changed")
        #expect(try !folder.output().contains("class CMock"))
        try folder.write("struct A {}", to: "Sources/A.swift")
        try expectSame(folder, "A went, and with it the import that only it needed")
    }

    @Test("are made anew when a protocol that they refine changes, however far away")
    func heirs() throws {
        let folder = try TemporaryPackage([
            "Sources/P.swift": "protocol P: Q { func p() }", "Sources/Q.swift": "protocol Q: R {}",
            "Sources/R.swift": "protocol R { func r() }", "Sources/S.swift": "protocol S {}",
        ])
        try expectSame(folder, "nothing is known")
        try folder.write("protocol R { func r(); func again() }", to: "Sources/R.swift")
        try expectSame(folder, "what R asks for reaches P and Q")
        #expect(try folder.output().components(separatedBy: "func again()").count == 4)
    }

    @Test("are made anew when a name gets another meaning")
    func meanings() throws {
        let folder = try TemporaryPackage([
            "Sources/P.swift": "protocol P { func p(_ step: Step) }", "Sources/Q.swift": "protocol Q: Base {}",
            "Sources/R.swift": "protocol R { func r<T: Kind>(_ value: T) }", "Sources/S.swift": "protocol S {}",
        ])
        try expectSame(folder, "nothing is known")
        try folder.write("typealias Step = () -> Void", to: "Sources/Step.swift")
        try expectSame(folder, "a type became a function, which has no equal; Q has no mock yet")
        try folder.write("typealias Step = Other\ntypealias Other = Int", to: "Sources/Step.swift")
        try expectSame(folder, "and something else again")
        try folder.write("protocol Base { func base() }", to: "Sources/Base.swift")
        try expectSame(folder, "what Q refines is known now")
        #expect(try folder.output().contains("class QMock"))
        try folder.write("protocol Kind {}", to: "Sources/Kind.swift")
        try expectSame(folder, "what R is asked for is a protocol")
        try folder.write("@globalActor actor Base2 {}\n@Base2 protocol Timed { func t() }", to: "Sources/Timed.swift")
        try expectSame(folder, "a new actor is nobody else's")
    }

    @Test("are made anew when a protocol of the same name comes, or the output was changed by hand")
    func names() throws {
        let folder = try TemporaryPackage([
            "Package.swift":
                "let package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Sources/A/P.swift": "protocol P { func a() }\nprotocol Only {}",
        ])
        try expectSame(folder, "nothing is known")
        try folder.write("protocol P { func b() }", to: "Sources/B/P.swift")
        try expectSame(folder, "the two are told apart, and Only’s file names P")
        #expect(try folder.output().contains("class BPMock"))
        try folder.write(folder.output().replacing("func a()", with: "func z()"), to: "Mocks.swift")
        try folder.write("protocol New {}", to: "Sources/B/New.swift")
        try expectSame(folder, "what a hand changed is made anew")
    }

    @Test("name the module of a type that another module has, too, whoever else comes along")
    func ambiguousTypes() throws {
        let folder = try TemporaryPackage([
            "Package.swift":
                "let package = Package(targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Sources/A/P.swift": "protocol P { func p(_ meta: Meta) }", "Sources/A/Meta.swift": "struct Meta {}",
            "Sources/B/Meta.swift": "struct Meta {}",
        ])
        try expectSame(folder, "nothing is known")
        #expect(try folder.output().contains("func p(_ meta: A.Meta)"))
        try folder.write("protocol Q { func q() }", to: "Sources/A/Q.swift")
        try expectSame(folder, "a protocol that names nobody came")
        #expect(try folder.output().contains("func p(_ meta: A.Meta)"))
    }

    @Test("keep their warnings")
    func warnings() throws {
        let folder = try TemporaryPackage([
            "Sources/P.swift": "protocol P: Unknown {}", "Sources/Q.swift": "protocol Q {}",
        ])
        let first = try folder.run(.all, cached: true).warnings
        try folder.write("protocol R {}", to: "Sources/R.swift")
        let second = try folder.run(.all, cached: true)
        #expect(first.count == 1 && second.warnings == first)
        #expect(second.mockCount == 2)
    }
}

/// All commands remember what files declare in one place, each as much of it as it reads.
@Suite("Mocks of a project that other commands have read")
struct SharedFactsTests {
    @Test("are made without parsing a file once more, and come out the same")
    func shared() throws {
        let folder = try TemporaryPackage([
            "Sources/P.swift": "protocol P { func p(_ step: Step, _ item: Item) }\nprotocol Q: Base {}",
            "Sources/Base.swift": "typealias Base = P",
            "Sources/F.swift": "func f() {\n    typealias Step = () -> Void\n    struct Item {}\n}",
        ])
        var run = MockRun(
            paths: [folder.path + "/Sources"], selection: .all, output: .file(folder.path + "/Mocks.swift"), jobs: 1)
        run.cacheFolder = folder.path + "/cache"
        run.projectFolder = folder.path
        run.toolVersion = "test"
        #expect(try run.run().parsedCount == 3)
        let alone = try folder.output()
        try folder.write("", to: "Mocks.swift")
        #expect(try run.run().parsedCount == 0)

        let path = FactCache.path(in: folder.path + "/cache", of: [folder.path])
        func read() -> SourceFacts {
            SourceFacts(
                SourceFileList(paths: [folder.path + "/Sources"]), memory: .init(path: path, toolVersion: "test"))
        }
        #expect(read().parsedCount == 3, "what mocks need is not all")
        try folder.write("", to: "Mocks.swift")
        #expect(try run.run().parsedCount == 0)
        #expect(try folder.output() == alone, "what is declared in a body is nobody's")

        try folder.write("protocol R { func r() }", to: "Sources/R.swift")
        #expect(try run.run().parsedCount == 1)
        #expect(read().parsedCount == 1, "all others are known whole as before")
    }
}

/// Whoever writes a scene lists its contracts and files; the run behind it makes their mocks beside those that are there.
@Suite("Mocks of what was just written")
struct ListedMocksTests {
    private let package: TemporaryPackage
    private var output: String { package.path + "/Tests/AppTests/AppMocks.swift" }

    init() throws {
        package = try TemporaryPackage([
            "Package.swift": "let package = Package(targets: [.target(name: \"App\")])",
            "Sources/App/B.swift": "import Foundation\nprotocol BPresenter { func b(at date: Date) }\n",
            "Sources/App/D.swift": "protocol DPresenter { func d() }\n",
            "Sources/App/Nobodys.swift": "protocol Nobodys {}\n",
        ])
        _ = try update(listing: ["Sources/App/B.swift", "Sources/App/D.swift"])
    }

    /// Makes the mocks, and returns them as text.
    private func update(listing files: [String]) throws -> String {
        var run = MockRun(
            paths: [package.path + "/Sources"],
            selection: .listed(names: [], files: Set(files.map { package.path + "/" + $0 })),
            options: MockOptions(support: .inline), output: .modules(["App": output]), jobs: 1)
        run.keepsWritten = true
        run.cacheFolder = package.path + "/cache"
        run.toolVersion = "test"
        _ = try run.run()
        return try String(contentsOfFile: output, encoding: .utf8)
    }

    @Test("stand where they belong among those that were made before, which stay")
    func among() throws {
        for name in ["C", "A"] {
            try package.write(
                "import Dispatch\nprotocol \(name)Presenter: BPresenter { func work(on queue: DispatchQueue) }\n",
                to: "Sources/App/\(name).swift")
            _ = try update(listing: ["Sources/App/\(name).swift"])
        }
        let text = try update(listing: [])
        let mocks = text.matches(of: /class (\w+Mock)\b/).map { String($0.1) }
        #expect(mocks == ["APresenterMock", "BPresenterMock", "CPresenterMock", "DPresenterMock"])
        #expect(text.contains("import Dispatch\n"))
    }

    @Test("come with those of a file that changed beside them, or whose mock a hand changed")
    func changedBeside() throws {
        try package.write("protocol BPresenter { func more() }\n", to: "Sources/App/B.swift")
        try package.write("protocol CPresenter {}\n", to: "Sources/App/C.swift")
        let text = try update(listing: ["Sources/App/C.swift"])
        #expect(text.contains("func more()") && text.contains("class CPresenterMock"))
        try text.replacing("func more()", with: "func less()")
            .write(toFile: output, atomically: true, encoding: .utf8)
        try package.write("protocol APresenter {}\n", to: "Sources/App/A.swift")
        let whole = try update(listing: ["Sources/App/A.swift"])
        #expect(whole.contains("func more()") && !whole.contains("func less()"))
    }
}

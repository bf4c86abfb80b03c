import Foundation
import SourceModel
import Testing

@testable import Mocking

@Suite("Mockolo's names")
struct MockoloNamesTests {
    @Test(
        "a mock has what Mockolo's has under the same name, of the same type",
        arguments: [
            // Values given to the mock when it is made.
            (
                "protocol P { var id: Int { get }; var owner: Owner { get set }; static var all: [Int] { get } }",
                ["init(id: Int = 0, owner: Owner) {"]
            ),
            (
                "protocol P { var done: (() -> Void)? { get }; var tap: () -> Void { get }; var _x: Int { get } }",
                ["init(tap: @escaping () -> Void) {"]
            ),
            (
                "protocol P { var token: String { get async throws } }",
                ["init(token: String = \"\") {", "tokenHandler = { token }"]
            ),
            (
                "protocol P: Q { var b: Int { get } }\nprotocol Q { var a: Int { get } }",
                ["init(b: Int = 0, a: Int = 0) {"]
            ),
            (
                "protocol Q { var a: Int { get } }\nprotocol P: Q { var b: Int { get } }",
                ["init(a: Int = 0, b: Int = 0) {"]
            ),
            (
                "protocol P { var rule: Rule { get }; init(rule: Rule, depth: Int) }",
                ["init(rule: Rule) {", "init(rule: Rule, depth: Int = 0) {", "stubValue(of: \"rule\", to: rule)"]
            ),
            // What threads share has the same values, each made once.
            (
                "protocol P: Sendable { var home: URL { get }; var id: UUID { get set }; var all: [Int] { get } }",
                [
                    "get { mockRecorder.keptValue(of: \"home\") { URL(fileURLWithPath: \"\") } }",
                    "get { mockRecorder.keptValue(of: \"id\") { UUID() } }", "get { mockRecorder.value(of: \"all\") }",
                ]
            ),
            // What only backticks make a name needs them no more.
            (
                "protocol P { func `throws`(_ x: Int); func `a b`(_ x: Int); var `self`: Int { get }; var b: Int { get } }",
                ["static var throwsCall: ", "static var AB: ", "init(b: Int = 0) {"]
            ),
            // What a mock inherits from is made before it is given anything.
            (
                "protocol P: UIView { var b: Int { get set } }",
                ["init(b: Int = 0) {\n        super.init(frame: .zero)\n        self.b = b"]
            ),
            // Publishers.
            (
                "protocol P { var news: AnyPublisher<[Int], Never> { get } }",
                [
                    "let newsSubject = PassthroughSubject<[Int], Never>()",
                    "var news: AnyPublisher<[Int], Never> { newsSubject.eraseToAnyPublisher() }",
                ]
            ),
            (
                "/// @mockable(combine: news = CurrentValueSubject; odd = CurrentValueSubject)\nprotocol P { var news: AnyPublisher<Int, E> { get }; var odd: AnyPublisher<Odd, E> { get } }",
                [
                    "let newsSubject = CurrentValueSubject<Int, E>(0)", "let oddSubject = PassthroughSubject<Odd, E>()",
                ]
            ),
            (
                "/// @mockable(combine: news = @Published name; ages = @Published age)\nprotocol P { var news: AnyPublisher<String?, E> { get }; var name: String { get }; var ages: AnyPublisher<Age, E> { get }; var age: Age { get } }",
                [
                    "{ $name.map { $0 }.setFailureType(to: E.self).eraseToAnyPublisher() }", "@Published\n",
                    "{ $_age.map { $0! }.setFailureType(to: E.self).eraseToAnyPublisher() }",
                    "@Published private var _age: (Age)?",
                ]
            ),
            // Observables.
            (
                "/// @mockable(rx: stream = ReplaySubject)\nprotocol P { var stream: Observable<Int> { get } }",
                [
                    "var streamSubject = ReplaySubject<Int>.create(bufferSize: 1) {",
                    "var _stream: (Observable<Int>)? {",
                    "private(set) var streamSubjectSetCallCount = 0",
                ]
            ),
            // Parameters without a name, and types that speak of type parameters.
            (
                "protocol P { func f(_: Int, to _: Bool) }",
                ["var fArgValues: [(_0: Int, _1: Bool)]", "func f(_ _0: Int, to _1: Bool) {"]
            ),
            (
                "protocol P { func f<T: Equatable>(_ x: [T], _ y: T?, _ z: T.Type) -> [T] }",
                ["var fHandler: ((Any, Any?, Any) -> Any)?", "var fArgValues: [(x: Any, y: Any?, z: Any)]"]
            ),
            (
                "protocol P { func f(_ done: @escaping Far.Done, _ x: Int) }",
                ["var fArgValues: [Int]", "var fHandler: ((@escaping Far.Done, Int) -> Void)?"]
            ),
        ])
    func names(source: String, expected: [String]) throws {
        let text = try made(source, .named(["P"]))
        for line in expected { #expect(text.contains(line), "\(line)") }
    }

    @Test("a mock stands for its protocol where nothing was stubbed, unless it cannot be made of nothing")
    func mocksAsDefaults() throws {
        let source = """
            protocol A { var b: B { get }; func next() -> any B; func main() -> M; func list() -> L; func far() -> F }
            protocol B { var a: A { get } }
            @MainActor protocol M {}
            protocol L { associatedtype Item: Equatable }
            protocol F: Unknown {}
            """
        let text = try made(source, .all)
        // Two that hold each other would never be done with being made.
        #expect(text.contains("lazy var b: B = BMock()\n") && text.contains("lazy var a: A = AMock()\n"))
        #expect(text.contains("init(b: B = BMock()) {"))
        #expect(text.contains("guard let nextHandler else { return BMock() }"))
        for name in ["M", "L", "F"] { #expect(!text.contains("return \(name)Mock()")) }
        // Only what this run makes is there.
        #expect(!(try made(source, .named(["A"])).contains("BMock()")))
    }

    @Test("properties of several files are given in the order of their bytes, with what stands before them")
    func placesInFiles() throws {
        let long = String(repeating: "long ", count: 40)
        let sources = [
            "a.swift": "// \(long)\nprotocol A {\n    var a: Int { get }\n}\n",
            "b.swift": "\n\n\n\nprotocol B: A {\n    var b: Int { get }\n}\nprotocol C: D, B {}\n",
            // The comment belongs to the property.
            "d.swift":
                "protocol D {\n    // \(long)\n    /* \(long) */\n    /// \(long)\n\n    var d: Int { get }\n}\n",
        ]
        let text = try made(sources, .all)
        #expect(text.contains("init(b: Int = 0, a: Int = 0) {"))
        #expect(text.contains("init(d: Int = 0, b: Int = 0, a: Int = 0) {"))
    }

    private func made(_ source: String, _ selection: MockSelection) throws -> String {
        try made(["a.swift": source], selection)
    }

    private func made(_ sources: [String: String], _ selection: MockSelection) throws -> String {
        let folder = try TemporaryPackage(sources)
        let scan = SourceScan(SourceFileList(paths: [folder.path]), jobs: 1)
        let facts = scan.facts(cache: nil, jobs: 1) { _ in true }.facts
        let files = facts.keys.sorted().map { MockSource(path: scan.files[$0].path, facts: facts[$0] ?? FileFacts()) }
        let options = MockOptions(naming: .mockolo, support: .import)
        return MockGenerator(sources: files, options: options).file(selection).text
    }
}

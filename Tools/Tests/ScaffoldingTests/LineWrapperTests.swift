import Testing

@testable import Scaffolding

@Suite("Long lines")
struct LineWrapperTests {
    private let wrapper = LineWrapper(width: 30)

    @Test("that are short enough stay as they are")
    func keepsShortLines() {
        let text = "func f(a: Int, b: Int) {\n    g(a, b)\n}\n"
        #expect(wrapper.wrap(text) == text)
    }

    @Test("that expand a macro are broken one character earlier, as swift-format does")
    func breaksMacros() {
        let line = "#expect(calls == [.one, .two, .three(4)])"
        #expect(LineWrapper(width: line.count).wrap(line) == "#expect(\n    calls == [.one, .two, .three(4)])")
        #expect(LineWrapper(width: line.count + 1).wrap(line) == line)
        #expect(LineWrapper(width: line.count).wrap(line.replacing("#", with: "_")) == line.replacing("#", with: "_"))
    }

    @Test("are broken inside their widest brackets")
    func breaksOnce() {
        #expect(
            wrapper.wrap("    func f(alpha: Int, beta: Int) {") == "    func f(\n        alpha: Int, beta: Int\n    ) {"
        )
    }

    @Test("are broken before a brace that alone is too much")
    func breaksBraces() {
        #expect(wrapper.wrap("    func a() throws -> [Al] {") == "    func a() throws -> [Al] {")
        #expect(wrapper.wrap("    func a() throws -> [Alpha] {") == "    func a() throws -> [Alpha]\n    {")
    }

    @Test("are broken around what a closure does")
    func breaksClosures() {
        #expect(
            wrapper.wrap("a.handler = { _ in f(alpha: Int, beta: 1) }")
                == "a.handler = { _ in\n    f(alpha: Int, beta: 1)\n}")
        #expect(
            wrapper.wrap("a.handler = { f(alpha: Int, beta: Int) }")
                == "a.handler = {\n    f(alpha: Int, beta: Int)\n}")
    }

    @Test("are broken around what a closure behind a call does")
    func breaksTrailingClosures() {
        #expect(
            wrapper.wrap("    let x = f(1) { try g(alpha, beta) }")
                == "    let x = f(1) {\n        try g(alpha, beta)\n    }")
        #expect(!wrapper.wrap("    guard f(alpha, beta) else { return }").contains("f(alpha, beta) else {\n"))
    }

    @Test("are broken around what a property is")
    func breaksGetters() {
        #expect(
            wrapper.wrap("    static var a: Int { f(alpha, beta) }")
                == "    static var a: Int {\n        f(alpha, beta)\n    }")
        #expect(
            wrapper.wrap("static var a: String { \"alpha { beta }\" }")
                == "static var a: String {\n    \"alpha { beta }\"\n}")
    }

    @Test("have one item a line where one line does not hold them")
    func breaksItems() {
        #expect(
            wrapper.wrap("f(alpha: Int, beta: Int, gamma: Int)")
                == "f(\n    alpha: Int,\n    beta: Int,\n    gamma: Int)")
        #expect(wrapper.wrap("let x = [firstLabel, secondLabel]") == "let x = [\n    firstLabel,\n    secondLabel,\n]")
    }

    @Test("are broken again where an item is long itself")
    func breaksNested() {
        #expect(
            wrapper.wrap("f(g(alpha: Int, beta: Int, gamma: 1), 2)")
                == "f(\n    g(\n        alpha: Int,\n        beta: Int,\n        gamma: 1\n    ),\n    2)")
    }

    @Test("are broken in what is taken and in what is given")
    func breaksBoth() {
        #expect(
            wrapper.wrap("func f(alpha: Int, betas: Integer) -> (c: Int, d: Int, e: Float) {")
                == "func f(\n    alpha: Int, betas: Integer\n) -> (\n    c: Int, d: Int, e: Float\n) {")
        #expect(
            wrapper.wrap("func f(alpha: Int, beta: Int) -> (gamma: Int, delta: Int) {")
                == "func f(\n    alpha: Int, beta: Int\n) -> (\n    gamma: Int, delta: Int\n) {")
    }

    @Test("are never broken inside of texts and comments")
    func keepsTexts() {
        let text = "\"a (very, very) long text that goes on\""
        #expect(wrapper.wrap(text) == text)
        #expect(wrapper.wrap("f(\"a (very, very) long old texts\")") == "f(\n    \"a (very, very) long old texts\"\n)")
        let comment = "/// A comment (with, brackets) that is long"
        #expect(wrapper.wrap(comment) == comment)
        #expect(
            wrapper.wrap("f(\"a, b) \\\" c\", second: 1234567)") == "f(\n    \"a, b) \\\" c\",\n    second: 1234567)")
    }

    @Test(
        "without brackets are broken at a clause, a sign, a colon or a member",
        arguments: [
            ("final class Presenter: UIView, Routes {", "final class Presenter: UIView,\n    Routes\n{"),
            ("extension Interactor: TheProtocol {", "extension Interactor:\n    TheProtocol\n{"),
            ("extension Interactor: Protocol {", "extension Interactor: Protocol\n{"),
            ("    private let manager: any Manager", "    private let manager:\n        any Manager"),
            ("        manager: any TheManagerOfAll,", "        manager:\n            any TheManagerOfAll,"),
            ("var gone: PresenterMock? = Presenter()", "var gone: PresenterMock? =\n    Presenter()"),
            ("let view = TheVeryLongBuilder.make(a: 1)", "let view =\n    TheVeryLongBuilder.make(\n        a: 1)"),
            ("    self?.presenter.userDidPress()", "    self?.presenter\n        .userDidPress()"),
            ("#expect(label.text == otherText)", "#expect(\n    label.text == otherText)"),
            (
                "#expect(theVeryLongLabel.text == theOtherText)",
                "#expect(\n    theVeryLongLabel.text\n        == theOtherText)"
            ),
        ])
    func breaksElsewhere(line: String, broken: String) {
        #expect(wrapper.wrap(line) == broken)
    }
}

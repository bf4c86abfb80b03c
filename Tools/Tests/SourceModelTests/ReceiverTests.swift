import MarkedSources
import Testing

@testable import SourceModel

/// Whom calls are made on. The source says at the end of each line with a call whom it is made on.
@Suite("Receivers")
struct ReceiverTests {
    /// Compares what each line is marked with.
    private func expect(_ sources: [String], _ location: Testing.SourceLocation = #_sourceLocation) {
        let index = TypeIndex(
            sources.enumerated().map { (path: "/\($0).swift", modules: ["App"], facts: wholeFacts($1)) })
        for (file, source) in sources.enumerated() {
            var found: [Int: (length: Int, text: String)] = [:]
            for id in index.types {
                for member in index.members(of: id) where member.part.file == file {
                    guard let place = index.place(of: member) else { continue }
                    for call in place.body.calls {
                        let length = call.callee.text.utf8.count
                        if let other = found[call.line], other.length >= length { continue }
                        found[call.line] = (length, text(index.receiver(of: call, in: place), index))
                    }
                }
            }
            let marked = MarkedSource(source)
            for (number, note) in marked.notes.sorted(by: { $0.key < $1.key }) {
                #expect(
                    found[number]?.text ?? "no call" == note, "\(marked.lines[number - 1].drop { $0 == " " })",
                    sourceLocation: location)
            }
        }
    }

    private func text(_ receiver: Receiver, _ index: TypeIndex) -> String {
        func text(_ meaning: Resolution) -> String {
            switch meaning {
            case .type(let id, let arguments):
                index[id].qualifiedName
                    + (arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ", "))>")
            case .structural(let type): "\(type)"
            case .outside(let name, _): "outside \(name)"
            case .composition(let parts): parts.map(text).joined(separator: " & ")
            default: "\(meaning)"
            }
        }
        switch receiver {
        case .value(let meaning): return text(meaning)
        case .type(let meaning): return "type \(text(meaning))"
        case .unknown(.member(let name, let meaning)): return "unknown: \(name) of \(text(meaning))"
        case .unknown(.untyped(let name)): return "unknown: type of \(name)"
        case .unknown(.undeclared(let name)): return "unknown: \(name)"
        case .unknown(.implicit): return "unknown: the place decides"
        case .unknown(.expression): return "unknown: no name"
        case .unknown(.ambiguous(let name)): return "unknown: which \(name)"
        case .unknown(.circular): return "unknown: a circle"
        }
    }

    @Test("are stored properties by their types, wherever these are declared")
    func members() {
        expect([
            """
            final class Interactor: Base {
                private let presenter: any Presenting
                private weak var router: Routing?
                var handlers: [Handler] = []
                var byName: [String: Handler]
                let store = Store.shared
                let other = Store()
                lazy var third: Store = { Store() }()
                var loader: () -> Store
                func load() {
                    presenter.show()  // → Presenting
                    self.presenter.show()  // → Presenting
                    router?.open()  // → Routing
                    self.router!.open().close()  // → Handler
                    handlers[0].run()  // → Handler
                    handlers.first?.run()  // → Handler
                    byName["a"]?.run()  // → Handler
                    store.save()  // → Store
                    other.save()  // → Store
                    third.save()  // → Store
                    loader().save()  // → Store
                    log()  // → Interactor
                    presenter.view.update()  // → View
                    inherited.save()  // → Store
                    super.prepare()  // → Base
                    Store.shared.save()  // → Store
                    Store.make().save()  // → Store
                    Store.make()  // → type Store
                    Outer.Inner.make()  // → type Outer.Inner
                    Outer.Inner().run()  // → Outer.Inner
                    (router as? Store)?.save()  // → Store
                }
                func log() {}
            }
            """,
            """
            protocol Presenting: Shown { func show() }
            protocol Shown { var view: View { get } }
            protocol Routing: AnyObject { func open() -> Handler }
            class View { func update() {} }
            class Handler { func run() {}; func close() {} }
            class Base { let inherited: Store; func prepare() {} }
            struct Store { static let shared = Store(); static func make() -> Self { Store() }; func save() {} }
            enum Outer { struct Inner { func run() {}; static func make() {} } }
            """,
        ])
    }

    @Test("are parameters, locals and what closures take, the nearest first")
    func locals() {
        expect([
            """
            class A {
                let b: B
                func f(_ c: C, many: B...) {
                    let d = C()
                    let e: B = make()
                    let g = make()
                    let b = c.own
                    c.run()  // → C
                    d.run()  // → C
                    e.go()  // → B
                    g.run()  // → C
                    b.run()  // → C
                    self.b.go()  // → B
                    many[0].go()  // → B
                    if let own = self.b.next { own.go() }  // → B
                    guard let next = e.next else { return }
                    next.go()  // → B
                    for item in self.b.list { item.run() }  // → C
                    let later: (C) -> Void = { (x: B) in
                        x.go()  // → B
                        c.run()  // → C
                    }
                    call { [weak self, inner = d] in
                        self?.f()  // → A
                        inner.run()  // → C
                    }
                    call { x in x.goOn() }  // → unknown: type of x
                }
                func make() -> C { C() }
                static func all() {
                    other()  // → type A
                    self.other()  // → type A
                }
                static func other() {}
            }
            class B { let next: B?; let list: [C]; func go() {} }
            class C { var own: C; func run() {} }
            """
        ])
    }

    @Test("are told as far as the sources go, and what is missing is named")
    func unknown() {
        expect([
            """
            import UIKit
            class A: UIViewController {
                let label: UILabel
                let box: Box<B>
                var turns = Turns.first
                var a = b
                var b = a
                func f() {
                    label.sizeToFit()  // → outside UILabel
                    label.layer.remove()  // → unknown: layer of outside UILabel
                    view.layoutIfNeeded()  // → unknown: view
                    print("x")  // → unknown: print
                    box.value.go()  // → B
                    box.map()  // → Box<B>
                    take(.make())  // → unknown: the place decides
                    UIView.animate()  // → type outside UIView
                    (1 + 2).description()  // → unknown: no name
                    turns.next()  // → Turns
                    a.go()  // → unknown: a circle
                    over().go()  // → unknown: which over
                    switch turns { case .second(let x): x.go() }  // → unknown: type of x
                }
                func over() -> B { B() }
                func over() -> Box<B> { Box() }
            }
            class B { func go() {} }
            struct Box<Value> { let value: Value; func map() {} }
            enum Turns { case first, second; func next() {} }
            """
        ])
    }
}

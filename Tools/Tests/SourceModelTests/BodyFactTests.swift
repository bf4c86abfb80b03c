import Testing

@testable import SourceModel

/// All facts of a text.
func wholeFacts(_ source: String) -> FileFacts {
    Array(source.utf8).withUnsafeBufferPointer { try? FactExtractor.facts(of: $0, depth: .whole) } ?? FileFacts()
}

/// The facts of statements that stand in a method.
private func body(_ statements: String) -> BodyFact {
    let file = wholeFacts("class C {\n    func f(parameter: P) {\n\(statements)\n    }\n}")
    return file.types.first?.members.first?.body ?? BodyFact()
}

@Suite("What bodies do")
struct BodyFactTests {
    @Test("a call names its callee, its arguments, and the type that it makes")
    func calls() {
        let facts = body(
            """
            router?.navigate(to: terms)
            let presenter = AboutPresenter(view: self, count: 3)
            Store.shared.load(key).map { $0.name }
            super.viewDidLoad()
            let boxes = [Box<Int>]()
            UIKit.UIView.init(frame: .zero)
            let x = (view as? UIViewController)?.present(other)
            items[index].run()
            try? await client!.fetch()
            #log("text", level: .debug)
            """)
        let callees = facts.calls.map(\.callee.text)
        #expect(
            callees == [
                "router?.navigate", "AboutPresenter", "Store.shared.load", "Store.shared.load().map",
                "super.viewDidLoad", "_", "UIKit.UIView.init", "(view as? UIViewController)?.present", "items[].run",
                "client!.fetch", "#log",
            ])
        #expect(facts.calls[1].creates == .plain("AboutPresenter"))
        #expect(facts.calls[1].argument("view")?.path == PathFact("self"))
        #expect(facts.calls[1].argument("count")?.form == .literal(.integer))
        #expect(facts.calls[5].creates?.description == "[Box<Int>]")
        #expect(facts.calls[6].creates?.description == "UIKit.UIView")
        #expect(facts.calls[2].isStatic == false && facts.calls[2].callee.root == "Store")
        #expect(facts.calls[7].callee.castType == "UIViewController")
        #expect(facts.calls[3].arguments.first?.value.closure == 0)
        #expect(facts.locals.map(\.name) == ["presenter", "boxes", "x"])
        #expect(facts.locals[0].value == ValueFact(.call(1), type: .plain("AboutPresenter")))
    }

    @Test("an assignment names what is set, how, and to what")
    func assignments() {
        let facts = body(
            """
            presenter.view = self
            count += 1
            self.delegate?.text = model.title as? String
            handler = { [weak self] in self?.stop() }
            _ = load()
            if a == b, c != d {}
            """)
        #expect(
            facts.assignments.map(\.target.text) == [
                "presenter.view", "count", "self.delegate?.text", "handler", "_",
            ])
        #expect(facts.assignments.map(\.operator) == ["=", "+=", "=", "=", "="])
        #expect(facts.assignments[0].value.path == PathFact("self"))
        #expect(facts.assignments[2].value.type == .optional(.plain("String")))
        #expect(facts.assignments[3].value.closure == 0)
        #expect(facts.assignments[4].value.call.map { facts.calls[$0].callee.text } == "load")
        #expect(facts.closures[0].place == .assignment(PathFact("handler")))
        #expect(facts.closures[0].captures == [CaptureFact(name: "self", ownership: .weak, isListed: true)])
    }

    @Test("a closure holds what it uses from outside, and says how")
    func captures() {
        let facts = body(
            """
            let local = Local()
            service.load { [weak self, unowned(unsafe) store = self.store] (result: Int) in
                guard let self else { return }
                self.show(result, local, parameter)
                queue.async { self.finish(result) }
            }
            service.save { self.done() }
            func helper() { local.stop() }
            return { [unowned self] in close() }
            """)
        let closures = facts.closures
        #expect(closures.count == 5)
        #expect(closures.map(\.parent) == [nil, 0, nil, nil, nil])
        #expect(
            closures[0].captures == [
                CaptureFact(name: "self", ownership: .weak, isListed: true),
                CaptureFact(name: "store", ownership: .unownedUnsafe, value: PathFact("self.store"), isListed: true),
                CaptureFact(name: "local"), CaptureFact(name: "parameter"),
            ])
        #expect(closures[0].parameters.map(\.name) == ["result"])
        #expect(closures[0].parameters[0].type == .plain("Int"))
        // The inner closure holds the strong local that `guard let self` made; the outer one holds `self` weakly still.
        #expect(closures[1].captures == [CaptureFact(name: "self"), CaptureFact(name: "result")])
        #expect(closures[2].captures == [CaptureFact(name: "self")])
        #expect(closures[3].place == .function("helper"))
        #expect(closures[3].captures == [CaptureFact(name: "local")])
        #expect(closures[4].place == .returned)
        #expect(closures[4].captures == [CaptureFact(name: "self", ownership: .unowned, isListed: true)])
        guard case .argument(let call, let number) = closures[0].place else {
            Issue.record("the closure is an argument")
            return
        }
        #expect(facts.calls[call].callee.text == "service.load" && number == 0)
    }

    @Test("a closure inside holds self for those around it")
    func outerCaptures() {
        let facts = body("outer { inner { [weak self] in self?.stop() } }")
        #expect(facts.closures[0].captures == [CaptureFact(name: "self")])
        #expect(facts.closures[1].captures == [CaptureFact(name: "self", ownership: .weak, isListed: true)])
    }

    @Test("names are given in many ways, and known where they can be seen")
    func locals() {
        let facts = body(
            """
            if let name, var other = source.other {}
            guard let model = load() else { return }
            for (index, item) in items.enumerated() where item.isOn { use(item, index) }
            switch state {
            case .loaded(let text): show(text)
            case let .failed(error, code) where code > 3: show(error)
            case is Empty: break
            default: show(text)
            }
            do { try run() } catch let failure as Failure { show(failure) } catch { show(error) }
            weak var view: (any Shown)? = nil
            let (left, right) = pair
            """)
        #expect(
            facts.locals.map(\.name) == [
                "name", "other", "model", "index", "item", "text", "error", "code", "failure", "view", "left",
                "right",
            ])
        #expect(
            facts.locals.map(\.kind) == [
                .binding, .binding, .binding, .element, .element, .pattern, .pattern, .pattern, .pattern,
                .declaration, .declaration, .declaration,
            ])
        #expect(facts.locals[0].value?.path == PathFact("name"))
        #expect(facts.locals[1].isVariable)
        #expect(facts.locals[9].ownership == .weak)
        // `text` of the last case is another one than that of the first.
        #expect(facts.mentions.map(\.path.text).contains("text"))
        #expect(!facts.mentions.map(\.path.text).contains("failure"))
        #expect(facts.types.map(\.description).contains("Empty"))
    }

    @Test("what is returned is told, with and without the word")
    func returns() {
        let file = wholeFacts(
            """
            struct S {
                var view: UIView { UIView() }
                var name: String { get { first } set { first = newValue } }
                func build() -> VC { let vc = VC(); return vc }
            }
            """)
        let members = file.types[0].members
        #expect(members[0].body?.returns.map(\.isImplicit) == [true])
        #expect(members[0].body?.calls.first?.creates == .plain("UIView"))
        #expect(members[0].storage == nil && !members[0].isSettable)
        #expect(members[1].isSettable && members[1].storage == nil)
        #expect(members[1].body?.assignments.map(\.target.text) == ["first"])
        #expect(members[2].body?.returns.map(\.value.path?.text) == ["vc"])
    }

    @Test("lines under an #if are told with their conditions")
    func conditions() {
        let facts = body("a()\n#if DEBUG\nb()\n#elseif BETA\nc()\n#else\nd()\n#endif")
        #expect(
            facts.calls.map { facts.conditions(atLine: $0.line) } == [
                [], ["DEBUG"], ["(!(DEBUG)) && (BETA)"], ["(!(DEBUG)) && (!(BETA))"],
            ])
    }
}

import Conformance
import Findings
import SourceModel
import Testing

@testable import Checking

/// Circles by subscriptions in a bag of the object's own.
@Suite("Subscriptions")
struct SubscriptionTests {
    private func findings(
        _ code: String, _ members: String = "", model: String = "", others: [String: String] = [:]
    ) throws -> [Finding] {
        let files = [
            "List/ListViewController.swift": """
            import UIKit
            class BaseViewController: UIViewController {
                let baseBag = DisposeBag()
                let handler: () -> Void = {}
                func showError() {}
            }
            final class ListViewController: BaseViewController {
                let disposeBag = DisposeBag()
                var cancellables = Set<AnyCancellable>()
                let button = UIButton()
                let OKButton = UIButton()
                let model = ListViewModel()
                weak var other: ListViewModel?
                \(members)
                override func viewDidLoad() {
                    \(code)
                }
                func show(_ items: [Int]) {}
                func show() {}
            }
            """,
            "List/ListViewModel.swift": """
            final class ListViewModel {
                @Published var items: [Int] = []
                let relay = PublishRelay<Int>()
                let subject = PassthroughSubject<Int, Never>()
                var request: Observable<Int> { load() }
                \(model)
            }
            """,
            "Other.swift": "func use() { open(ListViewController()) }",
        ]
        let app = MarkedApp(files.merging(others) { $1 })
        let map = RoleMap(.withoutUnits(file: ""), try app.index { _ in ["App"] }, jobs: 1)
        return Check.report(on: CheckedApp(map, nil), rules: [CycleRule.self]).findings
    }

    @Test(
        "What observes a relay of the runtime's, and is kept among the object's tokens, is a circle",
        arguments: [
            ("model.rows.observe { _ in self.show() }.store(in: &tokens)", 1),
            ("model.rows.observe { [weak self] _ in self?.show() }.store(in: &tokens)", 0),
            ("model.rows.observe(with: self) { screen, _ in screen.show() }.store(in: &tokens)", 0),
            ("model.rows.observe { _ in self.show() }.store(in: &other.tokens)", 0),
        ])
    func relays(code: String, count: Int) throws {
        let found = try findings(
            code, "private var tokens: [RelayToken] = []", model: "let rows: StateRelay<[Int]> = make()")
        #expect(found.count == count)
    }

    @Test(
        "A subscription in the object's own bag whose closure holds the object is a circle",
        arguments: [
            "button.rx.tap.subscribe(onNext: { self.show() }).disposed(by: disposeBag)",
            "button.rx.tap.throttle(.seconds(1)).bind { _ in self.show() }.disposed(by: self.disposeBag)",
            "button.rx.tap.map { self.model }.bind(to: model.relay).disposed(by: baseBag)",
            "button.rx.tap.bind { self.show() }.disposed(by: rx.disposeBag)",
            "OKButton.rx.tap.bind { self.show() }.disposed(by: disposeBag)",
            "let input = ListViewModel.Input(tap: button.rx.tap.asObservable()); input.tap.bind { self.show() }.disposed(by: disposeBag)",
            "button.rx.tap.bind(onNext: showError).disposed(by: disposeBag)",
            "view.rx.tapGesture().when(.recognized).bind(onNext: show).disposed(by: disposeBag)",
            "model.$items.receive(on: DispatchQueue.main).sink { items in self.show(items) }.store(in: &cancellables)",
            "model.$items.assign(to: \\.title, on: self).store(in: &cancellables)",
            "let model = self.model; model.relay.asObservable().bind(onNext: self.show).disposed(by: disposeBag)",
            "model.subject.sink(receiveValue: show).store(in: &cancellables)",
            "model.subject.asObserver().bind { _ in self.show() }.disposed(by: disposeBag)",
            "NotificationCenter.default.publisher(for: .name).sink { _ in self.show() }.store(in: &cancellables)",
            "Timer.publish(every: 1).autoconnect().sink { _ in self.show() }.store(in: &cancellables)",
            "Observable<Int>.interval(.seconds(1)).bind { _ in self.show() }.disposed(by: disposeBag)",
            "Observable.merge(model.request, button.rx.tap.map { 1 }).bind { _ in self.show() }.disposed(by: disposeBag)",
            "let tap = UITapGestureRecognizer(); view.addGestureRecognizer(tap); tap.rx.event.bind { _ in self.show() }.disposed(by: disposeBag)",
            "button.rx.tap.bind { self.show { [weak self] in self?.show() } }.disposed(by: disposeBag)",
            "button.rx.tap.bind { [weak self] in guard let self else { return }; model.relay.bind { _ in self.show() }.disposed(by: disposeBag) }.disposed(by: disposeBag)",
        ])
    func told(code: String) throws {
        #expect(try findings(code).count == 1)
    }

    @Test(
        "Beside a subscription that is told, those to what is handed over are told, which are kept alike",
        arguments: [
            ("$0.tapped.bind { _ in self.show() }.disposed(by: self.disposeBag)", 1),
            ("let one = $0.cell; one.tapped.bind { _ in self.show() }.disposed(by: self.disposeBag)", 1),
            ("$0.tapped.bind { _ in use() }.disposed(by: self.disposeBag)", 0),
            ("$0.load().bind { _ in self.show() }.disposed(by: self.disposeBag)", 0),
        ])
    func handedOver(inner: String, count: Int) throws {
        let outer = "Observable.just(cell).bind { \(inner) }.disposed(by: disposeBag)"
        #expect(try findings(outer).isEmpty)
        let found = try findings("\(outer)\nbutton.rx.tap.bind { self.show() }.disposed(by: disposeBag)")
        #expect(found.map(\.notes.count) == [count])
    }

    @Test(
        "A subject that somebody ends is none that lasts",
        arguments: [
            ("errors.on(.error(error))", false), ("errors.on(.completed)", false), ("errors.onError(error)", false),
            ("errors.on(.next(1))", true),
        ])
    func ends(call: String, isTold: Bool) throws {
        let model = "let errors = PublishSubject<Int>()\n    func fail(_ error: Error) { \(call) }"
        let code = "model.errors.bind { _ in self.show() }.disposed(by: disposeBag)"
        #expect(try findings(code, model: model).isEmpty != isTold)
    }

    @Test("The subscriptions of two screens are two findings for whoever accepts one of them")
    func identities() throws {
        let other = """
            final class OtherViewController: BaseViewController {
                let button = UIButton()
                override func viewDidLoad() { button.rx.tap.bind { self.showError() }.disposed(by: baseBag) }
            }
            func more() { open(OtherViewController()) }
            """
        let found = try findings(
            "button.rx.tap.bind { self.show() }.disposed(by: disposeBag)", others: ["More.swift": other])
        #expect(found.count == 2 && Set(found.map(\.identity)).count == 2)
    }

    @Test("What a presenter calls its view is no view of a screen", arguments: [("weak ", 0), ("", 1)])
    func viewsOfPresenters(ownership: String, count: Int) throws {
        let presenter = """
            final class ItemListView: UIView { var picked: (() -> Void)? }
            final class ItemPresenter {
                \(ownership)var view: ItemListView?
                init(view: ItemListView) { self.view = view }
                func start() { view?.picked = { self.reload() } }
                func reload() {}
            }
            final class ItemViewController: UIViewController {
                let presenter = ItemPresenter(view: ItemListView())
                override func viewDidLoad() { presenter.start() }
            }
            func more() { open(ItemViewController()) }
            """
        #expect(try findings("", others: ["Item.swift": presenter]).count == count)
    }

    @Test(
        "A subscription that holds no object, ends by itself, or is kept elsewhere is none",
        arguments: [
            "button.rx.tap.subscribe(onNext: { [weak self] in self?.show() }).disposed(by: disposeBag)",
            "button.rx.tap.subscribe(onNext: { [unowned self] in self.show() }).disposed(by: disposeBag)",
            "button.rx.tap.bind { [weak self] in guard let self else { return }; self.show() }.disposed(by: disposeBag)",
            "button.rx.tap.subscribe(with: self, onNext: { owner, _ in owner.show() }).disposed(by: disposeBag)",
            "button.rx.tap.withUnretained(self).bind { owner, _ in owner.show() }.disposed(by: disposeBag)",
            "button.rx.tap.map { 1 }.bind(to: self.model.relay).disposed(by: disposeBag)",
            "button.rx.tap.take(1).bind { self.show() }.disposed(by: disposeBag)",
            "model.$items.first().sink { self.show($0) }.store(in: &cancellables)",
            "model.relay.take(until: button.rx.deallocated).bind { _ in self.show() }.disposed(by: disposeBag)",
            "model.relay.asSingle().subscribe { _ in self.show() }.disposed(by: disposeBag)",
            "let input = ListViewModel.Input(tap: model.request); input.tap.bind { self.show() }.disposed(by: disposeBag)",
            "model.request.bind { _ in self.show() }.disposed(by: disposeBag)",
            "load().bind { _ in self.show() }.disposed(by: disposeBag)",
            "other?.relay.bind { _ in self.show() }.disposed(by: disposeBag)",
            "model.$items.assign(to: &$items)",
            "model.$items.assign(to: \\.text, on: button).store(in: &cancellables)",
            "let cell = Cell(); button.rx.tap.bind { self.show() }.disposed(by: cell.disposeBag)",
            "let disposeBag = DisposeBag(); button.rx.tap.bind { self.show() }.disposed(by: disposeBag)",
            "navigationController?.bar.rx.tap.bind { self.show() }.disposed(by: disposeBag)",
            "use { item in item.rx.tap.bind { self.show() }.disposed(by: self.disposeBag) }",
            "button.rx.tap.bind { self.show() }.disposed(by: unknownBag)",
            "button.rx.tap.bind(onNext: handler).disposed(by: disposeBag)",
            "button.rx.tap.bind(onNext: Base.showError).disposed(by: disposeBag)",
            "Container().shared.stream.subscribe(onNext: { _ in self.show() }).disposed(by: disposeBag)",
        ])
    func innocent(code: String) throws {
        #expect(try findings(code).map(\.message) == [])
    }

    @Test(
        "A bag that is made anew or emptied ends its subscriptions",
        arguments: [
            ("func end() { cancellables = [] }", false),
            ("func end() { cancellables.removeAll() }", false),
            ("func end() { cancellables.forEach { $0.cancel() } }", false),
            ("func end() { for one in cancellables { one.cancel() } }", false),
            ("deinit { cancellables.removeAll() }", true),
            ("init() { cancellables = [] }", true),
            ("func more() { cancellables.insert(one) }", true),
        ])
    func emptied(member: String, isTold: Bool) throws {
        let found = try findings("model.$items.sink { self.show($0) }.store(in: &cancellables)", member)
        #expect(found.count == (isTold ? 1 : 0))
    }

    @Test("A bag that another object makes anew ends its subscriptions")
    func emptiedFromOutside() throws {
        let code = "model.$items.sink { self.show($0) }.store(in: &cancellables)"
        let end = "func end(_ list: ListViewController) { list.cancellables = [] }"
        #expect(try findings(code, others: ["End.swift": end]).isEmpty)
        let other = "final class Other { var cancellables = Set<AnyCancellable>(); func end() { cancellables = [] } }"
        #expect(try findings(code, others: ["End.swift": other]).count == 1)
    }

    @Test(
        "A subject that somebody ends is none that does not end",
        arguments: [
            ("func end() { subject.send(completion: .finished) }", false), ("func go() { subject.send(1) }", true),
            ("func go() { load().subscribe(subject) }", false),
        ])
    func ended(member: String, isTold: Bool) throws {
        let found = try findings(
            "model.subject.sink { _ in self.show() }.store(in: &cancellables)", model: member)
        #expect(found.count == (isTold ? 1 : 0))
    }

    @Test("All places of a class are one finding, which says what to write")
    func places() throws {
        let found = try findings(
            """
            button.rx.tap.bind { self.show() }.disposed(by: disposeBag)
                    button.rx.tap.bind(onNext: show).disposed(by: disposeBag)
                    button.rx.tap.bind { [weak self] in self?.show() }.disposed(by: disposeBag)
                    model.$items.assign(to: \\.state.items, on: self).store(in: &cancellables)
            """)
        #expect(
            found.map(\.message) == [
                "subscriptions in 'disposeBag' hold ListViewController, which keeps them: ListViewController → disposeBag → closures → ListViewController"
            ])
        #expect(
            found.first?.remedy
                == "Write '[weak self]' at the beginning of the one closure. In place of 'show' write '{ [weak self] … in self?.show(…) }'. In place of 'assign(to:on:)' write 'sink { [weak self] in self?.state.items = $0 }'."
        )
        #expect(
            found.first?.notes.map(\.message) == [
                "'show' holds ListViewController, too",
                "what assigns to 'state.items' in 'cancellables' holds ListViewController, too",
            ])
        #expect(found.first?.place.line == 16)
    }

    @Test(
        "Where one is told, those whose source may end are named beside it, and alone they are not told",
        arguments: [
            ("let output = model.transform(1)\noutput.items.drive { _ in self.show() }.disposed(by: disposeBag)", true),
            (
                "let output = model.transform(1)\noutput.done.subscribe { _ in self.show() }.disposed(by: disposeBag)",
                false
            ),
            ("model.stream.map { $0 }.bind { _ in self.show() }.disposed(by: disposeBag)", true),
            ("model.stream.take(1).bind { _ in self.show() }.disposed(by: disposeBag)", false),
            ("model.stream.bind { [weak self] _ in self?.show() }.disposed(by: disposeBag)", false),
            (
                "let steps = model.stream.observeOn(main)\nsteps.bind { _ in self.show() }.disposed(by: disposeBag)",
                true
            ),
            ("let steps = model.stream\nsteps.skip(1).bind { _ in self.show() }.disposed(by: disposeBag)", true),
            ("let steps = load()\nsteps.bind { _ in self.show() }.disposed(by: disposeBag)", false),
            ("other?.stream.bind { _ in self.show() }.disposed(by: disposeBag)", true),
        ])
    func unsure(code: String, isNamed: Bool) throws {
        let model = """
            struct Output { let items: Driver<[Int]>; let done: Single<Int> }
                func transform(_ start: Int) -> Output { Output() }
                let stream: Observable<Int> = .never()
            """
        #expect(try findings(code, model: model).isEmpty)
        let first = "button.rx.tap.bind { self.show() }.disposed(by: disposeBag)"
        let found = try findings("\(code)\n\(first)", model: model)
        #expect(found.map(\.notes.count) == [isNamed ? 1 : 0])
        guard isNamed else { return }
        #expect(found[0].notes[0].message == "a closure here holds ListViewController, too, until its source ends")
        #expect(found[0].reason == "One of them does not end by itself, so that ListViewController is never released.")
        #expect(found[0].remedy == "Write '[weak self]' at the beginning of each of these closures.")
    }

    @Test("A closure around one that is told, whose own source may end, hides it not")
    func around() throws {
        let code = """
            model.stream.bind { _ in
                self.button.rx.tap.bind { self.show() }.disposed(by: self.disposeBag)
            }.disposed(by: disposeBag)
            """
        let found = try findings(code, model: "let stream: Observable<Int> = .never()")
        #expect(found.map(\.notes.count) == [1])
    }

    @Test(
        "The state of the reactor that bind(reactor:) is handed does not end by itself, also in a function that it calls",
        arguments: [
            ("func bind(reactor: ListReactor) { bindState(reactor) }", "_ reactor: ListReactor", "reactor", true),
            ("func bind(reactor: ListReactor) { bindState(reactor) }", "_ other: ListReactor", "other", false),
            ("func load() { bindState(ListReactor()) }", "_ reactor: ListReactor", "reactor", false),
        ])
    func reactors(caller: String, parameter: String, name: String, isTold: Bool) throws {
        let function = """
            private func bindState(\(parameter)) {
                \(name).state.map { $0.items }.bind { _ in self.show() }.disposed(by: disposeBag)
            }
            """
        let found = try findings(
            "load()", "\(caller)\n\(function)",
            others: ["List/ListReactor.swift": "final class ListReactor: Reactor {}"])
        #expect(found.isEmpty != isTold)
    }

    @Test("What lives as long as the app, or is a structure, has no circle")
    func lasting() throws {
        let code = "button.rx.tap.bind { self.show() }.disposed(by: disposeBag)"
        #expect(try findings(code, "static let shared = ListViewController()").isEmpty)
        let view = "struct ListView { let disposeBag = DisposeBag(); func go() { \(code) } }"
        #expect(try findings("", others: ["View.swift": view]).isEmpty)
        let unused = """
            final class OldViewController: UIViewController { let disposeBag = DisposeBag(); func go() { \(code) } }
            """
        #expect(try findings("", others: ["Old.swift": unused]).isEmpty)
    }
}

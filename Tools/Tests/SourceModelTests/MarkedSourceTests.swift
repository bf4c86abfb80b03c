import Foundation
import MarkedSources
import Testing

@testable import SourceModel

/// Sources that say at the end of each line which facts are told of it: all of them, and no other line has any.
@Suite("Marked sources")
struct MarkedSourceTests {
    /// Compares what is told of each line with its mark, which follows `// →`.
    private func expect(_ source: String, _ location: Testing.SourceLocation = #_sourceLocation) {
        let told = Dictionary(grouping: places(in: wholeFacts(source)), by: \.line)
        let marked = MarkedSource(source)
        for (number, line) in zip(1..., marked.lines) {
            let noted = marked.notes[number].map { $0.components(separatedBy: "; ") } ?? []
            #expect(
                (told[number] ?? []).map(\.text).sorted() == noted.sorted(), "\(number): \(line.drop { $0 == " " })",
                sourceLocation: location)
        }
        #expect(told.keys.allSatisfy { 1...marked.lines.count ~= $0 }, sourceLocation: location)
    }

    @Test("each kind of declaration has its line, and its last one")
    func declarations() {
        expect(
            """
            // scaena:role presenter                         // → directive role presenter
            import UIKit

            @MainActor
            public
            final class Screen<T>: Base {                    // → class Screen
                weak var delegate: (any Delegate)?           // → property delegate
                let first = 1, second: Int                   // → property first; property second
                var (left, right) = (1, 2)                   // → property left; property right
                lazy var box: Box = {                        // → property box; closure 0
                    Box()                                    // → call Box in 0; return in 0
                }()
                var count: Int {                             // → property count
                    get { stored }                           // → return; read stored
                    set { stored = newValue }                // → set stored
                }
                var text = "" {                              // → property text
                    didSet { show() }                        // → call show; return
                }
                @objc(run:)
                public static func run(                      // → function run
                    _ argument: Int
                ) async throws(Failure) -> Int { argument }  // → return
                subscript(index: Int) -> Int { index }       // → subscript subscript; return
                convenience init?(_ x: Int) {                // → initializer init
                    self.init()                              // → call self.init; return
                }
                deinit { stop() }                            // → deinitializer deinit; call stop; return
                typealias Item = T                           // → alias Item; alias Screen.Item
                struct Inner {                               // → struct Screen.Inner
                    enum Kind: String {                      // → enum Screen.Inner.Kind
                        case one, two = "2"                  // → enumCase one; enumCase two
                        indirect case many(Kind, of: Int)    // → enumCase many
                    }                                        // → end Screen.Inner.Kind
                }                                            // → end Screen.Inner
                #log("made")                                 // → expansion #log; call #log
            }                                                // → end Screen
            """)
    }

    @Test("so have those outside of types, and protocols")
    func outside() {
        expect(
            """
            public protocol Store<Item>: AnyObject {         // → protocol Store at 17
                associatedtype Item: Sendable = Int          // → associatedType Item
                var all: [Item] { get async throws }         // → property all
                init(_ items: [Item])                        // → initializer init
                func load(_ id: Int) async -> Item?          // → function load
                subscript(id: Int) -> Item { get set }       // → subscript subscript
            }                                                // → end Store
            extension Store where Item == Int {              // → extension Store
                func sum() -> Int { 0 }                      // → function sum; return
            }                                                // → end Store
            actor Worker {}                                  // → actor Worker; end Worker
            typealias Pair<A> = (A, A)                       // → alias Pair; end Pair
            precedencegroup Tight { higherThan: Loose }      // → precedenceGroup Tight
            infix operator <~: Tight                         // → operator <~
            @freestanding(expression)
            macro log(_ text: String) = #external(module: "M", type: "L") // → macro log
            let top = make()                                 // → property top; call make
            func free() {                                    // → function free
                class Local {                                // → class Local
                    var x = 0                                // → property x
                }                                            // → end Local
                _ = Local()                                  // → call Local; set _
            }
            #if DEBUG
            func debug() {}                                  // → function debug
            #else
            func debug() {}                                  // → function debug
            #endif
            start()                                          // → call start
            """)
    }

    @Test("all that bodies do has its line, and the closure that it stands in")
    func bodies() {
        expect(
            """
            func f(parameter: P) {                           // → function f
                let model = Model(1), other: Int             // → declaration model; declaration other; call Model
                guard let model, let next = model.next       // → binding model; binding next; read model.next
                else { return }
                for (index, item) in items where item.on {   // → element index; element item; read items; read item.on
                    use(index)                               // → call use
                }
                switch state {                               // → read state
                case .loaded(let text): show(text)           // → pattern text; call show; read .loaded
                case let .failed(error) where error > 3:     // → pattern error; read .failed
                    view
                        .show(error)                         // → call view.show
                default: break
                }
                do { try run() } catch let e as Failure {    // → call run; pattern e
                    total += 1                               // → set total
                }
                service.load { [weak self] result in         // → call service.load; closure 0
                    self?.model = result                     // → set self?.model in 0
                    queue.async { result.use() }             // → call queue.async in 0; closure 1; call result.use in 1; return in 1
                } failed: { _ in                             // → closure 2
                    stop()                                   // → call stop in 2; return in 2
                }
                func helper() -> Int {                       // → closure 3
                    return parameter.count                   // → return in 3; read parameter.count in 3
                }
                #if DEBUG
                print(model)                                 // → call print; if DEBUG
                self.items[0].name = "x"                     // → set self.items[].name; end DEBUG
                #endif
                return build(model)                          // → call build; return
            }
            """)
    }

    private struct Place {
        var line: Int
        var text: String
    }

    /// Returns the facts that are told with a line.
    private func places(in file: FileFacts) -> [Place] {
        // A directive goes on to the end of its line, over the mark.
        var places = file.directives.map { directive in
            Place(line: directive.line, text: "directive " + directive.text.split(separator: "  ")[0])
        }
        for type in file.types {
            places.append(Place(line: type.line, text: "\(type.kind) \(type.qualifiedName)"))
            if type.kind != .alias || type.nesting.isEmpty {
                places.append(Place(line: type.lastLine, text: "end \(type.qualifiedName)"))
            }
            places += self.places(of: type.members)
        }
        for fact in file.protocols {
            places.append(Place(line: fact.line, text: "protocol \(fact.name) at \(fact.column)"))
            places.append(Place(line: fact.lastLine, text: "end \(fact.name)"))
            places += self.places(of: fact.members)
        }
        places += self.places(of: file.members)
        if let body = file.body { places += self.places(in: body) }
        return places
    }

    private func places(of members: [MemberFact]) -> [Place] {
        members.flatMap { member in
            [Place(line: member.line, text: "\(member.kind) \(member.name)")]
                + (member.body.map { places(in: $0) } ?? [])
        }
    }

    private func places(in body: BodyFact) -> [Place] {
        func place(_ line: Int, _ text: String, _ closure: Int?) -> Place {
            Place(line: line, text: text + (closure.map { " in \($0)" } ?? ""))
        }
        var places = body.calls.map { place($0.line, "call \($0.callee)", $0.closure) }
        places += body.assignments.map { place($0.line, "set \($0.target)", $0.closure) }
        places += body.locals.map { place($0.line, "\($0.kind) \($0.name)", $0.closure) }
        places += body.returns.map { place($0.line, "return", $0.closure) }
        places += body.mentions.map { place($0.line, "read \($0.path)", $0.closure) }
        places += body.closures.enumerated().map { place($1.line, "closure \($0)", nil) }
        for lines in body.conditionalLines {
            places.append(place(lines.firstLine, "if \(lines.condition)", nil))
            places.append(place(lines.lastLine, "end \(lines.condition)", nil))
        }
        return places
    }
}

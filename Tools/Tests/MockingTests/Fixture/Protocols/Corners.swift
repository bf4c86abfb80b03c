/// Members that differ only in their types, in whichever order.
protocol Overloading {
    func load(id: String) -> Int
    func load(id: Int) -> Int
    func go() async
    func go()
    static func go()
}

/// Isolated by another one only.
@MainActor
protocol BaseScreen: AnyObject {
    func open()
}

protocol DerivedScreen: BaseScreen {
    func close(_ count: Int)
}

/// Isolated, where what it refines is isolated by default or not at all.
protocol PlainBase {
    func plain()
}

@MainActor
protocol IsolatedOfPlain: PlainBase {
    func isolated()
}

protocol OfSelf where Self: PlainBase, Self: AnyObject {
    func own()
}

#if SOMETHING
    protocol Branched {
        func first()
    }
#else
    protocol Branched {
        func other(_ number: Int)
    }
#endif

protocol OfBranched: Branched {
    func third()
}

protocol Holding {
    associatedtype Held
    func hold(_ value: Held)
}

protocol Circle {
    associatedtype Item: Equatable
    associatedtype Items: Collection where Items.Element == Item
    associatedtype Holder: Holding where Holder.Held == Item
    func put(_ item: Item, in items: Items, of holder: Holder)
}

protocol GenericMember {
    func list<Value>(_ value: Value) -> [Value]
}

protocol ShadowingMember: GenericMember {
    associatedtype Value: Equatable
    func keep(_ value: Value)
}

/// Names that only backticks make possible, and names that the mock's own parts have.
protocol Named {
    func `a b`(`c d`: Int) -> Int
    var `1x`: Int { get set }
    func `#if`()
    var `Type`: Int { get }
    func say(Self: Int)
    func bareCall()
    func callWith(_ number: Int)
}

protocol ManyClosures {
    func run(_ bodies: () -> Void...)
}

protocol Rows {
    subscript(row: Int) -> Int { get }
    subscript(rows: Int...) -> Int { get }
    static subscript(row: Int) -> Int { get }
}

protocol LazyRows {
    subscript(row: Int, fallback fallback: @autoclosure () -> Int) -> Int { get set }
    subscript(newValue: String) -> Int { get set }
}

@available(*, deprecated)
protocol Deprecated {
    func old()
}

/// Called like a type of Foundation, and like one of another module.
struct Notification: Equatable {
    var text = ""
}

struct Namesake: Equatable {
    var name = ""
}

protocol Ambiguous {
    var last: Notification? { get set }
    func meet(_ other: Namesake, after notification: Notification) -> [Namesake]
    func wait(_ body: @escaping (Namesake) -> Void)
}

import Foundation

// What a test says before, waits for, and looks at afterwards.

final class Parcel {
    let number: Int

    init(number: Int) { self.number = number }
}

protocol Counting: AnyObject {
    var step: Int { get set }
    var anything: Any { get }
    var note: String? { get set }
    func increase(by number: Int) -> Int
    func next() -> Parcel
    func each(_ visit: (Int) -> Int) -> Int
    func all() -> AnyCollection<Int>
    func sequence() -> AnySequence<String>
    subscript(row: Int) -> String { get set }
    subscript(row: Int, named name: String) -> Int { get set }
}

protocol Labelling {
    func find(_ id: Int) -> Int
    func find(id: Int) -> Int
}

protocol LabellingTheOtherWay {
    func find(id: Int) -> Int
    func find(_ id: Int) -> Int
}

protocol Signalling: Sendable {
    nonisolated func signal(_ number: Int)
}

// Members that are called as something that a mock adds for another.

protocol Homonymous {
    var name: String { get set }
    func setName(_ name: String)
    func load() -> Int
    var loadHandler: Int { get }
    var loadCallCount: Int { get set }
    func nameSet()
    func nothing(_ nothing: Void, else number: Int) -> Int
}

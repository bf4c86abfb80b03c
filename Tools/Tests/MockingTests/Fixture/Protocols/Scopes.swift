// Names that are enough where a protocol stands, and not where its mock does; and members of an actor of their own.

enum Field {
    struct Item: Equatable {}
    typealias Count = Int

    enum Inner {
        protocol Reading { func read(_ item: Item, among: Inner.Type) -> Count }
    }

    struct Player {
        protocol Watching { func watch(_ player: Player, _ item: Field.Item) }
    }
}

protocol Listing {
    typealias List<Element> = [Element]
    typealias Names = [String]
    typealias Done = (Int) -> Void
    func list(_ list: List<Int>) -> List<String>
    func name(_ names: Self.Names, done: Self.Done, later: @escaping Self.Done)
}

@globalActor actor Basement {
    static let shared = Basement()
}

protocol Digging {
    @Basement func dig() throws -> Int
    @Basement func digLong() async -> Int
    @Basement var depth: Int { get throws }
    @Basement subscript(layer: Int) -> Int { get set }
    @Basement static func begin() -> Int
}
protocol DiggingTogether: Sendable {
    @Basement func dig() throws -> Int
    @Basement var depth: Int { get async throws }
}
nonisolated protocol Tunnelling: Digging { func tunnel() }
nonisolated protocol Loose { func free() }
protocol Loosened: Loose { func freed() }

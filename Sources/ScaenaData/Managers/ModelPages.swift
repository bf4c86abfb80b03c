/// A part of a list that a server gives page by page.
///
/// ```swift
/// @Sendable func fetch(_ cursor: Int?) async throws -> ModelPage<Item, Int> {
///     let page = cursor ?? 1
///     let items = [Item(id: page, name: "Item \(page)")]
///     return ModelPage(items: items, next: page < 3 ? page + 1 : nil)
/// }
/// ```
public struct ModelPage<Item: Sendable, Cursor: Sendable>: Sendable {
    /// The items of this page.
    public let items: [Item]
    /// Where the next page begins; `nil` after the last one.
    public let next: Cursor?

    /// A page.
    ///
    /// - Parameters:
    ///   - items: The items of this page.
    ///   - next: Where the next page begins; `nil` after the last one.
    public init(items: [Item], next: Cursor?) {
        self.items = items
        self.next = next
    }
}

extension ModelPage: Equatable where Item: Equatable, Cursor: Equatable {}

/// A list that grows page by page as the user scrolls.
///
/// An item that comes a second time, since the list moved on the server meanwhile, takes the place of the first.
///
/// ```swift
/// let pages = ModelPages(fetch: fetch)
/// try await pages.loadNext()
/// let list = try await pages.loadNext()
/// ```
public actor ModelPages<Item: Identifiable & Sendable, Cursor: Sendable> where Item.ID: Sendable {
    /// The list as it is.
    ///
    /// ```swift
    /// func footer(of list: ModelPages<Item, Int>.List) -> String {
    ///     list.isComplete ? "\(list.items.count) items" : "Loading more"
    /// }
    /// ```
    public struct List: Sendable {
        /// The items so far, in their order.
        public fileprivate(set) var items: [Item] = []
        /// True if the last page has come.
        public fileprivate(set) var isComplete = false
    }

    private enum Flight: Hashable {
        case next
        case reload
    }

    private let fetch: @Sendable (Cursor?) async throws -> ModelPage<Item, Cursor>
    private let announcer: Announcer<Result<List, any Error>>
    private let flights = SingleFlight<Flight, List>()
    private var positions: [Item.ID: Int] = [:]
    private var cursor: Cursor?
    private var generation = 0

    /// The list as it is.
    public private(set) var list = List()

    /// The number of callers that wait for the next page.
    package nonisolated var callersOfNext: Int { flights.callerCount(.next) }

    /// A list without pages.
    ///
    /// - Parameters:
    ///   - fetch: Brings the page that begins at a cursor; the first one for `nil`.
    ///   - announce: Hears on the main actor of every change and failure.
    public init(
        fetch: @escaping @Sendable (Cursor?) async throws -> ModelPage<Item, Cursor>,
        announce: @escaping @MainActor @Sendable (Result<List, any Error>) -> Void = { _ in }
    ) {
        self.fetch = fetch
        announcer = Announcer(announce)
    }

    /// Fetches the next page, or waits for it if it is under way. After the last page nothing happens.
    ///
    /// - Returns: The list with that page.
    /// - Throws: The errors of fetching, the list being as before; `CancellationError` when the task was cancelled.
    @discardableResult
    public func loadNext() async throws -> List {
        if list.isComplete { return list }
        // A reload under way brings the first page.
        if flights.isFlying(.reload) { return try await reload() }
        let generation = generation
        return try await flights.value(for: .next) {
            try await self.load(from: self.cursor, isFirst: self.cursor == nil, generation: generation)
        }
    }

    /// Begins again with the first page. The list stays as it is until that has come; a page under way no longer counts.
    ///
    /// - Returns: The list of the first page.
    /// - Throws: The errors of fetching, the list being as before; `CancellationError` when the task was cancelled.
    @discardableResult
    public func reload() async throws -> List {
        if !flights.isFlying(.reload) {
            generation += 1
            flights.supersede(.next)
        }
        let generation = generation
        return try await flights.value(for: .reload) {
            try await self.load(from: nil, isFirst: true, generation: generation)
        }
    }

    /// Returns when all that has happened so far has been announced.
    public func announced() async {
        await announcer.flush()
    }

    private func load(from cursor: Cursor?, isFirst: Bool, generation: Int) async throws -> List {
        do {
            let page = try await fetch(cursor)
            guard generation == self.generation else { return list }
            if isFirst {
                list = List()
                positions = [:]
            }
            add(page)
            announcer.announce(.success(list))
            return list
        } catch {
            if generation == self.generation, !(error is CancellationError) { announcer.announce(.failure(error)) }
            throw error
        }
    }

    private func add(_ page: ModelPage<Item, Cursor>) {
        for item in page.items {
            if let position = positions[item.id] {
                list.items[position] = item
            } else {
                positions[item.id] = list.items.count
                list.items.append(item)
            }
        }
        cursor = page.next
        list.isComplete = page.next == nil
    }
}

import Foundation

/// Runs pieces of work on some threads.
public enum Workers {
    /// The number of processors.
    public static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Deeply nested source is read recursively; a secondary thread's usual half mebibyte would not do. Only what is
    /// touched is ever paid for.
    private static let stackSize = 64 << 20

    /// Runs a piece of work for each number below `count`, in no order, and returns when all are done.
    ///
    /// - Parameters:
    ///   - count: The number of pieces.
    ///   - jobs: The number of threads that take part, at least one; one means the calling thread alone.
    ///   - work: Does the piece of that number.
    public static func run(_ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Void) {
        run(count, jobs: jobs, with: { () }, { index, _ in work(index) })
    }

    /// Runs a piece of work for each number below `count`, as ``run(_:jobs:_:)`` does.
    ///
    /// - Parameters:
    ///   - count: The number of pieces.
    ///   - jobs: The number of threads that take part, at least one.
    ///   - makeRoom: Makes what a thread uses again from piece to piece; asked once on each thread.
    ///   - work: Does the piece of that number.
    package static func run<Room>(
        _ count: Int, jobs: Int, with makeRoom: @escaping @Sendable () -> Room,
        _ work: @escaping @Sendable (Int, Room) -> Void
    ) {
        let threads = min(max(jobs, 1), count)
        if count == 0 { return }
        let next = Counter(limit: count)
        let done = DispatchGroup()
        for _ in 0..<threads {
            done.enter()
            let thread = Thread {
                let room = makeRoom()
                while let index = next.take() { work(index, room) }
                done.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        done.wait()
    }

    /// Returns what a piece of work makes of each number below `count`, in their order.
    ///
    /// - Parameters:
    ///   - count: The number of pieces.
    ///   - jobs: The number of threads that take part.
    ///   - make: Makes the piece of that number, on any thread.
    package static func map<Piece: Sendable>(
        _ count: Int, jobs: Int, _ make: @escaping @Sendable (Int) -> Piece
    ) -> [Piece] {
        // Batches keep the threads from meeting at the counter.
        let batch = 256
        guard jobs > 1, count > batch else { return (0..<count).map(make) }
        let pieces = ParallelResults<[Piece]>((count + batch - 1) / batch)
        run(pieces.count, jobs: jobs) { number in
            pieces[number] = (number * batch..<min((number + 1) * batch, count)).map(make)
        }
        return (0..<pieces.count).flatMap { pieces[$0] ?? [] }
    }

    /// Does two pieces of work, beside each other where more than one thread may take part.
    ///
    /// - Parameters:
    ///   - jobs: The number of threads that take part.
    ///   - first: Done on the calling thread.
    ///   - second: Done on another one.
    /// - Returns: The results of both.
    package static func both<First, Second: Sendable>(
        jobs: Int, _ first: () -> First, _ second: @escaping @Sendable () -> Second
    ) -> (First, Second) {
        guard jobs > 1 else { return (first(), second()) }
        let slot = ParallelResults<Second>(1)
        let done = DispatchGroup()
        done.enter()
        let thread = Thread {
            slot[0] = second()
            done.leave()
        }
        thread.stackSize = stackSize
        thread.start()
        let result = first()
        done.wait()
        return (result, slot[0] ?? second())
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var value = 0
        private let limit: Int

        init(limit: Int) {
            self.limit = limit
        }

        func take() -> Int? {
            lock.lock()
            defer { lock.unlock() }
            guard value < limit else { return nil }
            value += 1
            return value - 1
        }
    }
}

/// Places that several threads fill, each its own: no two write to one index, so none waits for another.
public final class ParallelResults<Element>: @unchecked Sendable {
    private let storage: UnsafeMutableBufferPointer<Element?>

    /// Makes empty places.
    ///
    /// - Parameter count: The number of places.
    public init(_ count: Int) {
        storage = .allocate(capacity: count)
        storage.initialize(repeating: nil)
    }

    deinit {
        storage.deinitialize()
        storage.deallocate()
    }

    /// The number of places.
    public var count: Int { storage.count }

    /// The element at a place, if it was filled.
    public subscript(_ index: Int) -> Element? {
        get { storage[index] }
        set { storage[index] = newValue }
    }
}

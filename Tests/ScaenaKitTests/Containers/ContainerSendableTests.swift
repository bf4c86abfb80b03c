import Dispatch
import ScaenaTesting
import Testing

@testable import ScaenaKit

private final class Counter: Sendable {
    private let count = Locked(0)

    var value: Int { count.withLock { $0 } }

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

private final class Database: Sendable {
    let number: Int

    init(number: Int) {
        self.number = number
    }
}

private final class Repository: Sendable {
    let database: Database

    init(database: Database) {
        self.database = database
    }
}

/// Lets some go on when others have come.
private final class Gate: Sendable {
    private struct State: Sendable {
        var isOpen = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

@Suite("ServiceContainer, off the main actor")
@MainActor
struct ContainerSendableTests {
    private let container = ServiceContainer("test")
    private let counter = Counter()

    @Test func aServiceIsResolvedOffTheMainActor() async throws {
        container.registerSendable(Database.self) { [counter] _ in Database(number: counter.next()) }
        container.registerSendable(Repository.self) { Repository(database: try $0.resolveSendable()) }
        container.registerSendable(String.self) { _, number in "number \(number as Int)" }
        let (repository, text) = try await Task.detached { [container] in
            (try container.resolveSendable(Repository.self), try container.resolveSendable(String.self, 3))
        }.value
        #expect(repository.database.number == 1)
        #expect(text == "number 3")
        #expect(try container.resolve(Repository.self).database.number == 2)
    }

    @Test func aSharedServiceIsMadeOnceUnderContention() async throws {
        for _ in 0..<50 {
            let container = ServiceContainer("test")
            let counter = Counter()
            container.registerSendable(Database.self, scope: .shared) { _ in Database(number: counter.next()) }
            container.registerSendable(Repository.self, scope: .shared) {
                Repository(database: try $0.resolveSendable())
            }
            let all = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for index in 0..<40 {
                    group.addTask {
                        index % 2 == 0
                            ? ObjectIdentifier(try container.resolveSendable(Repository.self))
                            : ObjectIdentifier(try await container.resolveAsync(Repository.self))
                    }
                }
                var identities: Set<ObjectIdentifier> = []
                for try await identity in group { identities.insert(identity) }
                return identities
            }
            #expect(all.count == 1)
            #expect(counter.value == 1)
        }
    }

    @Test func aSlowFactoryBlocksNobodyElse() async throws {
        let gate = Gate()
        container.registerAsync(Database.self, scope: .shared) { _ in
            await gate.pass()
            return Database(number: 1)
        }
        container.registerSendable(Int.self) { _ in 7 }
        container.register(Radio.self) { _ in Radio() }
        async let slow = container.resolveAsync(Database.self)
        for _ in 0..<100 {
            #expect(try container.resolveSendable(Int.self) == 7)
            _ = try container.resolve(Radio.self)
            await Task.yield()
        }
        gate.open()
        #expect(try await slow.number == 1)
    }

    @Test func anAsyncServiceIsMadeOnce() async throws {
        container.registerAsync(Database.self, scope: .shared) { [counter] _ in
            await Task.yield()
            return Database(number: counter.next())
        }
        container.registerAsync(Repository.self) { Repository(database: try await $0.resolveAsync()) }
        try await withThrowingTaskGroup(of: Int.self) { [container] group in
            for _ in 0..<200 { group.addTask { try await container.resolveAsync(Repository.self).database.number } }
            for try await number in group { #expect(number == 1) }
        }
    }

    @Test func anAsyncServiceMayNeedOneOfTheMainActor() async throws {
        container.register(Radio.self, scope: .graph) { _ in Radio() }
        container.register(Car.self) { Car(engine: PetrolEngine(), radio: try $0.resolve(Radio.self)) }
        container.registerAsync(Garage.self) { container in
            await Garage(car: try container.resolveAsync(), other: try container.resolveAsync())
        }
        let garage = try await container.resolveAsync(Garage.self)
        #expect(garage.car !== garage.other)
        #expect(garage.car.radio === garage.other.radio)
        #expect(try await container.resolveAsync(Garage.self).car.radio !== garage.car.radio)
    }

    @Test func aGraphIsSharedByWhatIsMadeAnywhere() async throws {
        container.registerSendable(Database.self, scope: .graph) { [counter] _ in Database(number: counter.next()) }
        container.registerSendable(Repository.self) { Repository(database: try $0.resolveSendable()) }
        container.registerSendable([Repository].self) {
            [try $0.resolveSendable(), try $0.resolveSendable()]
        }
        let pair = try container.resolveSendable([Repository].self)
        #expect(pair[0].database === pair[1].database)
        #expect(try container.resolve([Repository].self)[0].database.number == 2)
        container.register([Int].self) {
            [try $0.resolve(Repository.self).database.number, try $0.resolve(Repository.self).database.number]
        }
        #expect(try container.resolve([Int].self) == [3, 3])
        #expect(try container.resolve(Database.self).number == 4)
        #expect(try container.resolve(Database.self).number == 5)
    }

    @Test func aWeakServiceIsMadeAnewWhenItHasGone() throws {
        container.registerSendable(Database.self, scope: .weak) { [counter] _ in Database(number: counter.next()) }
        var database: Database? = try container.resolveSendable(Database.self)
        #expect(try container.resolveSendable(Database.self) === database)
        database = nil
        #expect(try container.resolveSendable(Database.self).number == 2)
    }

    @Test func placesAreTold() async throws {
        container.register(Radio.self) { _ in Radio() }
        container.registerAsync(Database.self) { _ in Database(number: 1) }
        container.registerSendable(Repository.self) { Repository(database: try $0.resolveSendable()) }
        container.register(String.self) { "\(try $0.resolve(Repository.self).database.number)" }
        let main = #expect(throws: ContainerError.self) { try container.resolveSendable(Radio.self) }
        #expect(main?.description == "Radio is made on the main actor: resolve it there, or with resolveAsync.")
        let awaited = #expect(throws: ContainerError.self) { try container.resolve(String.self) }
        #expect(
            awaited?.description
                == "Database is made asynchronously: resolve it with resolveAsync (String → Repository → Database).")
        _ = try await container.resolveAsync(Radio.self)
    }

    @Test func aCycleIsFoundThoughFactoriesCaptureTheContainer() async {
        let container = container
        container.registerSendable(Database.self, scope: .shared) { _ in
            try container.resolveSendable(Repository.self).database
        }
        container.registerSendable(Repository.self) { _ in
            Repository(database: try container.resolveSendable())
        }
        let error = #expect(throws: ContainerError.self) { try container.resolveSendable(Repository.self) }
        #expect(error?.chain == ["Repository", "Database", "Repository"])
        let again = await #expect(throws: ContainerError.self) { try await container.resolveAsync(Database.self) }
        #expect(again?.chain == ["Database", "Repository", "Database"])
        // The captured container holds its own factories: let them go.
        container.registerSendable(Database.self) { _ in Database(number: 0) }
        container.registerSendable(Repository.self) { _ in Repository(database: Database(number: 0)) }
    }

    /// Two threads each make what the other needs: both would wait for ever.
    @Test func aCycleOfWaitingIsFound() async {
        for _ in 0..<50 {
            let container = ServiceContainer("test")
            let first = Gate()
            let second = Gate()
            container.registerAsync(Database.self, scope: .shared) { container in
                first.open()
                await second.pass()
                return try await container.resolveAsync(Repository.self).database
            }
            container.registerAsync(Repository.self, scope: .shared) { container in
                second.open()
                await first.pass()
                return Repository(database: try await container.resolveAsync())
            }
            async let database = Result { () async throws in try await container.resolveAsync(Database.self) }
            async let repository = Result { () async throws in try await container.resolveAsync(Repository.self) }
            let chains = await [database.chain, repository.chain]
            // One finds the cycle, and says whom the other is waiting for; the other hears of it.
            let cycles = [["Database", "Repository", "Database"], ["Repository", "Database", "Repository"]]
            #expect(chains.allSatisfy { $0.map(cycles.contains) ?? false })
        }
    }

    @Test(.timeLimit(.minutes(10))) func aThreadThatWaitsLongSaysForWhom() async throws {
        let told = Collector<String>()
        let standard = SlowBuilds.report.withLock { report in
            let standard = report
            report.after = 0.01
            report.say = { if $0.contains("SlowThing") { told.add($0) } }
            return standard
        }
        defer { SlowBuilds.report.withLock { $0 = standard } }
        let begun = DispatchSemaphore(value: 0)
        let goOn = DispatchSemaphore(value: 0)
        container.registerSendable(SlowThing.self, scope: .shared) { _ in
            begun.signal()
            goOn.wait()
            return SlowThing()
        }
        container.registerSendable(NeedsSlowThing.self) { NeedsSlowThing(thing: try $0.resolveSendable()) }
        let container = container
        let things = Collector<ObjectIdentifier>()
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { @Sendable in
            if let thing = try? container.resolveSendable(SlowThing.self) { things.add(ObjectIdentifier(thing)) }
        }
        DispatchQueue.global().async(group: group) { @Sendable in
            begun.wait()
            if let thing = try? container.resolveSendable(NeedsSlowThing.self).thing {
                things.add(ObjectIdentifier(thing))
            }
        }
        while told.elements.isEmpty, !Task.isCancelled { await Task.yield() }
        goOn.signal()
        await withCheckedContinuation { continuation in
            group.notify(queue: .global()) { @Sendable in continuation.resume() }
        }
        #expect(Set(things.elements).count == 1)
        #expect(things.elements.count == 2)
        #expect(
            told.elements == [
                "A thread has waited 0.01 s for SlowThing to make NeedsSlowThing: another thread is making it. "
                    + "Register it with registerAsync and await it with resolveAsync."
            ])
    }

    @Test func twoBranchesOfOneFactoryMayNeedTheSame() async throws {
        container.registerAsync(Database.self, scope: .shared) { [counter] _ in
            await Task.yield()
            return Database(number: counter.next())
        }
        container.registerAsync(Repository.self, scope: .shared) { Repository(database: try await $0.resolveAsync()) }
        container.registerAsync(String.self, scope: .shared) { container in
            async let repository = container.resolveAsync(Repository.self)
            async let database = container.resolveAsync(Database.self)
            return "\(try await repository.database === database)"
        }
        #expect(try await container.resolveAsync(String.self) == "true")
    }

    @Test func aFailureIsTriedAgain() throws {
        container.registerSendable(Database.self, scope: .shared) { [counter] _ in
            let number = counter.next()
            if number == 1 { throw Failure(number: 1) }
            return Database(number: number)
        }
        #expect(throws: ContainerError.self) { try container.resolveSendable(Database.self) }
        #expect(try container.resolveSendable(Database.self).number == 2)
    }

    @Test func whoWaitsIsNotCancelledWithWhoMakes() async throws {
        let started = Gate()
        container.registerAsync(Database.self, scope: .shared) { [counter] _ in
            let number = counter.next()
            started.open()
            // The first is cancelled in here; it has no other way out.
            while number == 1 {
                try Task.checkCancellation()
                await Task.yield()
            }
            return Database(number: number)
        }
        let maker = Task { [container] in try await container.resolveAsync(Database.self) }
        await started.pass()
        let waiter = Task { [container] in try await container.resolveAsync(Database.self) }
        for _ in 0..<20 { await Task.yield() }
        maker.cancel()
        #expect(try await waiter.value.number == 2)
        await #expect(throws: ContainerError.self) { try await maker.value }
    }

    @Test func registeringWhileOthersResolveIsSafe() async throws {
        container.registerSendable(Database.self) { _ in Database(number: 0) }
        try await withThrowingTaskGroup(of: Void.self) { [container] group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 { _ = try container.resolveSendable(Database.self) }
                }
            }
            for number in 0..<200 {
                container.registerSendable(Int.self, name: ServiceName("\(number)")) { _ in number }
                container.registerSendable(Database.self) { _ in Database(number: number) }
                await Task.yield()
            }
            try await group.waitForAll()
        }
        #expect(try container.resolveSendable(Database.self).number == 199)
    }
}

private final class SlowThing: Sendable {}

private struct NeedsSlowThing: Sendable {
    let thing: SlowThing
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }

    /// The chain of the container's error.
    fileprivate var chain: [String]? {
        if case .failure(let error as ContainerError) = self { error.chain } else { nil }
    }
}

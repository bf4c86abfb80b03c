import ScaenaKit
import Testing

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

@Suite("Container, from anywhere")
@MainActor
struct ContainerAnywhereTests {
    private let container = Container("test")
    private let counter = Counter()

    @Test func aServiceIsResolvedOffTheMainActor() async throws {
        container.registerAnywhere(Database.self) { [counter] _ in Database(number: counter.next()) }
        container.registerAnywhere(Repository.self) { Repository(database: try $0.resolveAnywhere()) }
        container.registerAnywhere(String.self) { _, number in "number \(number as Int)" }
        let (repository, text) = try await Task.detached { [container] in
            (try container.resolveAnywhere(Repository.self), try container.resolveAnywhere(String.self, 3))
        }.value
        #expect(repository.database.number == 1)
        #expect(text == "number 3")
        #expect(try container.resolve(Repository.self).database.number == 2)
    }

    @Test func aSharedServiceIsMadeOnceUnderContention() async throws {
        for _ in 0..<50 {
            let container = Container("test")
            let counter = Counter()
            container.registerAnywhere(Database.self, scope: .shared) { _ in Database(number: counter.next()) }
            container.registerAnywhere(Repository.self, scope: .shared) {
                Repository(database: try $0.resolveAnywhere())
            }
            let all = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for index in 0..<40 {
                    group.addTask {
                        index % 2 == 0
                            ? ObjectIdentifier(try container.resolveAnywhere(Repository.self))
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
        container.registerAnywhere(Int.self) { _ in 7 }
        container.register(Radio.self) { _ in Radio() }
        async let slow = container.resolveAsync(Database.self)
        for _ in 0..<100 {
            #expect(try container.resolveAnywhere(Int.self) == 7)
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
        container.registerAnywhere(Database.self, scope: .graph) { [counter] _ in Database(number: counter.next()) }
        container.registerAnywhere(Repository.self) { Repository(database: try $0.resolveAnywhere()) }
        container.registerAnywhere([Repository].self) {
            [try $0.resolveAnywhere(), try $0.resolveAnywhere()]
        }
        let pair = try container.resolveAnywhere([Repository].self)
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
        container.registerAnywhere(Database.self, scope: .weak) { [counter] _ in Database(number: counter.next()) }
        var database: Database? = try container.resolveAnywhere(Database.self)
        #expect(try container.resolveAnywhere(Database.self) === database)
        database = nil
        #expect(try container.resolveAnywhere(Database.self).number == 2)
    }

    @Test func placesAreTold() async throws {
        container.register(Radio.self) { _ in Radio() }
        container.registerAsync(Database.self) { _ in Database(number: 1) }
        container.registerAnywhere(Repository.self) { Repository(database: try $0.resolveAnywhere()) }
        container.register(String.self) { "\(try $0.resolve(Repository.self).database.number)" }
        let main = #expect(throws: ContainerError.self) { try container.resolveAnywhere(Radio.self) }
        #expect(main?.description == "Radio is made on the main actor: resolve it there, or with resolveAsync.")
        let awaited = #expect(throws: ContainerError.self) { try container.resolve(String.self) }
        #expect(
            awaited?.description
                == "Database is made asynchronously: resolve it with resolveAsync (String → Repository → Database).")
        _ = try await container.resolveAsync(Radio.self)
    }

    @Test func aCycleIsFoundThoughFactoriesCaptureTheContainer() async {
        let container = container
        container.registerAnywhere(Database.self, scope: .shared) { _ in
            try container.resolveAnywhere(Repository.self).database
        }
        container.registerAnywhere(Repository.self) { _ in
            Repository(database: try container.resolveAnywhere())
        }
        let error = #expect(throws: ContainerError.self) { try container.resolveAnywhere(Repository.self) }
        #expect(error?.chain == ["Repository", "Database", "Repository"])
        let again = await #expect(throws: ContainerError.self) { try await container.resolveAsync(Database.self) }
        #expect(again?.chain == ["Database", "Repository", "Database"])
        // The captured container holds its own factories: let them go.
        container.registerAnywhere(Database.self) { _ in Database(number: 0) }
        container.registerAnywhere(Repository.self) { _ in Repository(database: Database(number: 0)) }
    }

    /// Two threads each make what the other needs: both would wait for ever.
    @Test func aCycleOfWaitingIsFound() async {
        for _ in 0..<50 {
            let container = Container("test")
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
            async let database = { try? await container.resolveAsync(Database.self) }()
            async let repository = { try? await container.resolveAsync(Repository.self) }()
            let made = await (database, repository)
            #expect(made.0 == nil)
            #expect(made.1 == nil)
        }
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
        container.registerAnywhere(Database.self, scope: .shared) { [counter] _ in
            let number = counter.next()
            if number == 1 { throw Failure(number: 1) }
            return Database(number: number)
        }
        #expect(throws: ContainerError.self) { try container.resolveAnywhere(Database.self) }
        #expect(try container.resolveAnywhere(Database.self).number == 2)
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
        container.registerAnywhere(Database.self) { _ in Database(number: 0) }
        try await withThrowingTaskGroup(of: Void.self) { [container] group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 { _ = try container.resolveAnywhere(Database.self) }
                }
            }
            for number in 0..<200 {
                container.registerAnywhere(Int.self, name: ServiceName("\(number)")) { _ in number }
                container.registerAnywhere(Database.self) { _ in Database(number: number) }
                await Task.yield()
            }
            try await group.waitForAll()
        }
        #expect(try container.resolveAnywhere(Database.self).number == 199)
    }
}

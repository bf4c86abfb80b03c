import Foundation
import ScaenaKit
import Testing

@Suite("Loading")
@MainActor
struct LoadingTests {
    private let loading = Loading()

    @Test func tellsThatWorkIsUnderWay() async {
        var heard: [Bool] = []
        let token = loading.isLoading.observe { heard.append($0) }
        await loading.run {}.value
        #expect(heard == [false, true, false])
        token.end()
    }

    @Test func tellsWhatWentWrong() async {
        var heard: [any Error] = []
        let token = loading.errors.observe { heard.append($0) }
        await loading.run { throw Failure(number: 3) }.value
        #expect(heard as? [Failure] == [Failure(number: 3)])
        #expect(!loading.isLoading.currentValue)
        token.end()
    }

    @Test func aCancellationIsNoError() async {
        var heard: [any Error] = []
        let token = loading.errors.observe { heard.append($0) }
        await loading.run { throw CancellationError() }.value
        await loading.run { throw URLError(.cancelled) }.value
        await loading.run { throw FlowEnd.leftByHand }.value
        #expect(heard.isEmpty)
        token.end()
    }

    @Test func aNewRunCancelsTheOneBeforeWhichTellsNothingMore() async {
        var heard: [Bool] = []
        var errors = 0
        let tokens = [loading.isLoading.observe { heard.append($0) }, loading.errors.observe { _ in errors += 1 }]
        let first = loading.run {
            while !Task.isCancelled { await Task.yield() }
            throw Failure(number: 1)
        }
        await Task.yield()
        let second = loading.run { for _ in 0..<20 { await Task.yield() } }
        await first.value
        #expect(loading.isLoading.currentValue)
        await second.value
        #expect(heard == [false, true, false])
        #expect(errors == 0)
        withExtendedLifetime(tokens) {}
    }

    @Test func cancellingEndsTheLoadingAtOnce() async {
        let task = loading.run { while !Task.isCancelled { await Task.yield() } }
        loading.cancel()
        #expect(!loading.isLoading.currentValue)
        loading.cancel()
        await task.value
    }

    @Test func workEndsWithItsOwner() async {
        var owned: Loading? = Loading()
        let task = owned?.run { while !Task.isCancelled { await Task.yield() } }
        owned = nil
        await task?.value
        #expect(task?.isCancelled == true)
    }
}

import Architecture
import Foundation
import OwnBaseMainActor
import OwnContainer
import RidesMainActor
import ScaenaData
import ScaenaKit
import ScaenaUIKit
import Streams

@MainActor
protocol StyleObserver: AnyObject {
    func styleDidChange(to style: Style)
}

@MainActor
final class StyleLabel: StyleObserver {
    let label = UILabel()

    func styleDidChange(to style: Style) { label.text = style.rawValue }
}

let dispatcher = Dispatcher()
let shown = StyleLabel()
dispatcher.register((any StyleObserver).self, shown)
dispatcher.notify((any StyleObserver).self) { $0.styleDidChange(to: .ionic) }
print(shown.label.text ?? "nothing")

// One part each, beside the team's own base class.
let screen = NameViewController(title: "before")
dispatcher.register((any NameObserver).self, screen)
dispatcher.notify((any NameObserver).self) { $0.nameDidChange(to: "after") }
let count = StateRelay(1)
let label = CountLabel(count)
count.value = 2
print(
    screen.title ?? "nothing", label.label.text ?? "nothing", try makeContainer().resolve(String.self, name: "greeting")
)

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.makeKeyAndVisible()
let root = RootCoordinator(container: ServiceContainer(), placement: .root(of: window))
root.launch()
while !root.isRunning || window.rootViewController == nil { await Task.yield() }
let answer = Task { try await root.askForName() }
while root.asked?.host?.viewIfLoaded?.window == nil { await Task.yield() }
root.asked?.done("Ada")
print(try await answer.value)

// The data side.
guard let server = URL(string: "https://rides.example") else { exit(1) }
let provider = HTTPProvider(
    baseURL: server,
    transport: CannedTransport([
        "/rides/7": #"{"data": {"ride": {"id": 7, "state": "underWay", "price": 12}}}"#,
        "/rides": #"{"data": {"rides": [{"id": 7, "state": "finished", "price": 12}]}}"#,
    ]))
final class RideLabel: RideObserver {
    var text = ""

    func rideDidChange(_ ride: Ride) { text = RideMapper().viewModel(of: ride).title }
}
let rideLabel = RideLabel()
dispatcher.register((any RideObserver).self, rideLabel)
let rides = RideManager(provider: provider, store: MemoryStore(), dispatcher: dispatcher)
let ride = try await rides.ride(7)
while rideLabel.text.isEmpty { await Task.yield() }
print(rideLabel.text, Prices.total(of: [ride]))
let repository = Repository(local: StoredEntities<Ride>(in: MemoryStore(), key: "rides"), remote: RemoteRides(provider))
try await repository.refresh()
print(await repository.entities.map(\.state.rawValue).joined())

// The team's own networking, which loses the first request, under the same provider: it is sent again, and told.
let lines = AsyncStream.makeStream(of: String.self)
let over = HTTPProvider(
    baseURL: server,
    transport: TeamTransport(Tunnel.client(answer: #"{"data": {"ride": {"id": 8, "state": "underWay", "price": 9}}}"#)),
    retry: HTTPRetry(attempts: 2, firstPause: 0),
    log: HTTPLog { lines.continuation.yield("\($0.attempt): \($0.outcome)") })
let teams = RideManager(provider: over, store: MemoryStore(), dispatcher: dispatcher)
print(try await teams.ride(8).id)
lines.continuation.finish()
for await line in lines.stream { print(line) }

// Other sources of values, and other containers.
print(try await throughStreams().joined(separator: " "))
#if canImport(Combine)
    precondition(throughCombine() == ["Ada", "Grace", "Grace"])
#endif
print(await askTheirs().joined(separator: " "))

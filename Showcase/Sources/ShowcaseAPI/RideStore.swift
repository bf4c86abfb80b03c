import FlyingFox
import Foundation

/// The rides of the server, of which the newest may be under way.
struct RideStore {
    private struct Ride: Encodable {
        var id: String
        var state: String
        var driver: String
        var fare: Int
        var requested: Date
    }

    private static let states = ["requested", "accepted", "arrived", "started", "finished"]
    private static let drivers = ["Sara", "Reza", "Mina"]

    private var rides: [Ride] = []

    /// Where the newest ride is: `none` where there is none.
    var state: String { rides.last?.state ?? "none" }
    /// True if the newest ride goes on.
    var isUnderWay: Bool { !["none", "finished"].contains(state) }

    /// Begins a ride, and forgets the one that was under way.
    mutating func begin() {
        if isUnderWay { rides.removeLast() }
        rides.append(
            Ride(id: "\(rides.count + 1)", state: Self.states[0], driver: "", fare: 120_000, requested: Date()))
    }

    /// Has the ride that is under way go on.
    ///
    /// - Returns: True if it did.
    mutating func advance() -> Bool {
        guard isUnderWay, let index = Self.states.firstIndex(of: state) else { return false }
        var ride = rides.removeLast()
        ride.state = Self.states[index + 1]
        ride.driver = Self.drivers[rides.count % Self.drivers.count]
        ride.fare += 15_000
        rides.append(ride)
        return true
    }

    /// Where the newest ride is, as an answer.
    func answerCurrent() -> HTTPResponse {
        let nobody = Ride(id: "", state: "none", driver: "", fare: 0, requested: Date(timeIntervalSince1970: 0))
        return .json(["data": rides.last ?? nobody])
    }

    /// All rides, the newest first, as an answer.
    func answerAll() -> HTTPResponse { .json(["data": Array(rides.reversed())]) }
}

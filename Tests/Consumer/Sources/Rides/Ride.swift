internal import ScaenaData

/// A ride, as the app speaks of it.
package nonisolated struct Ride: RepositoryEntity {
    package enum State: String, CaseIterable, Codable, Sendable {
        case requested, underWay, finished
    }

    package let id: Int
    package var state: State
    package var price: Int

    package init(id: Int, state: State, price: Int) {
        self.id = id
        self.state = state
        self.price = price
    }
}

/// A ride, as the server writes it.
nonisolated struct RideDTO: Decodable, Sendable {
    let id: Int?
    let state: String?
    let price: Int?
}

extension RideDTO: EntityConvertible {
    nonisolated func entity() throws(MappingError) -> Ride {
        Ride(
            id: try Field("id", id).required(),
            state: try Field("state", state).oneOf(Ride.State.self),
            price: try Field("price", price).required())
    }
}

/// A ride, as a scene shows it.
package nonisolated struct RideViewModel: Equatable, Sendable {
    package let title: String
}

package nonisolated struct RideMapper: ViewModelConvertible {
    package init() {}

    package func viewModel(of entity: Ride) -> RideViewModel {
        RideViewModel(title: "Ride \(entity.id): \(entity.state.rawValue), \(entity.price)")
    }
}

import Flux

struct ProfileState: Equatable {
    var name = ""
    var walked = 0.0
}

enum ProfileAction: Equatable {
    case appeared
    case loaded(name: String, walked: Double)
}

typealias ProfileStore = Store<ProfileState, ProfileAction>

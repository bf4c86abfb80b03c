import Flux

struct OfflineMapsState: Equatable {
    var regions: [String] = []
    var isLoading = false
}

enum OfflineMapsAction: Equatable {
    case download(String)
    case stored(String)
}

typealias OfflineMapsStore = Store<OfflineMapsState, OfflineMapsAction>

import Flux

struct SettingsState: Equatable {
    var usesMiles = false
}

enum SettingsAction: Equatable {
    case milesToggled
}

typealias SettingsStore = Store<SettingsState, SettingsAction>

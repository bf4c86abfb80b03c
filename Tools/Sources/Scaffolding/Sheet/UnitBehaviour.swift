import Architecture

/// What happens in a unit, as its sheet orders it: checked against the sources around, and ready to become text.
struct UnitBehaviour: Equatable {
    /// Requests that are made one after the other, by a method of their own.
    struct Request: Equatable {
        /// The method's name: `fetchAbout`.
        let name: String
        /// The requests.
        let calls: [Call]
    }

    /// A request of something that the unit is handed.
    struct Call: Equatable {
        /// Whom it is made of.
        let thing: SharedThing
        /// What is asked.
        let verb: ContractVerb
        /// Code of what is passed.
        let arguments: String
        /// Whether its answer is what the unit presents.
        let isPresented: Bool
    }

    /// What follows an event.
    struct Action: Equatable {
        /// The name of the request that is made.
        var asks = ""
        /// Where the user goes.
        var goes: NavigationTarget?
        /// Whether it makes the request again that failed last.
        var repeats = false
    }

    /// A model of whose changes the unit hears.
    struct Observed: Equatable {
        /// Who tells it.
        let thing: SharedThing
        /// The contract by which it is told.
        let contract: String
        /// The message of the manager that registers: `tell`.
        let registers: ContractVerb
        /// What is told.
        let message: ContractVerb
        /// The name of the value in the message.
        let value: String
    }

    /// The model that the unit is about.
    var presented: PresentedModel?
    /// Whether the model goes in when the unit is built.
    var isPresentedTaken = false
    /// All requests.
    var requests: [Request] = []
    /// The name of the request that is made once the view is loaded.
    var ready = ""
    /// What follows events, by their messages.
    var actions: [String: Action] = [:]
    /// The models of whose changes the unit hears.
    var observed: [Observed] = []
    /// Whether the one who goes to other units needs what the whole app shares.
    var needsDependencies = false

    /// Whether it runs requests, and so stands on the runtime.
    var isRunning: Bool { !requests.isEmpty }
}

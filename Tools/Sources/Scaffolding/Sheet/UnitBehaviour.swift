import Architecture

/// The behaviour of a unit, as its sheet orders it: checked against the sources around, and ready to become text.
struct UnitBehaviour: Equatable {
    /// Requests that are made one after the other, by a method of their own.
    struct Request: Equatable {
        /// The method's name: `fetchAbout`.
        var name: String
        /// The requests.
        let calls: [Call]
        /// The values that it is handed by the code which has it made: the model of a row.
        let takes: [PassedValue]
        /// The steps once all have succeeded.
        let then: Steps
        /// The request that is made next, so that another try repeats nothing that was done; nil for none.
        var next: Next?

        /// Returns true for one that does the same, by whatever name.
        func isSame(as other: Request) -> Bool {
            (calls, takes, then, next) == (other.calls, other.takes, other.then, other.next)
        }
    }

    /// A request that follows another.
    struct Next: Equatable {
        /// The method's name.
        let name: String
        /// The values that it is handed.
        let handed: [PassedValue]
    }

    /// A request of something that the unit is handed, or of its own data side.
    struct Call: Equatable {
        /// Whom it is made of; nil for the unit's own.
        let thing: SharedThing?
        /// The verb of the request.
        let verb: ContractVerb
        /// The arguments.
        let arguments: [Argument]
        /// The name of what the unit presents, where the answer is that.
        let presented: String?
        /// The name of the answer, where something else follows from it.
        var answer: String?
    }

    /// Something that is passed with a request.
    struct Argument: Equatable {
        /// The label before it; nil where there is none.
        let label: String?
        /// The name of the unit's value.
        let name: String
        /// The property of it that is passed; nil where it is passed as a whole.
        var property: String?

        /// It as an argument of a call: `id: order.id`.
        var code: String { (label.map { "\($0): " } ?? "") + name + (property.map { ".\($0)" } ?? "") }
    }

    /// Where somebody goes, and with what.
    struct Way: Equatable {
        /// Where.
        let target: NavigationTarget
        /// Code of what is passed, by the parameters of the message.
        let values: [String: String]
    }

    /// The output that the one that opened the unit hears.
    struct Telling: Equatable {
        /// The value that comes out.
        let value: PassedValue
        /// Code of it; empty where nothing more is told.
        let code: String
    }

    /// The steps that follow at once, without a request.
    struct Steps: Equatable {
        /// The output that is told to the one that opened the unit.
        var tells: Telling?
        /// Where the user goes.
        var goes: Way?
        /// True if the unit is left.
        var leaves = false
        /// True if all is left up to the first unit of the stack.
        var toRoot = false

        /// True if nothing follows.
        var isEmpty: Bool { self == Steps() }
        /// The values that it speaks of.
        var names: [String] {
            let code = (goes.map { Array($0.values.values) } ?? []) + [tells?.code ?? ""]
            return code.map { String($0.prefix { $0 != "." }) }
        }
    }

    /// A question that the user answers first.
    struct Question: Equatable {
        /// The message: `confirmDeleteAll`.
        let message: String
        /// The question.
        let text: String
        /// The words of the button that says yes.
        let action: String
        /// True if something is lost.
        let isDestructive: Bool
    }

    /// The action that follows an event.
    struct Action: Equatable {
        /// The name of the request that is made; what follows its success is said there.
        var asks = ""
        /// The values that the request is handed.
        var handed: [PassedValue] = []
        /// The steps that follow at once.
        var steps = Steps()
        /// The question that the user is asked first.
        var confirm: Question?
        /// True if it makes the request again that failed last.
        var repeats = false
        /// True if it is about the model of a row.
        var needsRow = false

        /// True if anything follows.
        var isEmpty: Bool { asks.isEmpty && steps.isEmpty && !repeats }
    }

    /// A model of whose changes the unit hears.
    struct Observed: Equatable {
        /// The shared thing that tells it.
        let thing: SharedThing
        /// The contract by which it is told.
        let contract: String
        /// The message of the manager that registers: `tell`.
        let registers: ContractVerb
        /// The message.
        let message: ContractVerb
        /// The name of the value in the message.
        let value: String
    }

    /// Models that something shared keeps, and of which it tells whenever they change.
    struct Watched: Equatable {
        /// The shared thing that keeps them.
        let thing: SharedThing
        /// The property that tells: `all`.
        let relay: String
        /// The name of what the unit presents of them.
        let value: String
    }

    /// Something that an event waits for.
    enum Condition: Equatable {
        /// There is a network, as a property of something shared says.
        case online(SharedThing, relay: String)
        /// No request is under way.
        case idle
        /// A field is filled in, or a switch is on.
        case field(EnteredField)
    }

    /// The models that the unit shows as rows.
    struct Listed: Equatable {
        /// The models.
        let model: PresentedModel
        /// The type of what a row shows.
        let rowType: String
        /// The property by which a model is told from others, and how a row has it; nil where rows are told by their places.
        let identity: RowIdentity?
        /// The sentence that stands where there is none.
        let empty: String
        /// The type that builds a row of a model, and what a row has, where rows are the app's own.
        var built: BuiltRow?
        /// The properties in which a text is looked for that chooses the rows; empty for none.
        var search: [PassedValue] = []
        /// The message of a pull that has them fetched again; empty for none.
        var refresh = ""
        /// The message of a tap on a row; empty for none.
        var select = ""
    }

    /// The row built for a model wherever it is shown.
    struct BuiltRow: Equatable {
        /// The type that builds it: `PromotionPresentationModelBuilder`.
        let builder: String
        /// The properties of the row.
        let properties: [PassedValue]
    }

    /// The identity that tells a row from others.
    struct RowIdentity: Equatable {
        /// The primitive type of it: `String`.
        let type: String
        /// The code behind the model's `id` that gets it: `.uuidString`.
        let ending: String
    }

    /// The way in which the answer of a request of the unit's own is passed on, and the steps that follow from it.
    struct Answer: Equatable {
        /// The name of what is passed on; nil where it is success alone.
        var name: String?
        /// The word behind `present`: `Success`, or the name of the thing that succeeded.
        var message = ""
        /// The request that is made next.
        var next: Call?
        /// The steps that follow.
        var then = Steps()
    }

    /// The model that the unit is about.
    var presented: PresentedModel?
    /// True if the model goes in when the unit is built.
    var isPresentedTaken = false
    /// The models that it shows as rows.
    var listed: Listed?
    /// The values that the user enters.
    var fields: [EnteredField] = []
    /// All requests.
    var requests: [Request] = []
    /// The requests that the unit's own data side knows.
    var ownVerbs: [RequestVerb] = []
    /// The kind of view.
    var view = SheetView.code
    /// The name of the request that is made once the view is loaded.
    var ready = ""
    /// The actions that follow events, by their messages.
    var actions: [String: Action] = [:]
    /// The actions that follow other units' answers, by the message that goes there and the answer's.
    var answers: [String: Action] = [:]
    /// The models of whose changes the unit hears.
    var observed: [Observed] = []
    /// The models that something shared keeps for the units that show them.
    var watched: [Watched] = []
    /// The conditions that events wait for, by their messages.
    var conditions: [String: [Condition]] = [:]
    /// True if the role that goes to other units needs the things that the whole app shares.
    var needsDependencies = false

    /// Returns the way in which the answer of a request of the unit's own is passed on: the first that asks for it
    /// decides.
    func answer(of verb: RequestVerb) -> Answer {
        for request in requests {
            guard let index = request.calls.firstIndex(where: { $0.verb.name == verb.name }) else { continue }
            return Self.answer(at: index, of: request)
        }
        return Answer(message: "Success")
    }

    /// Returns the way in which the answer of one of several requests is passed on.
    static func answer(at index: Int, of request: Request) -> Answer {
        let call = request.calls[index]
        var answer = Answer(name: call.presented ?? call.answer)
        if index + 1 < request.calls.count {
            answer.next = request.calls[index + 1]
        } else {
            answer.then = request.then
        }
        // Success after which something follows is told from that after which nothing does.
        let title = call.verb.name.prefix(1).uppercased() + call.verb.name.dropFirst()
        let isFollowed = answer.next != nil || !answer.then.isEmpty
        answer.message = answer.name != nil ? "" : isFollowed ? title + "Success" : "Success"
        return answer
    }

    /// Returns a request and those that follow it.
    func chain(from request: Request) -> [Request] {
        guard let next = requests.first(where: { $0.name == request.next?.name }) else { return [request] }
        return [request] + chain(from: next)
    }

    /// True if it makes requests.
    var isRequesting: Bool { !requests.isEmpty }
    /// True if it awaits something, and so needs tasks.
    var isRunning: Bool { isRequesting || actions.values.contains { $0.confirm != nil } }
    /// Everything that follows somewhere.
    var allSteps: [Steps] { requests.map(\.then) + (actions.values.map(\.steps) + answers.values.map(\.steps)) }
    /// True if somebody leaves the unit.
    var leaves: Bool { allSteps.contains(where: \.leaves) }
    /// True if somebody goes back to the first unit of the stack.
    var goesToRoot: Bool { allSteps.contains(where: \.toRoot) }
}

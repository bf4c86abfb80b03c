import SourceModel

/// The names of a chain of calls, `button.rx.tap.map { … }.subscribe { … }`, each with its call.
struct SubscriptionChain {
    /// A name of the chain.
    struct Step {
        var name: String
        /// The call, where the name is one's.
        var call: CallFact?
    }

    private(set) var steps: [Step] = []

    /// Puts a chain together.
    ///
    /// - Parameters:
    ///   - path: The path; calls on the way are `()`.
    ///   - body: The body that it stands in.
    ///   - end: The number of the call behind it: those of the chain stand before.
    ///   - closure: The closure that it stands in.
    init?(_ path: PathFact, _ body: BodyFact, before end: Int, in closure: Int?) {
        var text = path.text[...]
        var limit = end
        while true {
            while let last = text.last, "?!".contains(last) { text.removeLast() }
            if text.hasSuffix("()") {
                text.removeLast(2)
                let name = String(text)
                guard
                    let number = body.calls[..<limit].lastIndex(where: {
                        $0.closure == closure && $0.callee.text == name
                    })
                else { return nil }
                limit = number
                steps.append(Step(name: body.calls[number].callee.last, call: body.calls[number]))
            } else {
                steps.append(Step(name: PathFact(String(text)).last))
            }
            guard let dot = Self.lastDot(of: text) else { break }
            text = text[..<dot]
        }
        steps.reverse()
    }

    /// The last dot that stands in no parentheses.
    private static func lastDot(of text: Substring) -> Substring.Index? {
        var depth = 0
        var place = text.endIndex
        while place > text.startIndex {
            place = text.index(before: place)
            switch text[place] {
            case ")", "]", ">", "}": depth += 1
            case "(", "[", "<", "{": depth -= 1
            case "." where depth == 0: return place
            default: break
            }
        }
        return nil
    }
}

/// The names by which libraries call what a subscription goes through.
enum StreamNames {
    /// Properties of `rx` that say something until their object ends.
    static let events: Set = [
        "tap", "controlEvent", "controlProperty", "text", "attributedText", "value", "isOn", "selectedSegmentIndex",
        "date", "countDownDuration", "event", "itemSelected", "itemDeselected", "itemHighlighted", "itemUnhighlighted",
        "itemInserted", "itemDeleted", "itemMoved", "itemAccessoryButtonTapped", "modelSelected", "modelDeselected",
        "modelDeleted", "willDisplayCell", "didEndDisplayingCell", "willDisplaySupplementaryView",
        "didEndDisplayingSupplementaryView", "prefetchRows", "prefetchItems", "contentOffset", "didScroll",
        "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
        "didEndScrollingAnimation", "didScrollToTop", "didZoom", "searchButtonClicked", "cancelButtonClicked",
        "bookmarkButtonClicked", "textDidBeginEditing", "textDidEndEditing", "didBeginEditing", "didEndEditing",
        "didChange", "didChangeSelection", "selectedScopeButtonIndex", "tapGesture", "longPressGesture", "panGesture",
        "swipeGesture", "pinchGesture", "rotationGesture", "screenEdgePanGesture", "anyGesture", "gesture",
        "hoverGesture", "notification", "methodInvoked", "sentMessage", "viewDidLoad", "viewWillAppear",
        "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "observe", "observeWeakly",
    ]

    /// The same, as publishers of a view.
    static let publishers: Set = [
        "tapPublisher", "textPublisher", "controlEventPublisher", "controlPublisher", "gesturePublisher",
        "didSelectRowPublisher", "didSelectItemPublisher", "isOnPublisher", "valuePublisher",
    ]

    /// Types whose values never end by themselves, and those that somebody may end.
    static let relays: Set = [
        "PublishRelay", "BehaviorRelay", "ReplayRelay", "Variable", "ControlEvent", "ControlProperty",
        "StateRelay", "EventRelay", "StateSource", "EventSource",
    ]
    static let subjects: Set = [
        "PublishSubject", "BehaviorSubject", "ReplaySubject", "PassthroughSubject", "CurrentValueSubject",
    ]

    /// Types of streams of which somebody else says when they end.
    static let streams = subjects.union([
        "Observable", "Driver", "Signal", "SharedSequence", "Infallible", "AnyPublisher",
    ])

    /// Operators of which none ends what it is applied to, and the names of subscribing.
    static let operators: Set = [
        "map", "filter", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "compactMap", "do", "debounce",
        "throttle", "distinctUntilChanged", "skip", "skipWhile", "withLatestFrom", "withUnretained", "observe",
        "observeOn", "subscribeOn", "asObservable", "asObserver", "asDriver", "asSignal", "asControlEvent", "share",
        "startWith",
        "scan", "delay", "debug", "orEmpty", "changed", "unwrap", "mapTo", "mapToVoid", "mapVoid", "catchAndReturn",
        "catchErrorJustReturn", "catch", "catchError", "retry", "pairwise", "when", "asLocation", "merge", "replay",
        "removeDuplicates", "dropFirst", "drop", "receive", "handleEvents", "combineLatest", "prepend",
        "switchToLatest", "eraseToAnyPublisher", "replaceError", "replaceNil", "print", "setFailureType", "mapError",
        "tryMap", "autoconnect", "asDriverOnErrorJustComplete", "filterNil", "void", "subscribe", "bind", "drive",
        "emit", "sink", "assign",
    ]

    /// Names of the one object of a class, which lives as long as the app.
    static let shared: Set = ["shared", "instance", "sharedInstance", "default", "main", "current", "standard"]

    /// Properties of a screen that lead to objects which others keep, and end with those.
    static let foreign: Set = [
        "navigationController", "tabBarController", "splitViewController", "parent", "presentingViewController",
        "presentedViewController", "superview", "window", "delegate",
    ]
}

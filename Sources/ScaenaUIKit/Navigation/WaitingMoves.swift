import ScaenaKit

/// The navigations that wait for the end of a transition, window by window, in the order in which they were asked for:
/// were each to wait by itself, the second of two taps might find the way free before the first.
@MainActor
package enum WaitingMoves {
    typealias Move = @MainActor () async -> Void

    private static var queues: [ObjectIdentifier: [Move]] = [:]

    /// Returns true if a navigation waits in a window.
    package static func exist(in window: UIWindow) -> Bool {
        queues[ObjectIdentifier(window)] != nil
    }

    /// Returns true if a navigation waits where a view controller is.
    static func exist(around viewController: UIViewController) -> Bool {
        queues[place(of: viewController)] != nil
    }

    /// Makes a navigation when those before it have been made.
    ///
    /// - Parameters:
    ///   - viewController: Says in which window.
    ///   - move: Waits for the end of what moves, and begins.
    static func add(around viewController: UIViewController, _ move: @escaping Move) {
        add(at: place(of: viewController), move)
    }

    /// Makes a navigation when those before it in a window have been made.
    static func add(in window: UIWindow, _ move: @escaping Move) {
        add(at: ObjectIdentifier(window), move)
    }

    private static func add(at place: ObjectIdentifier, _ move: @escaping Move) {
        guard queues[place] == nil else {
            queues[place]?.append(move)
            return
        }
        queues[place] = [move]
        Task { @MainActor in
            while let next = queues[place]?.first {
                await next()
                queues[place]?.removeFirst()
            }
            queues[place] = nil
        }
    }

    /// Where nobody sees a view controller, its outermost container says what belongs together.
    private static func place(of viewController: UIViewController) -> ObjectIdentifier {
        Transitions.window(of: viewController).map { ObjectIdentifier($0) }
            ?? ObjectIdentifier(viewController.outermostContainer)
    }
}

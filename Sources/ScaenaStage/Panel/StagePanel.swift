#if Stage && !canImport(UIKit)

    /// The panel that a browser shows beside the phone: the app as the runtime sees it.
    package struct StagePanel: Equatable, Sendable {
        /// One line of the tree of flows and scenes.
        package struct Node: Equatable, Codable, Sendable {
            /// The kind of thing that a line is about.
            package enum Kind: String, Codable, Sendable {
                /// A coordinator.
                case flow
                /// A scene; its children are its actors.
                case scene
                /// An actor of a scene.
                case actor
            }

            /// The state of a flow, a scene or an actor.
            package enum State: String, Codable, Sendable {
                /// In the window now.
                case shown
                /// Alive, as it should be.
                case alive
                /// It has left, and has a moment to go.
                case leaving
                /// It should not be any more.
                case stayed
            }

            /// The same as long as the node is there.
            package var id: String
            /// The kind of thing that the line is about.
            package var kind: Kind
            /// The name: a flow's type, a scene's name, an actor's role.
            package var name: String
            /// More about it, such as the holder of an actor that stayed.
            package var detail: String?
            /// The state.
            package var state: State
            /// The lines below this one.
            package var children: [Node]?
        }

        /// One line of the log.
        package struct Entry: Equatable, Codable, Sendable {
            /// The kind of event that a line is about.
            package enum Kind: String, Codable, Sendable, CaseIterable {
                /// Scenes that come and go, and navigation that was refused.
                case scene
                /// Flows that begin and end.
                case flow
                /// Posts of a dispatcher.
                case post
                /// Requests.
                case request
                /// Somebody stayed, or there are too many.
                case finding
            }

            /// Counts up from 1.
            package var number: Int
            /// When, in milliseconds since 1970.
            package var time: Double
            /// The kind of event.
            package var kind: Kind
            /// A description of the event.
            package var text: String
            /// True if somebody should look at it.
            package var isTrouble: Bool?
        }

        /// The flows that run, with the scenes in them; then the scenes that are in no flow.
        package var tree: [Node] = []
        /// The events, the oldest first; not all of them.
        package var log: [Entry] = []

        /// Nothing.
        package init() {}
    }

    /// Where a panel comes from.
    @MainActor
    package protocol StagePanelSource: AnyObject {
        /// Told after each change of what ``panel()`` returns; may be told more often than needed.
        var onChange: (@MainActor () -> Void)? { get set }

        /// Returns the panel to be shown now.
        func panel() -> StagePanel

        /// Adds a line to the log.
        func note(_ text: String)
    }
#endif

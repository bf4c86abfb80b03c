#if Stage && !canImport(UIKit)

    /// What a browser shows beside the phone: the app as the runtime sees it.
    package struct StagePanel: Equatable, Sendable {
        /// One line of the tree of flows and scenes.
        package struct Node: Equatable, Codable, Sendable {
            /// What a line is about.
            package enum Kind: String, Codable, Sendable {
                /// A coordinator.
                case flow
                /// A scene; its children are its actors.
                case scene
                /// An actor of a scene.
                case actor
            }

            /// How it is with it.
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
            /// What it is.
            package var kind: Kind
            /// What it is called: a flow's type, a scene's name, an actor's role.
            package var name: String
            /// What else there is to say, such as who holds an actor that stayed.
            package var detail: String?
            /// How it is.
            package var state: State
            /// What is in it.
            package var children: [Node]?
        }

        /// One line of the log.
        package struct Entry: Equatable, Codable, Sendable {
            /// What a line is about.
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
            /// What it is about.
            package var kind: Kind
            /// What happened, in words.
            package var text: String
            /// Whether somebody should look at it.
            package var isTrouble: Bool?
        }

        /// The flows that run, with the scenes in them; then the scenes that are in no flow.
        package var tree: [Node] = []
        /// What happened, the oldest first; not all of it.
        package var log: [Entry] = []

        /// Nothing.
        package init() {}
    }

    /// Where a panel comes from.
    @MainActor
    package protocol StagePanelSource: AnyObject {
        /// Told after each change of what ``panel()`` returns; may be told more often than needed.
        var onChange: (@MainActor () -> Void)? { get set }

        /// What is to be shown now.
        func panel() -> StagePanel

        /// Adds a line to the log.
        func note(_ text: String)
    }
#endif

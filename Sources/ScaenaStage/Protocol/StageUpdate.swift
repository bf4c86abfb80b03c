#if Stage && !canImport(UIKit)
    import Foundation

    /// An update from the app to a browser: everything that changed since the last one, in one JSON object.
    ///
    /// Parts that did not change are left out. The first one has the whole ``tree``, every later one a ``patch``.
    package struct StageUpdate: Equatable, Codable, Sendable {
        /// An answer to one ``StageInput``: every message gets one.
        package struct Answer: Equatable, Codable, Sendable {
            /// The number of the message; absent when it could not be read.
            package var seq: Int?
            /// Why the message was not followed; absent when it was.
            package var refused: String?

            package init(seq: Int?, refused: String? = nil) {
                self.seq = seq
                self.refused = refused
            }
        }

        /// One of the host's controls, as a browser shows it.
        package struct Control: Equatable, Codable, Sendable {
            /// The control's name.
            package var label: String
            /// The choices.
            package var choices: [String]
            /// The position of the choice.
            package var selected: Int
            /// True while the host is still at work on the choice.
            package var busy: Bool
        }

        /// The version of the protocol.
        package var v = StageInput.version
        /// The app's name, in the first update.
        package var app: String?
        /// The whole tree, in the first update and when there is no way from the old one.
        package var tree: StageNode?
        /// The way from the tree that the browser has.
        package var patch: StagePatch?
        /// The host's controls, when they changed.
        package var controls: [Control]?
        /// The flows and scenes of the panel, when they changed.
        package var scenes: [StagePanel.Node]?
        /// The new lines of the panel's log.
        package var log: [StagePanel.Entry]?
        /// An address that the app wants to be opened elsewhere: for a person to follow, or not.
        package var link: String?
        /// The state of the app's next build, when that changed.
        package var build: Build?
        /// A test of all that was done so far, where the browser has asked for it.
        package var story: String?
        /// The app's requests that have begun or changed.
        package var requests: [Request]?
        /// The rules, each for an endpoint, when they changed.
        package var rules: [StageRule]?
        /// The content of a request and its answer, where the browser has asked for it.
        package var exchange: Exchange?
        /// The faults that keep people from using what is seen, where the browser has asked for it.
        package var faults: [Fault]?
        /// The description of an element, where the browser has asked for it.
        package var inspection: Inspection?
        /// Answers to what the browser sent.
        package var answers: [Answer]?

        package init() {}

        /// True if there is nothing to tell.
        package var isEmpty: Bool {
            app == nil && tree == nil && patch == nil && controls == nil && scenes == nil && log == nil
                && link == nil && build == nil && story == nil && requests == nil && rules == nil && exchange == nil
                && faults == nil && inspection == nil && answers == nil
        }

        /// The update as UTF-8 JSON.
        package func encoded() throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            return try encoder.encode(self)
        }
    }
#endif

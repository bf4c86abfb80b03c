#if Stage && !canImport(UIKit)

    extension StageUpdate {
        /// The state of the app's next build, under `scaena run`: `RunNews` of the tool writes it.
        package struct Build: Equatable, Codable, Sendable {
            /// The state.
            package enum State: String, Codable, Sendable {
                /// Nothing is to be said.
                case none
                /// It is being built.
                case building
                /// It could not be built; what is shown is older.
                case failed
                /// The next app takes this one's place.
                case starting
                /// It is not there any more.
                case crashed
            }

            /// One thing that keeps it from being built.
            package struct Problem: Equatable, Codable, Sendable {
                /// The file, as seen from the package; absent where it has no place.
                package var file: String?
                /// The line, from 1.
                package var line: Int?
                /// The column, from 1.
                package var column: Int?
                /// The compiler's message.
                package var message: String
                /// The line of the source.
                package var source: String?
            }

            /// The state.
            package var state: State
            /// The first problems.
            package var problems: [Problem]?
            /// The number of further problems.
            package var more: Int?
            /// The last words of an app that crashed.
            package var trace: String?
            /// The action before the crash.
            package var last: String?
        }
    }
#endif

#if Stage && !canImport(UIKit)

    extension StageUpdate {
        /// Something that keeps people from using what is seen.
        package struct Fault: Equatable, Codable, Sendable {
            /// The node, where it is one.
            package var id: Int?
            /// A sentence.
            package var text: String
        }

        /// The description of an element.
        package struct Inspection: Equatable, Codable, Sendable {
            /// The node.
            package var id: Int
            /// Its type.
            package var type: String
            /// Its owners, from the nearest: properties of views and controllers, then the scene.
            package var owners: [String]
            /// The values that are set there.
            package var facts: [String]
            /// The constraints that hold it.
            package var constraints: [String]
            /// Where it was made, as file and line; absent where that is not known.
            package var source: String?
        }
    }
#endif

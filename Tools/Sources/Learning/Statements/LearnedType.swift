/// A type of the sources.
package struct LearnedType: Sendable, Hashable {
    /// Its name.
    package var name: String
    /// The absolute path of its file.
    package var file: String
    /// The line of its declaration.
    package var line: Int
}

/// A file of a unit.
package struct LearnedFile: Sendable {
    /// The id in the definition.
    package var id: String
    /// Its path inside the unit's folder, as a name form.
    package var path: Learned<String>
    /// The ids of what stands in it, each with how many units have it there.
    package var holds: [Learned<String>]
    /// Where else most of those stand that do not stand here, by the ids of what stands here.
    package var others: [String: Learned<String>] = [:]
    /// The modules that most of these files import.
    package var imports: [Learned<String>] = []
    /// In how many units it lies in this folder or below it, where no path in it is that of most.
    var below: Evidence?
    /// True if no type stands in it, and free functions alone do.
    var isOfFunctions = false
}

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

    /// Names the file after the type in it where none of a unit's names is in its own, as in `ViewModels.swift` or `AV.swift`: a new
    /// unit needs a file of its own.
    mutating func takeName(of type: LearnedRole) {
        guard !isOfFunctions, !path.value.contains("{"), !type.name.isOpen else { return }
        let folder = path.value.lastIndex(of: "/").map { String(path.value[...$0]) } ?? ""
        path = Learned("\(folder)\(type.form).swift", Evidence(0, of: type.presence.count))
    }
}

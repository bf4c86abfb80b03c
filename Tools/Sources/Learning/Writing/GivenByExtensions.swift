import SourceModel

/// The members that the app's extensions of others' classes give to all who inherit from these: of `UIViewController` to each screen.
extension AppLearning {
    /// Returns true if a type of a new scene has a member by an extension of a class that it inherits from.
    ///
    /// - Parameters:
    ///   - member: The member's name.
    ///   - type: The type's name.
    ///   - files: The facts of the scene's files.
    package func isGiven(_ member: String, to type: String, in files: [FileFacts]) -> Bool {
        let parts = files.flatMap(\.types).filter { $0.name == type }
        return givenByExtensions(to: parts.flatMap { $0.inheritance.compactMap(\.lastName) }).contains(member)
    }

    /// Returns the members that types have by extensions of what they inherit from.
    ///
    /// - Parameter parents: The names of what they inherit from.
    func givenByExtensions(to parents: [String]) -> Set<String> {
        let app = kept.app
        let all = Set(parents + parents.flatMap { app.indices[$0] ?? [] }.flatMap { app.ancestors(of: $0) })
        let files = Set(app.outsideExtensions.filter { all.contains($0.name) }.map(\.file)).sorted()
        return files.reduce(into: []) { given, file in
            guard let bytes = try? FileBytes.read(app.files[file].path),
                let facts = withExtendedLifetime(
                    bytes, { FileFacts(parsing: String(decoding: bytes.bytes, as: UTF8.self), depth: .whole) })
            else { return }
            for type in facts.types where type.kind == .extension && all.contains(type.name) {
                given.formUnion(type.members.map(\.name))
            }
        }
    }
}

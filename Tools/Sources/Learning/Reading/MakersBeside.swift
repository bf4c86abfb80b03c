import Architecture

/// The files that belong to no scene and may make screens and their parts all the same: what is added to `UIViewController`, a helper, a
/// modifier of views, a container's registrations.
extension SourceApp {
    /// Returns the files of those who may make screens or parts that nobody is seen to make, of those files that were not read; none where
    /// each one's maker is seen.
    ///
    /// - Parameters:
    ///   - units: The units of scenes.
    ///   - read: The numbers of the files whose members were read.
    func filesOfMakers(of units: some Sequence<AppUnit>, besides read: Set<Int>) -> [Int] {
        let members = units.flatMap(\.members).filter { !$0.role.isOpen }
        let screens = members.filter { isScreen($0.type) }.map { types[$0.type] }
        guard !screens.isEmpty else { return [] }
        var made: Set<String> = []
        for type in types + outsideExtensions where read.contains(type.file) && !type.isPreview {
            for function in type.functions { made.formUnion(OutsideBuilders.made(by: function)) }
        }
        let isShown = screens.contains { !made.contains($0.name) }
        let isGiven = hasUnmade(members, made) { types[$0].kind == .class && !self.isShown($0) }
        let reducers = hasUnmade(members, made) { types[$0].isReducer } ? types.filter(\.isReducer).map(\.file) : []
        guard isShown || isGiven || !reducers.isEmpty else { return [] }
        let makers = types.lazy.filter {
            $0.kind != .protocol && ($0.name.hasSuffix("Dependency") || OutsideBuilders.isNamedAfterScenes($0))
        }
        let extended = outsideExtensions.lazy.filter { OutsideBuilders.isNamed($0) || $0.name.hasSuffix("Delegate") }
        let named = Set(reducers).union(isShown ? extended.map(\.file) + makers.map(\.file) : [])
        return files.indices.filter { file in
            guard !read.contains(file), !files[file].isTest else { return false }
            if isGiven, OutsideBuilders.registers(files[file]) { return true }
            if named.contains(file) { return true }
            return isShown
                && (hasBuildersName(file) || files[file].imports.contains(where: Self.interfaces.contains))
        }
    }

    /// Returns true if most of some parts of a role are made by nobody who is seen: a container gives what shows nothing, and a reducer of
    /// no scene those of scenes.
    private func hasUnmade(
        _ members: [AppUnit.Member], _ made: Set<String>, where isPart: (Int) -> Bool
    ) -> Bool {
        let parts = members.filter { isPart($0.type) }
        return Dictionary(grouping: parts, by: \.role).values.contains { parts in
            parts.count { !made.contains(types[$0.type].name) } * 2 > parts.count
        }
    }

    /// The modules without which nobody shows a screen.
    private static let interfaces: Set = ["UIKit", "SwiftUI"]
}

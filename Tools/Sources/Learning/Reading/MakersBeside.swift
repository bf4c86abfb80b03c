/// The files that belong to no scene and may make screens all the same: what is added to `UIViewController`, a helper, a modifier of
/// views.
extension SourceApp {
    /// Returns the files of those who may make screens that nobody is seen to make, of those files that were not read; none where each
    /// screen's maker is seen.
    ///
    /// - Parameters:
    ///   - units: The units of scenes.
    ///   - read: The numbers of the files whose members were read.
    func filesOfMakers(of units: some Sequence<AppUnit>, besides read: Set<Int>) -> [Int] {
        let screens = units.flatMap(\.members).filter { !$0.role.isOpen && isScreen($0.type) }.map { types[$0.type] }
        guard !screens.isEmpty else { return [] }
        var made: Set<String> = []
        for type in types + outsideExtensions where read.contains(type.file) && !type.isPreview {
            for function in type.functions { made.formUnion(OutsideBuilders.made(by: function)) }
        }
        guard screens.contains(where: { !made.contains($0.name) }) else { return [] }
        let makers = types.lazy.filter {
            $0.kind != .protocol && ($0.name.hasSuffix("Dependency") || OutsideBuilders.isNamedAfterScenes($0))
        }
        let extended = outsideExtensions.lazy.filter { OutsideBuilders.isNamed($0) || $0.name.hasSuffix("Delegate") }
        let named = Set(extended.map(\.file)).union(makers.map(\.file))
        return files.indices.filter { file in
            !read.contains(file) && !files[file].isTest
                && (named.contains(file) || hasBuildersName(file)
                    || files[file].imports.contains(where: Self.interfaces.contains))
        }
    }

    /// The modules without which nobody shows a screen.
    private static let interfaces: Set = ["UIKit", "SwiftUI"]
}

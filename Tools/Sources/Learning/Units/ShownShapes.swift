extension SourceApp {
    /// The app's view controllers and views of SwiftUI, those of tests, previews, and private or nested ones left out.
    var openScreens: [Int] {
        types.indices.filter(isOpenScreen)
    }

    /// Returns true if a type is a view controller or a view of SwiftUI, and none of tests, no preview, neither private nor nested.
    func isOpenScreen(_ index: Int) -> Bool {
        let type = types[index]
        return type.nesting.isEmpty && !type.isOfFile && !type.isPreview && !files[type.file].isTest && isScreen(index)
    }

    /// Returns the shape that a type shows.
    func shape(of type: Int) -> RoleName.Shape {
        if types[type].kind == .class { return isShown(type) || standsOnView(type) ? .uiKit : .any }
        return isShown(type) ? .swiftUI : .any
    }

    /// Returns true if a class stands on a view of UIKit's over classes of the app's own.
    private func standsOnView(_ type: Int) -> Bool {
        var (next, left) = (type, Self.farthestBase)
        while left > 0, let first = types[next].inherits.first, let base = index(of: first, near: types[next].file),
            types[base].kind == .class, base != next
        {
            if isShown(base) { return true }
            (next, left) = (base, left - 1)
        }
        return false
    }

    /// The number of classes between a view and UIKit's that are looked at.
    private static var farthestBase: Int { 6 }
}

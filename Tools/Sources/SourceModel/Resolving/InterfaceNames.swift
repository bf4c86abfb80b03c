/// The names that UIKit and SwiftUI give, as far as a name tells by itself.
package enum InterfaceNames {
    /// Returns true if a name looks like one of UIKit's.
    ///
    /// - Parameter name: The name of a type, or of a member.
    package static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }

    /// Returns true if a name looks like one of UIKit's that could be Foundation's, too, such as those of attributed strings.
    ///
    /// - Parameter name: The name of a type, or of a member.
    package static func isNearlyOfUIKit(_ name: String) -> Bool { nearly.contains(where: name.hasPrefix) }

    /// Returns true if a name of UIKit's is of what is seen on a screen, or acts there.
    ///
    /// - Parameter name: The name of a type.
    package static func isSeen(_ name: String) -> Bool { seen.contains(where: name.hasSuffix) }

    /// Returns true if a name is of one of AppKit's classes that are seen, or act there; fetched results are none.
    ///
    /// - Parameter name: The name of a type.
    package static func isSeenOfAppKit(_ name: String) -> Bool {
        name.hasPrefix("NS") && isSeen(name) && name != "NSFetchedResultsController"
    }

    /// The values of SwiftUI's that a state may have as well as a colour of UIKit's.
    package static let values: Set<String> = ["Color", "Font", "Image", "LocalizedStringKey", "NavigationPath"]

    /// The names of SwiftUI's that code which shows nothing may write: its values, and what changes or binds them.
    package static let ofSwiftUI = values.union([
        "Animation", "Binding", "DynamicProperty", "EdgeInsets", "Namespace", "Text", "ViewModifier",
    ])

    /// The modules to which SwiftUI adds types that neither has alone, as `PhotosPickerItem` to PhotosUI.
    package static let overlaid: Set<String> = ["PhotosUI", "MapKit", "StoreKit", "AVKit", "CoreData", "SwiftData"]

    private static let nearly = [
        "NSAttributedString", "NSCollectionLayout", "NSDiffableDataSource", "NSDirectional", "NSLayout", "NSMutable",
        "NSParagraph", "NSText",
    ]
    private static let seen = [
        "View", "Controller", "Cell", "Control", "Button", "Label", "Field", "Bar", "BarItem", "Window", "Storyboard",
        "Nib", "Action", "Recognizer", "Picker", "Application",
    ]
}

#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    extension UIBarButtonItem.SystemItem {
        /// True if the item is only space between others.
        var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

        /// The picture of those that are not written.
        var symbol: String? {
            switch self {
            case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrow.left"
            case .action: "square.and.arrow.up"
            case .organize: "tray"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            }
        }
    }
#endif

#if Stage && !canImport(UIKit)
    import ScaenaUIKit

    /// How the bar items look that the system names.
    struct SystemItemLook {
        let title: String?
        let symbol: String?
        let label: String?
        let isSpace: Bool

        private init(title: String? = nil, symbol: String? = nil, label: String? = nil, isSpace: Bool = false) {
            self.title = title
            self.symbol = symbol
            self.label = label
            self.isSpace = isSpace
        }

        @MainActor
        init(_ item: UIBarButtonItem.SystemItem) {
            switch item {
            case .done: self.init(title: "Done")
            case .cancel: self.init(title: "Cancel")
            case .edit: self.init(title: "Edit")
            case .save: self.init(title: "Save")
            case .flexibleSpace, .fixedSpace: self.init(isSpace: true)
            case .add: self.init(symbol: "plus", label: "Add")
            case .compose: self.init(symbol: "square.and.pencil", label: "Compose")
            case .reply: self.init(symbol: "arrow.left", label: "Reply")
            case .action: self.init(symbol: "square.and.arrow.up", label: "Share")
            case .organize: self.init(symbol: "tray", label: "Organize")
            case .bookmarks: self.init(symbol: "book", label: "Bookmarks")
            case .search: self.init(symbol: "magnifyingglass", label: "Search")
            case .refresh: self.init(symbol: "arrow.clockwise", label: "Refresh")
            case .stop: self.init(symbol: "xmark", label: "Stop")
            case .camera: self.init(symbol: "camera", label: "Camera")
            case .trash: self.init(symbol: "trash", label: "Delete")
            case .close: self.init(symbol: "xmark", label: "Close")
            }
        }
    }
#endif

#if !canImport(UIKit)
    import Foundation

    extension UIBarButtonItem.SystemItem {
        /// The words that a person reads or hears of it, in the device's language; `nil` for space between items.
        ///
        /// As on a device the words are the system's; English and Persian are spoken here.
        package var words: String? {
            let language = SystemSettings.current.language ?? "en"
            return language.hasPrefix("fa") ? persian : english
        }

        private var english: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .close: "Close"
            case .flexibleSpace, .fixedSpace: nil
            }
        }

        private var persian: String? {
            switch self {
            case .done: "انجام شد"
            case .cancel: "لغو"
            case .edit: "ویرایش"
            case .save: "ذخیره"
            case .add: "افزودن"
            case .compose: "نوشتن"
            case .reply: "پاسخ"
            case .action: "هم‌رسانی"
            case .organize: "مرتب کردن"
            case .bookmarks: "نشانک‌ها"
            case .search: "جستجو"
            case .refresh: "به‌روزرسانی"
            case .stop: "توقف"
            case .camera: "دوربین"
            case .trash: "حذف"
            case .close: "بستن"
            case .flexibleSpace, .fixedSpace: nil
            }
        }
    }

    /// *Edit*, or *Done* while its controller is edited.
    final class EditBarButtonItem: UIBarButtonItem {
        /// The system's word, unless the app has said another since editing was turned on or off.
        override var title: String? {
            get { super.title ?? systemItem?.words }
            set { super.title = newValue }
        }

        convenience init(of controller: UIViewController) {
            self.init(
                systemItem: .edit,
                primaryAction: UIAction { [weak controller] _ in
                    guard let controller else { return }
                    controller.setEditing(!controller.isEditing, animated: true)
                })
            show(controller.isEditing)
        }

        func show(_ isEditing: Bool) {
            systemItem = isEditing ? .done : .edit
            style = isEditing ? .done : .plain
            title = nil
        }
    }
#endif

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// The button that turns a controller's editing on and off.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem>.
    @Suite("Edit button", .serialized)
    @MainActor
    struct EditButtonTests {
        @Test("A tap turns editing on, and the table and the button's word follow; another turns it off")
        func table() async throws {
            let screen = UITableViewController(style: .plain)
            screen.navigationItem.rightBarButtonItem = screen.editButtonItem
            let stack = UINavigationController(rootViewController: screen)
            let window = makeWindow(showing: stack)
            await settle()
            let button = screen.editButtonItem
            #expect(button.title == "Edit" && button.style == .plain && screen.editButtonItem === button)
            try UserInput.tap(button, in: stack)
            #expect(screen.isEditing && screen.tableView.isEditing)
            #expect(button.title == "Done" && button.style == .done)
            try UserInput.tap(button, in: stack)
            #expect(!screen.isEditing && !screen.tableView.isEditing && button.title == "Edit")
            withExtendedLifetime(window) {}
        }

        @Test("Whoever overrides setEditing hears of every way in, and may say another word")
        func override() {
            let screen = Recorder()
            screen.isEditing = true
            #expect(screen.told == ["true false"])
            #expect(screen.editButtonItem.title == "Done")
            screen.editButtonItem.title = "Ready"
            #expect(screen.editButtonItem.title == "Ready")
            screen.setEditing(false, animated: true)
            #expect(screen.told.last == "false true" && screen.editButtonItem.title == "Edit")
        }

        @Test("The system's words are those of the device's language")
        func language() {
            let button = UIViewController().editButtonItem
            let add = UIBarButtonItem(systemItem: .add)
            var settings = SystemSettings()
            settings.language = "fa-IR"
            UIApplication.shared.use(settings)
            defer { UIApplication.shared.use(SystemSettings()) }
            #expect(button.title == "ویرایش")
            #expect(add.systemItem?.words == "افزودن" && add.title == nil)
        }
    }

    private final class Recorder: UIViewController {
        private(set) var told: [String] = []

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            told.append("\(editing) \(animated)")
        }
    }
#endif

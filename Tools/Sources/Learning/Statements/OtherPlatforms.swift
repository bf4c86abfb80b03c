/// The other systems that ways of making scenes are for, of an app for iOS.
enum OtherPlatform: String, Sendable {
    case mac = "the Mac"
    case watch = "the watch"
    case television = "the TV"

    /// The system that most units are for, where that is another than the phone's.
    ///
    /// - Parameters:
    ///   - units: The units.
    ///   - app: The app.
    init?(of units: [AppUnit], in app: SourceApp) {
        func most(_ fits: (AppUnit) -> Bool) -> Bool { units.count(where: fits) * 2 > units.count }
        func imports(_ unit: AppUnit, _ modules: [String]) -> Bool {
            let files = Set(
                unit.members.filter { app.types[$0.type].kind != .protocol }.map { app.types[$0.type].file })
            return files.contains { app.files[$0].imports.contains(where: modules.contains) }
        }
        if most({ imports($0, ["AppKit", "Cocoa"]) && !imports($0, ["UIKit"]) }) {
            self = .mac
        } else if most({ imports($0, ["WatchKit"]) || Self.isOfWatch(app.shown($0.folder)) }) {
            self = .watch
        } else if most({ imports($0, ["TVUIKit", "TVServices"]) || Self.isOfTelevision(app.shown($0.folder)) }) {
            self = .television
        } else {
            return nil
        }
    }

    /// Returns true if a folder lies in one that is called as a target for the TV: `About-tvOS`. A `TV` alone may be what an app is about.
    private static func isOfTelevision(_ folder: String) -> Bool {
        folder.split(separator: "/").contains { $0.lowercased().hasSuffix("tvos") }
    }

    /// Returns true if a folder lies in one that is called as a target for the watch: `About Watch App`, `AboutWatch`.
    private static func isOfWatch(_ folder: String) -> Bool {
        folder.split(separator: "/").contains { name in
            name.split(separator: " ").contains { $0 == "Watch" || $0 == "WatchKit" } || name.hasSuffix("Watch")
                || name.hasSuffix("WatchKit")
        }
    }
}

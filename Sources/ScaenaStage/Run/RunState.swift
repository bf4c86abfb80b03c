#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The state of an app, for the next one that `scaena run` starts.
    struct RunState: Codable {
        /// The activity that the scene's delegate gave to be kept.
        var activity: Activity?
        /// The way to what was seen.
        var way: [StageWay.Step]

        /// An activity as a file can hold it.
        struct Activity: Codable {
            var type: String
            var info: Data

            /// Takes the parts of an activity that can be kept; `nil` where its details are no property list, as they
            /// must be on a device.
            @MainActor
            init?(_ activity: NSUserActivity) {
                let info = activity.userInfo ?? [:]
                guard
                    let data = try? PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0)
                else { return nil }
                type = activity.activityType
                self.info = data
            }

            @MainActor
            var value: NSUserActivity {
                let activity = NSUserActivity(activityType: type)
                activity.userInfo =
                    (try? PropertyListSerialization.propertyList(from: info, format: nil)) as? [AnyHashable: Any]
                return activity
            }
        }
    }
#endif

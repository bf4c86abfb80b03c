// Apple's Foundation has it, also where there is no UIKit.
#if !canImport(UIKit) && !canImport(Darwin)
    import Foundation

    /// Something that a person does, which another device or the web may hand to the app.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/foundation/nsuseractivity>. Differs: values only; it is announced
    /// nowhere.
    open class NSUserActivity: NSObject {
        /// Creates an activity of a type.
        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }

        /// The type of the activity.
        public let activityType: String
        /// The title.
        open var title: String?
        /// The values that are needed to go on.
        open var userInfo: [AnyHashable: Any]?
        /// The page on the web that is the same.
        open var webpageURL: URL?
        /// Adds to what is needed to go on.
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }
    }

    /// The type of an activity that is a page of the web.
    ///
    /// Source: <https://developer.apple.com/documentation/foundation/nsuseractivitytypebrowsingweb>.
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

import Words

extension Ride {
    /// Where the ride is, for people; what this version does not know, as the server says it.
    func sentence(_ words: Words) -> String {
        switch state {
        case "none": words("Nobody is on the way yet")
        case "requested": words("Looking for a driver")
        case "accepted": words("Your driver is on the way")
        case "arrived": words("Your driver is here")
        case "started": words("You are on the way")
        case "finished": words("You have arrived")
        default: state
        }
    }
}

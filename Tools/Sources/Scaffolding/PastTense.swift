import Architecture

/// The verbs of what is named by what has happened: `delete` of `deleted`.
enum PastTense {
    private static let verbs = [
        "accepted": "accept", "added": "add", "applied": "apply", "archived": "archive", "booked": "book",
        "called": "call", "canceled": "cancel", "cancelled": "cancel", "changed": "change", "closed": "close",
        "confirmed": "confirm", "copied": "copy", "created": "create", "declined": "decline", "deleted": "delete",
        "discarded": "discard", "dismissed": "dismiss", "edited": "edit", "ended": "end", "finished": "finish",
        "joined": "join", "opened": "open", "ordered": "order", "paused": "pause", "picked": "pick", "played": "play",
        "posted": "post", "purchased": "purchase", "rejected": "reject", "removed": "remove", "renamed": "rename",
        "replied": "reply", "requested": "request", "restored": "restore", "saved": "save", "scanned": "scan",
        "searched": "search", "selected": "select", "shared": "share", "skipped": "skip", "started": "start",
        "stopped": "stop", "submitted": "submit", "updated": "update", "uploaded": "upload", "used": "use",
        "verified": "verify",
    ]

    /// A name with its last word as a verb, where that is known; else the name as it is, since no rule tells `closed` from
    /// `opened`.
    ///
    /// - Parameter name: the name: `termsAccepted`.
    static func verb(of name: String) -> String {
        let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
        guard let verb = verbs[name[start...].lowercased()] else { return name }
        if start == name.startIndex { return verb }
        return name[..<start] + verb.prefix(1).uppercased() + verb.dropFirst()
    }
}

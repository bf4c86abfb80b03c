#if Stage && !canImport(UIKit)

    /// Numbers for the objects of a window, as long as each lives; and the way back from a number to its object.
    @MainActor
    final class NodeIdentities {
        /// The object that a number stands for.
        struct Target {
            /// The view, controller, bar item or action.
            let object: AnyObject
            /// A part of it that is no object of its own, such as a segment, by its position.
            let part: Int?
            /// In what it is used, where the object does not know: the alert of an action, a bar's controller.
            let owner: AnyObject?
        }

        private struct Key: Hashable {
            let object: ObjectIdentifier
            let part: Int?
        }

        private struct Entry {
            let id: Int
            let part: Int?
            weak var object: AnyObject?
            weak var owner: AnyObject?
        }

        /// The nodes that need not be made anew.
        let kept = KeptNodes()

        private var entries: [Key: Entry] = [:]
        private var keys: [Int: Key] = [:]
        private var lastID = 0
        private var countAtWhichToClean = 256

        /// The number of an object, the same at each call.
        func id(of object: AnyObject, part: Int? = nil, owner: AnyObject? = nil) -> Int {
            let key = Key(object: ObjectIdentifier(object), part: part)
            // The address of an object that is gone may be that of a new one: the weak reference tells them apart.
            if var entry = entries[key], entry.object === object {
                if entry.owner !== owner {
                    entry.owner = owner
                    entries[key] = entry
                }
                return entry.id
            }
            if let stale = entries[key] { keys[stale.id] = nil }
            lastID += 1
            entries[key] = Entry(id: lastID, part: part, object: object, owner: owner)
            keys[lastID] = key
            return lastID
        }

        /// The number of an object that has one.
        func known(_ object: AnyObject) -> Int? {
            entries[Key(object: ObjectIdentifier(object), part: nil)].flatMap { $0.object === object ? $0.id : nil }
        }

        /// Returns the object that a number stands for; `nil` when it is gone, or never was.
        func target(of id: Int) -> Target? {
            guard let key = keys[id], let entry = entries[key], let object = entry.object else { return nil }
            return Target(object: object, part: entry.part, owner: entry.owner)
        }

        /// Forgets what is gone, when there is much of it.
        func clean() {
            guard entries.count >= countAtWhichToClean else { return }
            for (key, entry) in entries where entry.object == nil {
                entries[key] = nil
                keys[entry.id] = nil
            }
            countAtWhichToClean = max(256, entries.count * 2)
        }

        /// The number of numbers that are kept.
        var count: Int { entries.count }
    }
#endif

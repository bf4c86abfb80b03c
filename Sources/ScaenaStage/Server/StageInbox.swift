#if Stage && !canImport(UIKit)
    import Dispatch

    /// The messages that a browser has sent and the app has not taken yet, with the time at which they came.
    ///
    /// It is filled while the app hangs, too: only so is it known afterwards how long something has waited.
    actor StageInbox {
        /// Something that came.
        struct Item: Sendable {
            /// The message.
            let arrival: FrameReader.Arrival
            /// When, in nanoseconds of uptime.
            let time: UInt64
        }

        private let room: Int
        private var items: [Item] = []
        private var isClosed = false
        private var taker: CheckedContinuation<Void, Never>?
        private var putter: CheckedContinuation<Void, Never>?

        /// An empty box.
        ///
        /// - Parameter room: The number of things that wait in it; for more, the browser waits.
        init(room: Int = 64) {
            self.room = room
        }

        /// The number of messages that wait.
        var count: Int { items.count }

        /// Puts something in, as soon as there is room.
        func put(_ arrival: FrameReader.Arrival) async {
            while items.count >= room, !isClosed { await withCheckedContinuation { putter = $0 } }
            items.append(Item(arrival: arrival, time: DispatchTime.now().uptimeNanoseconds))
            taker?.resume()
            taker = nil
        }

        /// Takes what came first, as soon as there is something; `nil` once the box is closed.
        func take() async -> Item? {
            while items.isEmpty, !isClosed { await withCheckedContinuation { taker = $0 } }
            guard !isClosed else { return nil }
            putter?.resume()
            putter = nil
            return items.removeFirst()
        }

        /// Lets everybody go who waits.
        func close() {
            isClosed = true
            taker?.resume()
            putter?.resume()
            (taker, putter) = (nil, nil)
        }
    }
#endif

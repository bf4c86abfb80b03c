#if !canImport(UIKit)
    import Foundation

    /// What UIKit would have written to the console: mistakes that it survives, such as presenting from a controller
    /// that is in no window.
    @MainActor
    package enum Diagnostics {
        /// The last messages, oldest first; at most ``limit`` are kept.
        package private(set) static var messages: [String] = []
        /// How many messages are kept.
        package static let limit = 100
        /// Called with each message; writes it to standard error unless replaced.
        package static var handler: @MainActor (String) -> Void = { message in
            FileHandle.standardError.write(Data("[UIKit] \(message)\n".utf8))
        }

        static func warn(_ message: String) {
            messages.append(message)
            if messages.count > limit { messages.removeFirst(messages.count - limit) }
            handler(message)
        }

        /// What UIKit calls an object in its messages.
        static func name(_ object: AnyObject) -> String { "<\(type(of: object))>" }
    }
#endif

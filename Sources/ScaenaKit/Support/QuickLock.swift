#if canImport(os)
    import os
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The platform's own lock. `NSLock` is a class cluster over it, and twice as slow on Linux; `OSAllocatedUnfairLock` and
/// `Mutex` need iOS 16 and 18.
@usableFromInline
package final class QuickLock: @unchecked Sendable {
    #if canImport(os)
        private let mutex = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)

        package init() {
            mutex.initialize(to: os_unfair_lock_s())
        }

        deinit {
            mutex.deinitialize(count: 1)
            mutex.deallocate()
        }

        @usableFromInline
        package func lock() {
            os_unfair_lock_lock(mutex)
        }

        @usableFromInline
        package func unlock() {
            os_unfair_lock_unlock(mutex)
        }
    #else
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        package init() {
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        @usableFromInline
        package func lock() {
            pthread_mutex_lock(mutex)
        }

        @usableFromInline
        package func unlock() {
            pthread_mutex_unlock(mutex)
        }
    #endif
}

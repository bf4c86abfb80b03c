#if canImport(os)
    import os
    /// The platform's own lock.
    @usableFromInline
    package typealias PlatformMutex = os_unfair_lock_s
#elseif canImport(Glibc)
    import Glibc
    /// The platform's own lock.
    @usableFromInline
    package typealias PlatformMutex = pthread_mutex_t
#elseif canImport(Musl)
    import Musl
    /// The platform's own lock.
    @usableFromInline
    package typealias PlatformMutex = pthread_mutex_t
#endif

extension UnsafeMutablePointer<PlatformMutex> {
    #if canImport(os)
        func initializeMutex() { initialize(to: os_unfair_lock_s()) }
        func destroyMutex() { deinitialize(count: 1) }
        @inlinable func lock() { os_unfair_lock_lock(self) }
        @inlinable func unlock() { os_unfair_lock_unlock(self) }
    #else
        func initializeMutex() { pthread_mutex_init(self, nil) }
        func destroyMutex() { pthread_mutex_destroy(self) }
        @inlinable func lock() { pthread_mutex_lock(self) }
        @inlinable func unlock() { pthread_mutex_unlock(self) }
    #endif
}

/// The platform's own lock. `NSLock` is a class cluster over it, and twice as slow on Linux; `OSAllocatedUnfairLock` and
/// `Mutex` need iOS 16 and 18.
@usableFromInline
package final class QuickLock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<PlatformMutex>.allocate(capacity: 1)

    package init() {
        mutex.initializeMutex()
    }

    deinit {
        mutex.destroyMutex()
        mutex.deallocate()
    }

    @usableFromInline
    package func lock() {
        mutex.lock()
    }

    @usableFromInline
    package func unlock() {
        mutex.unlock()
    }
}

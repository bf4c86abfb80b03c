/// Where an observer is held in memory: weakly, with the existential's bits behind it, through which its protocol's messages
/// go.
///
/// A weak variable cannot hold a generic existential, and a cast from a weak `AnyObject` at each post costs three times
/// the weak load. So the existential's bits are kept beside the weak reference, without a retain, and are used only
/// with the strong reference that the weak one has given.
@usableFromInline
struct ObserverSlot {
    /// Read in place, by a pointer: a structure with a weak reference is costly to copy, and a class's variable is checked
    /// for exclusive access at each look.
    @usableFromInline weak var object: AnyObject?
    @usableFromInline var isEnded = false

    init(_ object: AnyObject) {
        self.object = object
    }

    /// Where the bits begin, from the beginning of the slot.
    @inlinable static var offsetOfBits: Int { 16 }

    /// Makes a slot. Its maker frees it.
    static func make<Observer>(_ observer: Observer, object: AnyObject) -> UnsafeMutablePointer<ObserverSlot> {
        precondition(MemoryLayout<ObserverSlot>.size <= offsetOfBits && MemoryLayout<Observer>.alignment <= 16)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: offsetOfBits + MemoryLayout<Observer>.size, alignment: 16)
        withUnsafePointer(to: observer) {
            (memory + offsetOfBits).copyMemory(from: $0, byteCount: MemoryLayout<Observer>.size)
        }
        return memory.initializeMemory(as: ObserverSlot.self, to: ObserverSlot(object))
    }

    static func free(_ slot: UnsafeMutablePointer<ObserverSlot>) {
        slot.deinitialize(count: 1)
        // The bits are bytes, never a value of their own: there is nothing to release.
        UnsafeMutableRawPointer(slot).deallocate()
    }

    /// The observer of a slot, made of its bits and a retain of the object that they speak of.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - object: The object of its weak reference.
    ///   - place: Room for one, free before and after.
    @inlinable
    static func observer<Observer>(
        at slot: UnsafeMutablePointer<ObserverSlot>, holding object: AnyObject,
        by place: UnsafeMutablePointer<Observer>
    ) -> Observer {
        UnsafeMutableRawPointer(place).copyMemory(
            from: UnsafeMutableRawPointer(slot) + offsetOfBits, byteCount: MemoryLayout<Observer>.size)
        // The bytes and this retain make one whole value, which the move out of here consumes.
        _ = Unmanaged.passRetained(object)
        return place.move()
    }
}

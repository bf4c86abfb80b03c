/// The members of a file as they are written one after the other, whosesoever they are: those of a type are found again by
/// the runs in which they stand, which types inside of it interrupt.
struct WrittenMembers: ~Copyable {
    private var writer = ByteWriter()
    private var runs: [Run] = []
    /// The first and the last run of each owner.
    private var ends: [Int: (first: Int, last: Int)] = [:]
    private var owner: Int?

    private struct Run {
        var count = 0
        var bytes: Range<Int>
        /// The next run of the same owner.
        var next: Int?
    }

    /// Adds a member.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - bodies: The bytes that its body lies in.
    ///   - owner: The number of its type; `nil` outside of types.
    mutating func add(_ member: inout MemberDraft, _ bodies: UnsafeRawBufferPointer, to owner: Int?) {
        if runs.isEmpty || owner != self.owner { begin(owner) }
        let body = member.body.map { UnsafeRawBufferPointer(rebasing: bodies[$0]) }
        MemberFact.write(&member.fact, body, to: &writer)
        let last = runs.count - 1
        runs[last].count += 1
        runs[last].bytes = runs[last].bytes.lowerBound..<writer.count
    }

    /// Forgets the members, and keeps the room.
    mutating func removeAll() {
        writer.removeAll()
        runs.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        owner = nil
    }

    private mutating func begin(_ owner: Int?) {
        self.owner = owner
        let number = runs.count
        runs.append(Run(bytes: writer.count..<writer.count))
        let key = owner ?? -1
        if let last = ends[key]?.last {
            runs[last].next = number
            ends[key]?.last = number
        } else {
            ends[key] = (number, number)
        }
    }

    /// Writes an owner's members with their number, as a list of them.
    func write(membersOf owner: Int?, to target: inout ByteWriter) {
        let first = ends[owner ?? -1]?.first
        var count = 0
        var run = first
        while let index = run {
            count += runs[index].count
            run = runs[index].next
        }
        target.write(count)
        run = first
        while let index = run {
            target.write(UnsafeRawBufferPointer(rebasing: writer.bytes[runs[index].bytes]))
            run = runs[index].next
        }
    }
}

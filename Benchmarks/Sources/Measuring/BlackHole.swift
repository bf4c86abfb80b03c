/// Uses an object where the compiler cannot see it, so that its making is not optimised away.
@inline(never)
public func use(_ object: AnyObject) {}

/// Uses a number where the compiler cannot see it.
@inline(never)
public func use(_ number: Int) {}

extension TypeIndex {
    /// The place that a member's body is; `nil` where it has none.
    ///
    /// - Parameter member: The member.
    /// - Returns: The place.
    public func place(of member: IndexedMember) -> BodyPlace? {
        member.fact.body.map { body in
            BodyPlace(
                body: body, parameters: member.fact.parameters, scope: scope(of: member),
                isStatic: member.fact.isStatic)
        }
    }

    /// Finds out whom a call is made on: `presenter` of `self.presenter?.present()`, the object itself of `present()`.
    ///
    /// - Parameters:
    ///   - call: The call, one of the place's body.
    ///   - place: Where it stands.
    /// - Returns: The receiver.
    public func receiver(of call: CallFact, in place: BodyPlace) -> Receiver {
        Receivers(self).receiver(of: call, in: place)
    }

    /// Finds out whom a path's last name is asked of.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - line: The line where it stands.
    ///   - closure: The closure that it stands in.
    ///   - place: The body.
    /// - Returns: The receiver.
    public func receiver(of path: PathFact, line: Int, closure: Int?, in place: BodyPlace) -> Receiver {
        Receivers(self).receiver(of: path, line: line, closure: closure, in: place)
    }

    /// Finds out of what type a value is.
    ///
    /// - Parameters:
    ///   - path: The path to the value.
    ///   - line: The line where it stands.
    ///   - closure: The closure that it stands in.
    ///   - place: The body.
    /// - Returns: The value, as one whom something may be asked.
    public func value(of path: PathFact, line: Int, closure: Int?, in place: BodyPlace) -> Receiver {
        Receivers(self).value(of: path, line: line, closure: closure, in: place)
    }
}

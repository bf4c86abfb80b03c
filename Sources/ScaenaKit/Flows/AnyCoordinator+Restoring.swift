extension AnyCoordinator {
    /// Returns the state of this flow and of the flows in it, to be kept: call it when the app goes to the
    /// background.
    ///
    /// ```swift
    /// func sceneDidEnterBackground(_ root: AnyCoordinator) throws {
    ///     kept = try root.saved().map { try JSONEncoder().encode($0) }
    /// }
    /// ```
    ///
    /// - Returns: The tree; nil if this flow has no ``restorationID`` or is not running. Flows without one are left out,
    ///   with all that is in them.
    /// - Throws: The errors of encoding a flow's ``stateToSave()``.
    public final func saved() throws -> SavedFlow? {
        guard goesOn, let restorationID else { return nil }
        return try SavedFlow(
            id: restorationID, state: stateToSave(), parts: children.compactMap { try $0.saved() })
    }

    /// Brings a tree of flows back that was saved, and awaits it.
    ///
    /// A flow that is not ready yet keeps it waiting until it is. Then each takes up its own state, and begins the flows
    /// that were in it again. One that cannot says why, and the others come all the same: an app that was updated
    /// meanwhile may know some of them no more.
    ///
    /// ```swift
    /// func sceneWillConnect(_ root: AnyCoordinator) async throws -> FlowRestoration? {
    ///     guard let kept else { return nil }
    ///     return await root.restore(try JSONDecoder().decode(SavedFlow.self, from: kept))
    /// }
    /// ```
    ///
    /// - Parameter saved: The result of ``saved()``, of a flow with this one's ``restorationID``.
    /// - Returns: Which flows are there again, and which are not.
    public final func restore(_ saved: SavedFlow) async -> FlowRestoration {
        var restoration = FlowRestoration()
        if saved.id == restorationID {
            await takeUp(saved, along: [saved.id], restoration: &restoration)
        } else {
            restoration.lost.append(([saved.id], .refused("it was saved of another flow than \(name)")))
        }
        return restoration
    }

    private func takeUp(_ saved: SavedFlow, along path: [String], restoration: inout FlowRestoration) async {
        guard await isReady() else {
            restoration.lost.append((path, stopBeforeReady))
            return
        }
        if case .failure(let stop) = await untilItEnds({ try await self.restoreState(from: saved) }) {
            restoration.lost.append((path, stop))
            return
        }
        restoration.restored.append(path)
        for part in saved.parts {
            let path = path + [part.id]
            switch await untilItEnds({ try await self.resumePart(part) }) {
            case .success(let flow?) where flow.parent === self && flow.isRunning:
                await flow.takeUp(part, along: path, restoration: &restoration)
            case .success(.some):
                restoration.lost.append((path, .refused("\(name) made it and did not begin it as a part of itself")))
            case .success(nil):
                restoration.lost.append((path, .notKnown))
            case .failure(let stop):
                restoration.lost.append((path, stop))
            }
        }
    }
}

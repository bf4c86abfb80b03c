import ScaenaUIKit

/// An app of the showcase that was opened: what it is asked from outside, and what is kept of it for after a restart. It holds no
/// screen.
@MainActor
struct OpenApp {
    let door: ShowcaseDoor
    /// Returns true while it is still there.
    let isOpen: () -> Bool
    /// Does what is asked.
    let perform: (any FlowAction) async -> ActionOutcome
    /// Returns the state that brings its screens back; `nil` where there is nothing of them.
    let save: () throws -> SavedFlow?
    /// Brings them back.
    let restore: (SavedFlow) async -> Void

    /// An app whose screens are a stack.
    init(
        _ door: ShowcaseDoor, root: UINavigationController,
        perform: @escaping @MainActor (any FlowAction) -> ActionOutcome,
        makeScreen: @escaping @MainActor (SavedFlow) throws -> UIViewController?
    ) {
        self.door = door
        self.perform = { perform($0) }
        isOpen = { [weak root] in root?.viewIfLoaded?.window != nil }
        save = { [weak root] in try root?.savedScreens() }
        restore = { [weak root] saved in _ = root?.restoreScreens(saved) { try makeScreen($0) } }
    }

    /// An app that is made of flows.
    init(_ door: ShowcaseDoor, flow: AnyCoordinator) {
        self.door = door
        isOpen = { [weak flow] in flow?.isRunning ?? false }
        perform = { [weak flow] in await flow?.send($0) ?? .stopped(path: [], reason: .flowEnded) }
        save = { [weak flow] in try flow?.saved() }
        restore = { [weak flow] saved in _ = await flow?.restore(saved) }
    }
}

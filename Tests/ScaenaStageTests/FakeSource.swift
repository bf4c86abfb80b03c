#if Stage && !canImport(UIKit)
    @testable import ScaenaStage

    /// A source whose tree a test sets.
    @MainActor
    final class FakeSource: StageSource {
        var onChange: (@MainActor () -> Void)?
        var tree = StageNode(id: 1, kind: .window) { didSet { onChange?() } }
        var pictures: [String: [UInt8]] = [:]
        private(set) var actions: [StageInput.Action] = []
        private(set) var snapshotCount = 0
        /// Called at an input; returns why it is refused.
        var onAction: ((StageInput.Action) -> String?)?

        func snapshot() -> StageNode {
            snapshotCount += 1
            return tree
        }

        func perform(_ action: StageInput.Action) -> String? {
            actions.append(action)
            return onAction?(action)
        }

        func picture(at path: String) -> [UInt8]? { pictures[path] }
    }
#endif

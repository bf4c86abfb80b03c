#if Stage && !canImport(UIKit)

    /// The source of a stage's picture, which also takes its browsers' input: a window, or in a test anything.
    @MainActor
    package protocol StageSource: AnyObject {
        /// Told after each change of what ``snapshot()`` returns; may be told more often than needed.
        var onChange: (@MainActor () -> Void)? { get set }

        /// Returns the tree to be seen now.
        func snapshot() -> StageNode

        /// Does what a finger did.
        ///
        /// - Returns: Why that is not possible, as a sentence, or `nil`.
        func perform(_ action: StageInput.Action) -> String?

        /// The bytes of a picture of the snapshot.
        ///
        /// - Parameter path: Its ``StageAttribute/source``.
        func picture(at path: String) -> [UInt8]?

        /// The faults that keep people from using what is seen.
        func faults() -> [StageUpdate.Fault]

        /// Returns the description of an element, and the calls that have made it; `nil` when it is gone.
        func inspection(of id: Int) -> (told: StageUpdate.Inspection, callers: [UInt])?
    }

    extension StageSource {
        /// Nothing is known.
        package func faults() -> [StageUpdate.Fault] { [] }
        /// Nothing is known.
        package func inspection(of id: Int) -> (told: StageUpdate.Inspection, callers: [UInt])? { nil }
    }
#endif

import ScaenaUIKit

extension SceneWindow {
    /// Expects that what can be seen is this picture of it, as ``tree`` prints it: one element a line, with names, values and what
    /// is disabled or selected.
    ///
    /// ```swift
    /// try window.expectScreen("")  // UPDATE_SCREENS=1 swift test writes what is to be seen between the quotes
    /// ```
    ///
    /// Where the environment has `UPDATE_SCREENS=1`, the picture in the test's source is replaced by what is to be seen: look at
    /// the difference before you commit it.
    ///
    /// - Parameters:
    ///   - picture: The visible elements; a literal, for it to be replaced.
    ///   - filePath: The test's source.
    ///   - line: Where in it the picture is.
    /// - Throws: ``SceneWindowError/otherScreen(difference:)``; ``SceneWindowError/refused(_:reason:visible:)`` where the picture
    ///   cannot be replaced.
    public func expectScreen(_ picture: String, filePath: String = #filePath, line: Int = #line) throws {
        let seen = tree
        if ScreenSource.isToBeUpdated {
            do throws(FingerRefusal) {
                try ScreenSource.write(seen, file: filePath, line: line)
            } catch {
                throw SceneWindowError.refused("Updating the screen", reason: error.description, visible: seen)
            }
        } else if picture != seen {
            throw SceneWindowError.otherScreen(difference: ScreenPicture.difference(of: seen, from: picture))
        }
    }
}

/// The picture of a screen in words, beside the one that a test expected.
enum ScreenPicture {
    /// The lines of both, in their order: `-` was expected and is not there, `+` is there and was not expected.
    static func difference(of seen: String, from expected: String) -> String {
        let new = seen.split(separator: "\n", omittingEmptySubsequences: false)
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if removed.contains(before) {
                lines.append("- " + old[before])
                before += 1
            } else if inserted.contains(after) {
                lines.append("+ " + new[after])
                after += 1
            } else {
                lines.append("  " + new[after])
                before += 1
                after += 1
            }
        }
        return lines.joined(separator: "\n")
    }
}

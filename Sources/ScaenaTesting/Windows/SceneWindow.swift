import Foundation
import ScaenaKit
import ScaenaUIKit

/// A window in which a test shows a view controller, and a finger and an eye for it.
///
/// ```swift
/// let window = SceneWindow(UINavigationController(rootViewController: AboutConfigurator.build()))
/// await window.settle()
/// try await window.tap("Terms and conditions")
/// ```
///
/// Names are those that a person knows: an accessibility label, else the words on a button or in a label; or an
/// accessibility identifier. Only what is on top can be seen and touched: what an alert or a sheet covers cannot.
@MainActor
public final class SceneWindow {
    /// The window itself.
    public let window: UIWindow

    private let changes: WindowChanges

    /// Shows a view controller as the root of a new window. It has appeared after ``settle()``.
    ///
    /// - Parameters:
    ///   - viewController: The root; owned by the window.
    ///   - size: The window's size in points; a phone's unless said otherwise.
    public init(_ viewController: UIViewController, size: CGSize = CGSize(width: 393, height: 852)) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        changes = WindowChanges(of: window)
        LifetimeScope.watch(window)
        ShownScenes.watch(window)
        window.rootViewController = viewController
        Finger.show(window)
    }

    // MARK: What is to be seen

    /// The view controller on top of all that is presented.
    public var topViewController: UIViewController? {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        return top
    }

    /// The screen on top, inside of its containers: of stacks, tabs, split views and flows.
    public var screen: UIViewController? {
        var screen = topViewController
        while let inner = screen?.shownInside { screen = inner }
        return screen
    }

    /// The words that can be read: texts, titles and the names of buttons and fields, from the top of the view tree.
    public var texts: [String] {
        elements.map(\.name).filter { !$0.isEmpty }
    }

    /// Returns true if something of this name or identifier can be seen.
    ///
    /// - Parameter name: The name or identifier.
    /// - Returns: True if it can be seen.
    public func shows(_ name: String) -> Bool {
        elements.contains { $0.isCalled(name) }
    }

    /// Expects that these can be seen, one after the other from the top of the view tree; others may stand between them.
    ///
    /// - Parameter names: Names or identifiers.
    /// - Throws: ``SceneWindowError/notFound(_:visible:)``, or ``SceneWindowError/otherOrder(_:visible:)``.
    public func expectOrder(_ names: String...) throws {
        let elements = elements
        for name in names where !elements.contains(where: { $0.isCalled(name) }) {
            throw SceneWindowError.notFound(name, visible: tree)
        }
        var rest = elements[...]
        for name in names {
            guard let index = rest.firstIndex(where: { $0.isCalled(name) }) else {
                throw SceneWindowError.otherOrder(names, visible: tree)
            }
            rest = rest[(index + 1)...]
        }
    }

    /// True while an activity indicator or a refresh control is turning.
    public var isBusy: Bool { elements.contains { $0.kind == .activity } }

    /// The visible elements, one a line.
    public var tree: String {
        guard let top = topViewController else { return "(an empty window)" }
        let lines = elements.map { "  " + $0.line }
        return (["\(Swift.type(of: top))"] + (lines.isEmpty ? ["  (nothing)"] : lines)).joined(separator: "\n")
    }

    // MARK: What a finger does

    /// Taps what has this name, and waits until everything has come to rest.
    ///
    /// - Parameter name: The name or identifier of a button, a bar's button, an alert's choice or another control.
    /// - Throws: ``SceneWindowError``, as when it is disabled or covered.
    public func tap(_ name: String) async throws {
        let element = try find(name) { $0.isTappable }
        try attempt("Tapping \"\(name)\"") { try Finger.tap(element) }
        await settle()
    }

    /// Selects one of several, and waits until everything has come to rest: the row in which something of this name can be
    /// seen, a tab, or a segment.
    ///
    /// - Parameter name: The name or identifier of the tab, the segment, the row or something in the row.
    /// - Throws: ``SceneWindowError``, as when it cannot be selected.
    public func select(_ name: String) async throws {
        let element = try find(name) { $0.isSelectable }
        try attempt("Selecting \"\(name)\"") {
            if let row = element.row { try Finger.select(row) } else { try Finger.tap(element) }
        }
        await settle()
    }

    /// Selects a row of the table that can be seen, wherever it is scrolled to, and waits until everything has come to
    /// rest.
    ///
    /// - Parameters:
    ///   - row: The row's number in its section, from zero.
    ///   - section: The section's number, from zero.
    /// - Throws: ``SceneWindowError``, as when there is no such row, no table, or more than one.
    public func select(row: Int, section: Int = 0) async throws {
        let what = "Selecting row \(row) of section \(section)"
        let tables = topViewController?.viewIfLoaded.map { Self.seen(UITableView.self, in: $0) } ?? []
        try attempt(what) {
            guard let table = tables.first else { throw FingerRefusal(description: "no table can be seen") }
            guard tables.count == 1 else {
                throw FingerRefusal(description: "\(tables.count) tables can be seen; select by a name")
            }
            let rows = (0..<table.numberOfSections).contains(section) ? table.numberOfRows(inSection: section) : 0
            guard (0..<rows).contains(row) else { throw FingerRefusal(description: "there is no such row") }
            table.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
        }
        await settle()
        try attempt(what) {
            guard let cell = tables.first?.cellForRow(at: IndexPath(row: row, section: section)) else {
                throw FingerRefusal(description: "it is not on the screen")
            }
            try Finger.select(cell)
        }
        await settle()
    }

    /// Types into the field that has this name: replaces its text, as a person would who first deletes it.
    ///
    /// - Parameters:
    ///   - text: The new text.
    ///   - name: The name or identifier of a text field; its placeholder where it has no other name.
    /// - Throws: ``SceneWindowError``.
    public func type(_ text: String, into name: String) async throws {
        let element = try find(name) { $0.kind == .field }
        try attempt("Typing into \"\(name)\"") { try Finger.type(text, into: element) }
        await settle()
    }

    /// Goes back in the navigation controller on top, by the bar's button or the swipe from the edge.
    ///
    /// - Throws: ``SceneWindowError``, as when there is no way back.
    public func goBack() async throws {
        try attempt("Going back") {
            guard let container = topNavigationController else {
                throw FingerRefusal(description: "there is no navigation controller")
            }
            try Finger.goBack(in: container)
        }
        await settle()
    }

    /// Swipes the sheet on top down, as a person does who is done with it.
    ///
    /// - Throws: ``SceneWindowError``, as when there is no sheet, or it says that it stays.
    public func swipeDown() async throws {
        try attempt("Swiping down") {
            guard let top = topViewController, top.presentingViewController != nil else {
                throw FingerRefusal(description: "nothing is presented")
            }
            try Finger.swipeDown(top)
        }
        await settle()
    }

    /// Pulls the list that can be seen down until it refreshes, as a person does who wants to see what is new.
    ///
    /// - Throws: ``SceneWindowError``, as when nothing can be pulled, or more than one thing.
    public func pullDown() async throws {
        try attempt("Pulling down") {
            let lists = topViewController?.viewIfLoaded.map { Self.seen(UIScrollView.self, in: $0) } ?? []
            let pulled = lists.filter { $0.refreshControl != nil }
            guard let list = pulled.first else { throw FingerRefusal(description: "nothing refreshes") }
            guard pulled.count == 1 else {
                throw FingerRefusal(description: "\(pulled.count) things that refresh can be seen")
            }
            try Finger.pullDown(list)
        }
        await settle()
    }

    /// Takes the view controllers out of the window, as at the end of a test.
    public func close() async {
        window.rootViewController = nil
        await settle()
    }

    // MARK: Waiting

    /// Returns when no transition is under way and the main actor has done what was ready to be done. Work that waits
    /// for something else, a server's answer for instance, is not waited for: see ``wait(for:timeout:until:)``.
    public func settle() async {
        // What a transition's end starts may start a transition.
        for _ in 0..<4 {
            repeat {
                loadViews()
                await Finger.settle(window)
                await Task.yield()
            } while WaitingMoves.exist(in: window)
        }
        // Nothing moves: who has gone is told so now, as it would be a turn later.
        ShownScenes.look()
    }

    /// Loads the views that are about to be shown. A turn of the main queue would do so, which knows nothing of what a test has
    /// replaced in its task.
    private func loadViews() {
        var rest = topViewController.map { [$0] } ?? []
        while let next = rest.popLast() {
            next.loadViewIfNeeded()
            rest +=
                (next as? UINavigationController).map { [$0.topViewController].compactMap { $0 } }
                ?? Self.seenChildren(of: next)
        }
    }

    /// Returns when something of this name or identifier can be seen.
    ///
    /// - Parameters:
    ///   - name: The name or identifier.
    ///   - timeout: The longest wait, in seconds.
    /// - Throws: ``SceneWindowError/timedOut(_:seconds:visible:)``.
    public func waitFor(_ name: String, timeout: Double = 5) async throws {
        try await wait(for: "Seeing \"\(name)\"", timeout: timeout) { [unowned self] in shows(name) }
    }

    /// Returns when nothing of this name or identifier can be seen any more: a spinner, a dialog.
    ///
    /// - Parameters:
    ///   - name: The name or identifier.
    ///   - timeout: The longest wait, in seconds.
    /// - Throws: ``SceneWindowError/timedOut(_:seconds:visible:)``.
    public func waitUntilGone(_ name: String, timeout: Double = 5) async throws {
        try await wait(for: "The end of \"\(name)\"", timeout: timeout) { [unowned self] in !shows(name) }
    }

    /// Returns when a condition holds. It is asked after each visible change of the window.
    ///
    /// - Parameters:
    ///   - what: The name of the awaited condition, for the error.
    ///   - timeout: The longest wait, in seconds.
    ///   - condition: Returns true if it has come to pass.
    /// - Throws: ``SceneWindowError/timedOut(_:seconds:visible:)``.
    public func wait(
        for what: String = "What was waited for", timeout: Double = 5, until condition: @MainActor () -> Bool
    ) async throws {
        let deadline = Date(timeIntervalSinceNow: timeout)
        while !condition() {
            guard deadline.timeIntervalSinceNow > 0 else {
                throw SceneWindowError.timedOut(what, seconds: timeout, visible: tree)
            }
            await changes.next(before: deadline)
        }
        await settle()
    }

    // MARK: Finding

    var elements: [VisibleElement] {
        topViewController.map { VisibleElements(of: $0).all } ?? []
    }

    var topNavigationController: UINavigationController? {
        var stacks: [UINavigationController] = []
        var rest = topViewController.map { [$0] } ?? []
        while let next = rest.first {
            if let stack = next as? UINavigationController { stacks.append(stack) }
            rest = rest.dropFirst() + Self.seenChildren(of: next)
        }
        // Of several that stand beside each other, the one that leads back.
        return stacks.first { $0.viewControllers.count > 1 } ?? stacks.first
    }

    /// Of tabs, only the selected one.
    private static func seenChildren(of viewController: UIViewController) -> [UIViewController] {
        guard let tabs = viewController as? UITabBarController else { return viewController.children }
        return tabs.selectedViewController.map { [$0] } ?? []
    }

    static func seen<View: UIView>(_ kind: View.Type, in view: UIView) -> [View] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { seen(kind, in: $0) }
    }

    /// The element of a name: the one that serves the purpose, or else the only one there is.
    private func find(_ name: String, for purpose: (VisibleElement) -> Bool) throws -> VisibleElement {
        let called = elements.filter { $0.isCalled(name) }
        let candidates = called.contains(where: purpose) ? called.filter(purpose) : called
        guard let first = candidates.first else { throw SceneWindowError.notFound(name, visible: tree) }
        guard candidates.count == 1 else {
            throw SceneWindowError.ambiguous(name, count: candidates.count, visible: tree)
        }
        return first
    }

    private func attempt(_ what: String, _ action: () throws -> Void) throws {
        do {
            try action()
        } catch {
            throw SceneWindowError.refused(what, reason: "\(error)", visible: tree)
        }
    }
}

/// Why a finger could do nothing.
struct FingerRefusal: Error, CustomStringConvertible {
    let description: String
}

extension UIViewController {
    /// The view controller that a container shows on top.
    fileprivate var shownInside: UIViewController? {
        switch self {
        case let host as FlowHostViewController: host.content
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.children.last
        default: nil
        }
    }
}

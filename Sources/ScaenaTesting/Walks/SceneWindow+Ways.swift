import Foundation
import ScaenaUIKit

/// The steps that a random walk sees in a window.
extension SceneWindow {
    /// The steps that can be taken now, by kind; no kind is empty.
    ///
    /// A control that shares its name with another is left out: no step could say which one it means.
    func ways(texts: [String], events: [String]) -> [[WalkStep]] {
        let elements = elements.filter { $0.isEnabled && !$0.name.isEmpty }
        let isAlert = topViewController is UIAlertController
        let isPresented = topViewController?.presentingViewController != nil && !isAlert
        let lists = topViewController?.viewIfLoaded.map { Self.seen(UIScrollView.self, in: $0) } ?? []
        let ways: [[WalkStep]] = [
            Self.alone(elements.filter { $0.isTappable && $0.kind != .field }).map { .tap($0) },
            Self.alone(elements.filter(\.isSelectable)).map { .select($0) },
            Self.alone(elements.filter { $0.kind == .field }).flatMap { name in
                texts.map { .type($0, into: name) }
            },
            isAlert || (topNavigationController?.viewControllers.count ?? 0) < 2 ? [] : [.goBack],
            isPresented ? [.swipeDown] : [],
            lists.filter { $0.refreshControl != nil }.count == 1 ? [.pullDown] : [],
            events.map { .event($0) },
        ]
        return ways.filter { !$0.isEmpty }
    }

    /// The names that only one of several elements has.
    private static func alone(_ elements: [VisibleElement]) -> [String] {
        var counts: [String: Int] = [:]
        for element in elements { counts[element.name, default: 0] += 1 }
        return elements.map(\.name).filter { counts[$0] == 1 }
    }

    /// The view controller that is seen, by the name of its type.
    var screenName: String {
        screen.map { "\(Swift.type(of: $0))" } ?? "(an empty window)"
    }

    /// A control for which a screen reader would have no name, if there is one.
    var nameless: String? {
        elements.first { $0.isTappable && $0.name.isEmpty }.map {
            "\($0.line.trimmingCharacters(in: .whitespaces)) on \(screenName)"
        }
    }
}

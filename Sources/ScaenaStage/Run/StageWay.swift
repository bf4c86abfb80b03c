#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import ScaenaUIKit

    /// The way to the screen that is seen: which tap has opened each screen, and what was typed there. The next app is led
    /// the same way.
    ///
    /// A tap is done again only where all that came of it was a screen. One after which a request other than GET was made, as
    /// far as the runtime knows of it, is not.
    @MainActor
    final class StageWay {
        /// The features by which an element is found in another process.
        struct Mark: Codable, Hashable {
            var kind: StageNode.Kind
            var name: String
            /// Among those of the same kind and name that can be reached.
            var position: Int
        }

        /// The text that was typed into a field.
        struct Text: Codable, Equatable {
            var field: Mark
            var text: String
        }

        /// A screen of the way.
        struct Step: Codable, Equatable {
            /// The type of its view controller, and which tab it is.
            var screen: String
            /// The element that was tapped to open it; `nil` where it came by itself, or must not be asked for again.
            var opener: Mark?
            var texts: [Text]
        }

        private struct Place {
            weak var controller: UIViewController?
            var opener: Mark?
            var texts: [Text] = []
        }

        /// For how long a screen that comes is taken for the tap's, in nanoseconds.
        private let memory: UInt64
        private weak var window: UIWindow?
        /// All screens that have been on the way and live: a tab that is chosen again has its stack.
        private var places: [ObjectIdentifier: Place] = [:]
        private var present: [ObjectIdentifier] = []
        private var last: (mark: Mark, time: UInt64, mayRepeat: Bool)?

        init(window: UIWindow, memory: UInt64 = 10_000_000_000) {
            self.window = window
            self.memory = memory
            update()
        }

        // MARK: Remembering

        /// Notes what a person is about to do.
        func note(_ action: StageInput.Action, in tree: StageNode) {
            update()
            switch action {
            case .tap(let id), .submit(let id):
                last = Self.mark(of: id, in: tree).map { ($0, DispatchTime.now().uptimeNanoseconds, true) }
            case .type(let id, let text): note(text, in: id, tree)
            case .beat, .show, .story, .exchange, .rule, .audit, .inspect, .traits, .scroll, .drag: break
            default: last = nil
            }
        }

        /// Notes that a request was made.
        func noteRequest(_ line: String) {
            if !line.hasPrefix("GET ") { last?.mayRepeat = false }
        }

        private func note(_ text: String, in id: Int, _ tree: StageNode) {
            guard let node = tree.first(where: { $0.id == id }), node.attributes[StageAttribute.secure] == nil,
                let field = Self.mark(of: id, in: tree), let top = present.last
            else { return }
            places[top]?.texts.removeAll { $0.field == field }
            places[top]?.texts.append(Text(field: field, text: text))
        }

        /// Looks where the app is now.
        func update() {
            let controllers = controllers()
            let ids = controllers.map { ObjectIdentifier($0) }
            guard ids != present else { return }
            var isFirstNew = true
            for (id, controller) in zip(ids, controllers) where places[id]?.controller !== controller {
                places[id] = Place(controller: controller, opener: isFirstNew ? takeOpener() : nil)
                isFirstNew = false
            }
            // A tab that was there all the time, and is chosen: what opened it is the tap on it.
            if isFirstNew, let changed = ids.first(where: { !present.contains($0) }), !present.isEmpty,
                let opener = takeOpener()
            {
                places[changed]?.opener = opener
            }
            present = ids
            places = places.filter { $0.value.controller != nil }
        }

        private func takeOpener() -> Mark? {
            defer { last = nil }
            guard let last, last.mayRepeat, DispatchTime.now().uptimeNanoseconds - last.time < memory else {
                return nil
            }
            return last.mark
        }

        /// From the window's root to what is on top; alerts are none.
        private func controllers() -> [UIViewController] {
            var way: [UIViewController] = []
            var next = window?.rootViewController
            while let controller = next {
                if controller is UIAlertController { break }
                way.append(controller)
                var inner: UIViewController? = controller
                while let container = inner {
                    switch container {
                    case let tabs as UITabBarController: inner = tabs.selectedViewController
                    case let stack as UINavigationController:
                        way += stack.viewControllers.dropLast()
                        inner = stack.viewControllers.last
                    default: inner = container.children.first { $0.viewIfLoaded?.window != nil }
                    }
                    if let inner { way.append(inner) }
                }
                next = controller.presentedViewController
            }
            return way
        }

        private static func name(of controller: UIViewController) -> String {
            let type = String(reflecting: type(of: controller))
            let tab = (controller.parent as? UITabBarController)?.viewControllers?.firstIndex { $0 === controller }
            return tab.map { "\(type) in tab \($0)" } ?? type
        }

        /// The module of the first screen that is the app's own.
        var module: String? {
            let modules = controllers().compactMap {
                String(reflecting: type(of: $0)).split(separator: ".").first.map(String.init)
            }
            return modules.first { !["ScaenaUIKit", "ScaenaHeadlessUIKit"].contains($0) }
        }

        /// The way to what is seen now.
        var steps: [Step] {
            update()
            return present.compactMap { places[$0] }.compactMap { place in
                place.controller.map {
                    Step(screen: Self.name(of: $0), opener: place.opener, texts: place.texts)
                }
            }
        }

        // MARK: Going it again

        /// For how long a field is waited for on a screen that is there, in nanoseconds.
        private static let fieldPatience: UInt64 = 1_000_000_000

        /// Leads an app that was just launched the way of the one before, as far as its screens come.
        ///
        /// - Parameters:
        ///   - steps: The way.
        ///   - hub: Shows what there is.
        ///   - patience: For how long each screen and each element is waited for, in nanoseconds.
        ///   - perform: Does something as a finger would; says why where it cannot be done.
        ///   - isWanted: Asked before each tap: a person who has begun to do something else is not disturbed.
        /// - Returns: The number of the way's screens that are there.
        @discardableResult
        func go(
            _ steps: [Step], in hub: StageHub, patience: UInt64 = 3_000_000_000,
            doing perform: (StageInput.Action) -> String?, while isWanted: () -> Bool = { true }
        ) async -> Int {
            for (index, step) in steps.enumerated() {
                if !isThere(steps, upTo: index) {
                    guard let opener = step.opener else {
                        guard await wait(patience, until: { self.isThere(steps, upTo: index) }) else { return index }
                        continue
                    }
                    // What comes takes no touch: a tap that is refused is tried again.
                    let isOpened = await wait(patience) {
                        hub.render()
                        if self.isThere(steps, upTo: index) || !isWanted() { return true }
                        guard let id = Self.id(of: opener, in: hub.tree) else { return false }
                        return perform(.tap(id: id)) == nil
                    }
                    guard isOpened, isWanted() else { return index }
                    guard await wait(patience, until: { self.isThere(steps, upTo: index) }) else { return index }
                }
                for text in step.texts {
                    // A screen is there before it is seen, and takes no touch while it comes; one that has no such field
                    // any more costs a moment.
                    _ = await wait(min(patience, Self.fieldPatience)) {
                        hub.render()
                        guard isWanted() else { return true }
                        guard let field = Self.id(of: text.field, in: hub.tree) else { return false }
                        return perform(.type(id: field, text: text.text)) == nil
                    }
                    guard isWanted() else { return index }
                }
            }
            // The app begins further on than it was.
            if self.steps.count > steps.count { await calm(in: hub) }
            while self.steps.count > steps.count, isThere(steps, upTo: steps.count - 1), isWanted() {
                let before = self.steps.count
                hub.render()
                let bar = Self.marks(in: hub.tree).last {
                    $0.1.kind == .navigationBar && $0.1.attributes[StageAttribute.back] != nil
                }
                guard let bar else { break }
                _ = perform(.goBack(id: bar.1.id))
                guard await wait(patience, until: { self.steps.count < before }) else { break }
            }
            return steps.count
        }

        /// Waits until nothing has changed for a tenth of a second, for a second at most: a screen that goes as it comes ends
        /// what it has only just begun to load.
        private func calm(in hub: StageHub) async {
            var (unchanged, rounds, revision) = (0, 0, -1)
            while unchanged < 5, rounds < 50 {
                hub.render()
                unchanged = hub.revision == revision ? unchanged + 1 : 0
                revision = hub.revision
                rounds += 1
                try? await Task.sleep(nanoseconds: 20_000_000)
            }
        }

        private func isThere(_ steps: [Step], upTo index: Int) -> Bool {
            let present = self.steps
            return present.count > index && zip(present, steps).prefix(index + 1).allSatisfy { $0.screen == $1.screen }
        }

        private func wait(_ patience: UInt64, until condition: () -> Bool) async -> Bool {
            let deadline = DispatchTime.now().uptimeNanoseconds + patience
            while !condition() {
                guard DispatchTime.now().uptimeNanoseconds < deadline else { return false }
                try? await Task.sleep(nanoseconds: 20_000_000)
            }
            return true
        }

        // MARK: Elements

        static func mark(of id: Int, in tree: StageNode) -> Mark? {
            for (mark, node) in marks(in: tree) where node.id == id { return mark }
            return nil
        }

        static func id(of mark: Mark, in tree: StageNode) -> Int? {
            for (other, node) in marks(in: tree) where other == mark { return node.id }
            return nil
        }

        /// All elements that can be reached, in reading order.
        private static func marks(in tree: StageNode) -> [(Mark, StageNode)] {
            var found: [(Mark, StageNode)] = []
            var counts: [Mark: Int] = [:]
            func visit(_ node: StageNode) {
                guard node.attributes[StageAttribute.inert] == nil else { return }
                var mark = Mark(kind: node.kind, name: node.lastingName, position: 0)
                let count = counts[mark, default: 0]
                counts[mark] = count + 1
                mark.position = count
                found.append((mark, node))
                for child in node.children { visit(child) }
            }
            visit(tree)
            return found
        }
    }

    extension StageNode {
        /// A name that does not change as somebody types.
        fileprivate var lastingName: String {
            switch kind {
            case .textField, .textView, .searchBar:
                attributes[StageAttribute.label] ?? attributes[StageAttribute.placeholder] ?? ""
            case .view, .stack, .scroll, .window, .screen, .navigation, .tabs: ""
            default: spokenName ?? ""
            }
        }
    }
#endif

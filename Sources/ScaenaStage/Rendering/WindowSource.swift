#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit
    import ScaenaUIKit

    /// A window as a source: reads its tree, and does with it what a finger can.
    @MainActor
    final class WindowSource: StageSource {
        var onChange: (@MainActor () -> Void)?

        /// The number of a table's rows that are shown at most.
        private static let mostRows = 200

        /// The device's language until a person chooses another.
        var language: String? { didSet { if language != oldValue { useTraits() } } }

        /// Where a person sends the app into the background.
        var appState: StageControl?

        let window: UIWindow
        /// The traits that a page has chosen.
        private var traits: StageTraits?
        let identities = NodeIdentities()
        private let pictures = Pictures()

        init(window: UIWindow) {
            self.window = window
            window.renderer = self
        }

        func snapshot() -> StageNode {
            identities.clean()
            pictures.beginSnapshot()
            let layers = LayerNodes(views: ViewNodes(identities: identities, pictures: pictures))
            var root = layers.window(window)
            if isInBackground {
                root.attributes[StageAttribute.inert] = "true"
                root.attributes[StageAttribute.alpha] = "0.2"
            }
            return root
        }

        func picture(at path: String) -> [UInt8]? { pictures.bytes(at: path) }

        func perform(_ action: StageInput.Action) -> String? {
            if isInBackground, action.isMomentary { return "The app is in the background." }
            do throws(UserInputRefusal) {
                switch action {
                case .tap(let id): try tap(id)
                case .press(let id): try UserInput.press(target(id, as: UIView.self))
                case .drag(let id): try UserInput.drag(target(id, as: UIScrollView.self))
                case .type(let id, let text): try type(text, into: id)
                case .submit(let id): try UserInput.pressReturn(in: target(id, as: UITextField.self))
                case .hideKeyboard: try UserInput.hideKeyboard(of: window)
                case .goBack(let id): try UserInput.goBack(in: owner(of: id, as: UINavigationController.self))
                case .swipeDown(let id): try UserInput.swipeDown(target(id, as: UIViewController.self))
                case .slide(let id, let value): try UserInput.slide(target(id, as: UISlider.self), to: Float(value))
                case .step(let id, let up): try step(id, up: up)
                case .chooseDate(let id, let text):
                    let picker = try target(id, as: UIDatePicker.self)
                    guard let date = DateText(picker).date(of: text) else { return "That is no date." }
                    try UserInput.choose(date, in: picker)
                case .pullDown(let id):
                    guard let scroll = try target(id, as: UIRefreshControl.self).superview as? UIScrollView else {
                        throw .gone
                    }
                    try UserInput.pullDown(scroll)
                case .swipeRow(let id, let edge, let isFull):
                    try UserInput.swipe(
                        target(id, as: UITableViewCell.self), from: edge == .leading ? .leading : .trailing,
                        isFull: isFull)
                case .moveRow(let id, let row):
                    try UserInput.move(target(id, as: UITableViewCell.self), toRow: row)
                case .scroll(let id, let first, let count):
                    // Bounded, so that no page can make the app show all of a large table. A covered table is seen
                    // too, as behind an alert: what it shows is no matter of reach.
                    try show(id, from: first, count: min(count, Self.mostRows))
                case .traits(let traits):
                    guard traits.settings(in: language) != nil else { return "There is no such size of texts." }
                    self.traits = traits
                    RunFolder.current?.language = traits.chosenLanguage
                    useTraits()
                    if let size = traits.room { window.bounds = CGRect(origin: .zero, size: size) }
                case .open(let address): return open(address)
                case .push(let payload, let isTapped): return push(payload, isTapped: isTapped)
                case .control, .show, .beat, .story, .exchange, .rule, .audit, .inspect:
                    return "This is not for the window."
                }
                return nil
            } catch {
                return "That cannot be done now: \(error)."
            }
        }

        private func useTraits() {
            var settings = SystemSettings()
            if let language { settings.language = language }
            Self.use(traits?.settings(in: language) ?? settings)
        }

        /// Says the device's settings to UIKit, and to the runtime what concerns its own words.
        static func use(_ settings: SystemSettings) {
            UIApplication.shared.use(settings)
            #if !canImport(Darwin)
                ChosenLanguage.current = settings.language
            #endif
        }

        private func type(_ text: String, into id: Int) throws(UserInputRefusal) {
            if let view = identities.target(of: id)?.object as? UITextView {
                try UserInput.type(text, into: view)
            } else {
                try UserInput.type(text, into: target(id, as: UITextField.self))
            }
        }

        private func step(_ id: Int, up: Bool) throws(UserInputRefusal) {
            if let stepper = identities.target(of: id)?.object as? UIStepper {
                try UserInput.step(stepper, up: up)
            } else {
                try UserInput.turnPage(of: target(id, as: UIPageControl.self), forward: up)
            }
        }

        private func show(_ id: Int, from first: Int, count: Int) throws(UserInputRefusal) {
            guard let target = identities.target(of: id) else { throw .gone }
            switch (target.object, target.part) {
            case (let table as UITableView, nil): table.show(rowsFrom: first, count: count)
            case (let collection as UICollectionView, nil): collection.show(itemsFrom: first, count: count)
            case (let collection as UICollectionView, let section?):
                collection.show(itemsFrom: first, count: count, inSection: section)
            default: throw .inert
            }
        }

        private func tap(_ id: Int) throws(UserInputRefusal) {
            guard let target = identities.target(of: id) else { throw .gone }
            switch (target.object, target.owner) {
            case (let action as UIAlertAction, let alert as UIAlertController):
                try UserInput.choose(action, in: alert)
            case (let item as UIBarButtonItem, let controller as UINavigationController):
                try UserInput.tap(item, in: controller)
            case (let control as UISegmentedControl, _):
                guard let part = target.part, part < control.numberOfSegments else { throw .gone }
                try UserInput.chooseSegment(at: part, in: control)
            case (let item as UITabBarItem, let controller as UITabBarController):
                try UserInput.chooseTab(item, in: controller)
            case (let action as UIContextualAction, let cell as UITableViewCell):
                try UserInput.choose(action, of: cell)
            case (let cell as UITableViewCell, _) where target.part == TableNodes.Part.edit.rawValue:
                try UserInput.edit(cell)
            case (let cell as UITableViewCell, _) where target.part == TableNodes.Part.details.rawValue:
                try UserInput.tapDetails(of: cell)
            case (let view as UIView, _):
                try UserInput.tap(view)
            default:
                throw .inert
            }
        }

        private func target<Object>(_ id: Int, as type: Object.Type) throws(UserInputRefusal) -> Object {
            guard let target = identities.target(of: id) else { throw .gone }
            guard let object = target.object as? Object else { throw .inert }
            return object
        }

        private func owner<Object>(of id: Int, as type: Object.Type) throws(UserInputRefusal) -> Object {
            guard let target = identities.target(of: id) else { throw .gone }
            guard let object = target.owner as? Object else { throw .inert }
            return object
        }
    }

    extension WindowSource: WindowRenderer {
        func windowNeedsRendering(_ window: UIWindow) { onChange?() }
    }
#endif

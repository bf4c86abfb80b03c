import Doors
import Foundation
import ScaenaUIKit
import Words

/// Shows the home screen, or one app alone, and hands each app the links that lead into it, wherever the user is.
final class ShowcaseSceneDelegate: AppSceneDelegate {
    private let alone: ShowcaseDoor?
    private var parts: ShowcaseParts
    private let kept: KeptScreens?
    private var open: OpenApp?
    private weak var doors: DoorsViewController?
    private let appState = AppStateManager()
    private var leaving: RelayToken?

    /// - Parameters:
    ///   - alone: The only app; with none, the home screen has a door for each.
    ///   - parts: The parts that the apps are made with.
    ///   - kept: The screens that were open before a restart; `nil` where nothing is kept.
    init(alone: ShowcaseDoor?, parts: ShowcaseParts, kept: KeptScreens?) {
        (self.alone, self.parts, self.kept) = (alone, parts, kept)
        super.init()
        leaving = appState.state.observe { [weak self] state in
            if state == .background { self?.keep() }
        }
    }

    override func start(in window: UIWindow) -> AnyCoordinator? {
        show(in: window)
        return nil
    }

    override func perform(_ action: any FlowAction) async -> ActionOutcome {
        if let answer = action as? NotificationResponseAction { return await perform(answer) }
        guard let url = Self.address(of: action) else { return .stopped(path: [], reason: .notKnown) }
        for door in alone.map({ [$0] }) ?? ShowcaseDoor.allCases {
            guard let link = door.routes.action(for: url) else { continue }
            await go(to: door)
            return await open?.perform(link) ?? .stopped(path: [], reason: .notKnown)
        }
        return .stopped(path: [], reason: .notKnown)
    }

    /// Launches everything anew in another language, as a device does.
    func change(to language: Words.Language) {
        parts.language = language
        window?.rootViewController?.dismiss(animated: false)
        if let window { show(in: window) }
    }

    /// Opens what was open before a restart, as far as it is to be seen here.
    func restore() async {
        guard let saved = kept?.read(), alone == nil || saved.door == alone else { return }
        await go(to: saved.door)
        await open?.restore(saved.screens)
    }

    /// Keeps what is open for after a restart.
    func keep() {
        guard let kept else { return }
        guard let open, open.isOpen(), let screens = try? open.save() else { return kept.write(nil) }
        kept.write(.init(door: open.door, screens: screens))
    }

    private func show(in window: UIWindow) {
        if let alone {
            open = alone.begin(in: window, parts)
            return
        }
        let all = ShowcaseDoor.allCases.map { $0.door(parts) { [weak self] in self?.open = $0 } }
        let doors = DoorsViewController(doors: all, language: parts.language)
        (self.doors, open) = (doors, nil)
        window.rootViewController = UINavigationController(rootViewController: doors)
    }

    /// Opens an app's door, unless it stands open.
    private func go(to door: ShowcaseDoor) async {
        guard alone == nil, let doors else { return }
        if let open, open.door == door, open.isOpen() { return }
        if doors.presentedViewController != nil { await Navigation(from: doors).dismiss(animated: false).ended() }
        if let index = ShowcaseDoor.allCases.firstIndex(of: door) { doors.open(index) }
    }

    /// A notification is for the app that sends such, as on a device; only Models does.
    private func perform(_ answer: NotificationResponseAction) async -> ActionOutcome {
        if answer.payload["model"] != nil, alone == nil || alone == .models { await go(to: .models) }
        return await open?.perform(answer) ?? .stopped(path: [], reason: .notKnown)
    }

    private static func address(of action: any FlowAction) -> URL? {
        switch action {
        case let action as OpenURLAction: action.url
        case let action as UserActivityAction: action.webpageURL
        default: nil
        }
    }
}

import Doors
import Foundation
import ScaenaSQLite
import ScaenaStage
import ScaenaUIKit
import ShowcaseAPI
import Words

/// The sample apps in a browser, with the API that they fetch from beside them.
@MainActor
public final class ShowcaseHost {
    /// The server that the app fetches from.
    public let api: APIServer
    /// The phone's window; `nil` until `start()`.
    public private(set) var window: UIWindow?
    /// How many browsers look on.
    public var browserCount: Int { stage?.browserCount ?? 0 }

    private let port: StagePort
    private let behaviour: APIBehaviour
    private let app: ShowcaseDoor?
    private var language: Words.Language
    private var stage: StageServer?

    /// A host that listens to nobody yet.
    ///
    /// - Parameters:
    ///   - port: Where to show the app.
    ///   - behaviour: How the API behaves at first.
    ///   - slowness: How long a slow answer of the API takes.
    ///   - app: The app to begin in; with none, on the home screen, which has a door for each.
    ///   - language: The language that the apps are shown in at first.
    ///   - rideStep: How long a ride of Snapp! takes from one state to the next.
    public init(
        port: StagePort, behaviour: APIBehaviour = .ok, slowness: Duration = APIServer.slowness,
        app: ShowcaseDoor? = nil, language: Words.Language = .english, rideStep: Duration = .seconds(4)
    ) {
        self.port = port
        self.behaviour = behaviour
        self.app = app
        self.language = language
        api = APIServer(behaviour: behaviour, slowness: slowness, rideStep: rideStep)
    }

    /// Starts the API, then the apps, then the page that shows them.
    ///
    /// - Returns: The address to open in a browser, token included.
    /// - Throws: `APIServerError`, `StageError`, `ModelStoreError`.
    public func start() async throws -> URL {
        let (address, store) = (try await api.start(), try SQLiteStore.inMemory())
        let window = UIWindow()
        let open = { [app] (language: Words.Language, window: UIWindow) in
            if let app { return app.begin(in: window, api: address, store: store, language: language) }
            let doors = ShowcaseDoor.allCases.map { $0.door(api: address, store: store, language: language) }
            window.rootViewController = UINavigationController(
                rootViewController: DoorsViewController(doors: doors, language: language))
        }
        open(language, window)
        window.makeKeyAndVisible()
        self.window = window
        let languages = StageControl("Language", choices: Words.Language.allCases, selected: language) {
            [weak self, weak window] language in
            self?.language = language
            self?.stage?.isRightToLeft = language.isRightToLeft
            // As on a device, where a language that was changed launches an app anew.
            window?.rootViewController?.dismiss(animated: false)
            if let window { open(language, window) }
        }
        let stage = StageServer(window: window, name: "Scaena", port: port, controls: [makeControl(), languages])
        stage.isRightToLeft = language.isRightToLeft
        self.stage = stage
        do {
            return try await stage.start()
        } catch {
            await stop()
            throw error
        }
    }

    /// Ends the page, the apps and the API.
    public func stop() async {
        await stage?.stop()
        // It is the whole process's.
        stage?.isRightToLeft = false
        stage = nil
        window?.rootViewController = nil
        window = nil
        await api.stop()
    }

    private func makeControl() -> StageControl {
        StageControl("API", choices: APIBehaviour.allCases, selected: behaviour) { [api] behaviour in
            do {
                try await api.behave(behaviour)
            } catch {
                FileHandle.standardError.write(Data("showcase: \(error.localizedDescription)\n".utf8))
            }
        }
    }
}

import Foundation
import ScaenaData
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
    /// The number of browsers that look on.
    public var browserCount: Int { stage?.browserCount ?? 0 }

    private let port: StagePort
    private let behaviour: APIBehaviour
    private let app: ShowcaseDoor?
    private var language: Words.Language
    private var stage: StageServer?
    private var scene: ShowcaseSceneDelegate?
    private let kept: KeptFolder?
    private var languageChange: (any NSObjectProtocol)?

    /// A host that listens to nobody yet.
    ///
    /// - Parameters:
    ///   - port: Where to show the app.
    ///   - behaviour: The API's behaviour at first.
    ///   - app: The app to begin in; with none, on the home screen, which has a door for each.
    ///   - language: The language that the apps are shown in at first.
    ///   - api: The server to fetch from.
    ///   - folder: Where the apps keep what is there again after a restart: what they fetched, who is logged in, which screens are
    ///     open. It is made for its owner only. Without one it is gone with the host.
    public init(
        port: StagePort, behaviour: APIBehaviour = .ok, app: ShowcaseDoor? = nil, language: Words.Language = .english,
        api: APIServer? = nil, folder: URL? = nil
    ) {
        self.port = port
        self.behaviour = behaviour
        self.app = app
        self.language = language
        kept = folder.map(KeptFolder.init)
        self.api =
            api ?? APIServer(behaviour: behaviour, sessions: kept?.sessions)
    }

    /// Starts the API, then the apps, then the page that shows them.
    ///
    /// - Returns: The address to open in a browser, token included.
    /// - Throws: `APIServerError`, `StageError`, and what says that nothing can be kept in the folder: `ModelStoreError`,
    ///   `SecretStoreError`.
    public func start() async throws -> URL {
        let address = try await api.start()
        let (store, secrets) = try kept?.makeStores() ?? (SQLiteStore.inMemory(), MemorySecrets())
        let scene = ShowcaseSceneDelegate(
            alone: app, parts: ShowcaseParts(api: address, store: store, secrets: secrets, language: language),
            kept: kept.map { KeptScreens(file: $0.screens) })
        let stage = try StageServer(scene: scene, name: "Scaena", port: port, controls: [makeControl()])
        (self.scene, window) = (scene, scene.window)
        await scene.restore()
        stage.language = language.code
        self.stage = stage
        languageChange = NotificationCenter.default.addObserver(
            forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.followLanguage() }
        }
        do {
            return try await stage.start()
        } catch {
            await stop()
            throw error
        }
    }

    /// Ends the page, the apps and the API.
    public func stop() async {
        scene?.keep()
        await stage?.stop()
        if let languageChange { NotificationCenter.default.removeObserver(languageChange) }
        languageChange = nil
        // It is the whole process's.
        stage?.language = nil
        (stage, scene) = (nil, nil)
        window?.rootViewController = nil
        window = nil
        await api.stop()
    }

    /// Has the apps begin at their beginning the next time that they are started with this folder.
    ///
    /// - Parameter folder: Where they keep what is there again after a restart; what else lies there stays.
    /// - Throws: The error about files that cannot be removed.
    nonisolated public static func forget(_ folder: URL) throws {
        try KeptFolder(folder: folder).forget()
    }

    /// Shows the apps in the language that a person has chosen for the device, as far as they have its words.
    private func followLanguage() {
        let chosen = Words.Language(code: UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.first)
        guard chosen != language else { return }
        language = chosen
        scene?.change(to: chosen)
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

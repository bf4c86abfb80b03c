import Foundation
import ScaenaSQLite
import ScaenaStage
import ScaenaUIKit
import ShowcaseAPI
import ShowcaseApp

/// The sample app in a browser, with the API that it fetches from beside it.
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
    private var stage: StageServer?

    /// A host that listens to nobody yet.
    ///
    /// - Parameters:
    ///   - port: Where to show the app.
    ///   - behaviour: How the API behaves at first.
    ///   - slowness: How long a slow answer of the API takes.
    public init(port: StagePort, behaviour: APIBehaviour = .ok, slowness: Duration = APIServer.slowness) {
        self.port = port
        self.behaviour = behaviour
        api = APIServer(behaviour: behaviour, slowness: slowness)
    }

    /// Starts the API, then the app, then the page that shows it.
    ///
    /// - Returns: The address to open in a browser, token included.
    /// - Throws: `APIServerError`, `StageError`, `ModelStoreError`.
    public func start() async throws -> URL {
        let app = ShowcaseApp(api: try await api.start(), store: try SQLiteStore.inMemory())
        let window = UIWindow()
        window.rootViewController = app.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
        let stage = StageServer(window: window, name: "Snapp!", port: port, controls: [makeControl()])
        self.stage = stage
        do {
            return try await stage.start()
        } catch {
            await stop()
            throw error
        }
    }

    /// Ends the page, the app and the API.
    public func stop() async {
        await stage?.stop()
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

#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Serves a window as a live, accessible web page, on this machine only.
    ///
    /// ```swift
    /// let window = UIWindow()
    /// window.rootViewController = UINavigationController(rootViewController: AboutConfigurator.build())
    /// window.makeKeyAndVisible()
    /// StageServer(window: window, name: "About").run()
    /// ```
    ///
    /// Any number of browser windows may look on; taps and edits in each of them reach the app as a finger's would.
    /// Without a browser that looks, the app pays for a flag at each change. A stage that was opened stays open, with its
    /// window, until ``stop()`` is called.
    @MainActor
    public final class StageServer {
        /// Where the page is, with the token; `nil` while the stage is closed.
        public var address: URL? { listener?.address }
        /// The number of browsers that look on.
        public var browserCount: Int { hub.sessionCount }

        /// The Swift expression that makes the app's root view controller in a test:
        /// `"ShopApp().makeRootViewController()"`. The tests that the page writes of what is done in the app begin
        /// with it.
        public var testRoot: String? {
            get { hub.recording?.root }
            set { hub.recording = newValue.map { StageRecording(root: $0) } }
        }

        /// The Swift expression that shows the app in a test's window, where a flow makes the first view controller:
        /// `"ShopApp().start(in: window.window)"`. In the place of ``testRoot``.
        public var testStart: String? {
            get { hub.recording?.start }
            set { hub.recording = newValue.map { StageRecording(root: "UIViewController()", start: $0) } }
        }

        /// The device's language, such as `"fa"`, until a person chooses another in the panel; `nil` for the one with which the
        /// app was started. Apps read it from `AppleLanguages` and hear `NSLocale.currentLocaleDidChangeNotification`.
        public var language: String? {
            get { source?.language }
            set { source?.language = newValue }
        }

        package let hub: StageHub
        private var source: WindowSource?
        private let port: StagePort
        private let token: String
        /// The app's delegate, which the application does not own.
        private var app: (any UIApplicationDelegate)?
        /// The scene of an app that the stage has launched: it ends with the stage.
        private var scene: UIScene?
        private var listener: StageListener?
        private var isOpening = false
        /// This app's life under `scaena run`, where it was started so.
        private var run: StageRun?
        /// True if this is a stage of the application, whose addresses go to its browsers.
        private let showsApp: Bool

        /// Makes a stage, which is closed at first.
        ///
        /// - Parameters:
        ///   - window: The window that is shown. Its app must run in this process, on the main queue.
        ///   - name: The app's name, as the page shows it.
        ///   - port: Where to listen.
        ///   - token: The token that grants access to the page: letters, digits, `-` and `_`. By default 128 random
        ///     bits, which are kept for this program, readable by you alone: an open page comes in again after a
        ///     rebuild. With ``StagePort/any``, new ones at each start.
        ///   - controls: Choices that the host offers beside the phone.
        public convenience init(
            window: UIWindow, name: String, port: StagePort = .first(from: 8080), token: String? = nil,
            controls: [StageControl] = []
        ) {
            let source = WindowSource(window: window)
            ViewOrigins.areNoted = true
            let hub = StageHub(
                name: name, source: source, controls: controls + [source.makeStateControl()],
                panel: RuntimePanel(window: window))
            hub.way = StageWay(window: window)
            hub.requests = RequestBook()
            self.init(
                hub: hub, port: port, token: token ?? (port == .any ? nil : StageToken.kept()), showsApp: true)
            self.source = source
        }

        /// Launches an app as a device would, by its own delegates, and makes a stage of the window that they show.
        ///
        /// ```swift
        /// try StageServer(app: AppDelegate(), scene: SceneDelegate(), name: "About").run()
        /// ```
        ///
        /// The app ends with the stage: ``stop()`` takes its scene away.
        ///
        /// - Parameters:
        ///   - app: The app's delegate; owned by the stage. `nil` where that does no more than to name the scene's.
        ///   - scene: The delegate of the app's scene; `nil` where the app's delegate makes the window.
        ///   - name: The app's name, as the page shows it.
        ///   - port: Where to listen.
        ///   - token: The token that grants access to the page, see ``init(window:name:port:token:controls:)``.
        ///   - controls: Choices that the host offers beside the phone.
        /// - Throws: ``StageError/noWindow`` when the delegates have shown none.
        public convenience init(
            app: (any UIApplicationDelegate)? = nil, scene: (any UIWindowSceneDelegate)? = nil, name: String,
            port: StagePort = .first(from: 8080), token: String? = nil, controls: [StageControl] = []
        ) throws(StageError) {
            ViewOrigins.areNoted = true
            let app = app ?? NamelessAppDelegate()
            let before = UIApplication.shared.windows
            let kept = RunFolder.current?.state
            if let language = RunFolder.current?.language {
                var settings = SystemSettings.current
                settings.language = language
                WindowSource.use(settings)
            }
            let connected = HandOver.launch(app, scene: scene, restoring: kept?.activity?.value)
            let made = connected?.windows.first ?? UIApplication.shared.windows.first { !before.contains($0) }
            guard let window = scene?.window ?? made else { throw .noWindow }
            self.init(window: window, name: name, port: port, token: token, controls: controls)
            hub.restored = kept?.activity.map {
                "The app was restored from the activity “\($0.type)” of the one before: begin with the screens that it opened."
            }
            self.app = app
            self.scene = connected
        }

        package init(hub: StageHub, port: StagePort, token: String? = nil, showsApp: Bool = false) {
            self.hub = hub
            self.port = port
            self.showsApp = showsApp
            self.token = token ?? StageToken.make()
        }

        /// Opens the stage.
        ///
        /// - Returns: The address to open in a browser.
        /// - Throws: ``StageError`` when it cannot listen, or is open already.
        @discardableResult
        public func start() async throws(StageError) -> URL {
            guard listener == nil, !isOpening else { throw .alreadyOpen }
            isOpening = true
            defer { isOpening = false }
            let listener = try await openListener()
            self.listener = listener
            if showsApp { UIApplication.shared.opensURL = { [weak hub] url in hub?.offer(url) ?? false } }
            return listener.address
        }

        /// Under `scaena run`, where the app before was: its page is open.
        private func openListener() async throws(StageError) -> StageListener {
            guard let folder = RunFolder.current else { return try await .open(hub, on: port, token: token) }
            let known = folder.address
            let key = known?.fragment.flatMap { $0.hasPrefix("token=") ? String($0.dropFirst(6)) : nil } ?? token
            let place = known?.port.flatMap { UInt16(exactly: $0) }
            var opened: StageListener?
            if let place { opened = try? await .open(hub, on: .exactly(place), token: key) }
            let listener: StageListener
            if let opened { listener = opened } else { listener = try await .open(hub, on: port, token: key) }
            folder.address = listener.address
            if run == nil {
                let run = StageRun(folder, hub: hub)
                self.run = run
                run.begin()
            }
            return listener
        }

        /// Closes the stage: all browsers are told, and nothing listens any more.
        public func stop() async {
            guard let listener else { return }
            self.listener = nil
            if showsApp { UIApplication.shared.opensURL = nil }
            await listener.close()
            if let scene { HandOver.disconnect(scene) }
            scene = nil
        }

        /// Opens the stage, prints its address and runs the main queue for ever: the last call of a program's `main`,
        /// which must be synchronous, so that it is on the main thread.
        ///
        /// When the stage cannot be opened, prints why to standard error and exits with status 69 (`EX_UNAVAILABLE`).
        ///
        /// - Parameter onOpen: Told the address, once; prints it by default.
        public func run(
            onOpen: @escaping @MainActor (URL) -> Void = { print("Open \($0.absoluteString)") }
        ) -> Never {
            Task {
                do throws(StageError) {
                    onOpen(try await start())
                    fflush(nil)
                } catch {
                    FileHandle.standardError.write(Data((error.description + "\n").utf8))
                    exit(69)
                }
            }
            while true { RunLoop.main.run() }
        }
    }

    /// The delegate of an app that has only one of its scene.
    private final class NamelessAppDelegate: UIResponder, UIApplicationDelegate {}
#endif

import Architecture

/// The public types of the runtime, which the files of a unit and their tests import. A unit's own type of such a name would be
/// meant in its module, and nobody would know which is meant in tests, which import both.
enum RuntimeTypes {
    /// The names of the types; a test compares them with the runtime's sources.
    static let names: Set<String> = [
        "ActionOutcome", "ActionStep", "ActionStop", "AnyArgument", "AnyCoordinator", "AppSceneDelegate",
        "AppStateManager", "BearerTokens", "BusinessObject", "CallLog", "CallMatching", "CallNeverCame", "CallOf",
        "CallRecord", "ChangeSet", "Choice", "ClosureGestureRecognizer", "ContainerError", "ContainerVerificationError",
        "Coordinator", "DeviceSecrets", "Dispatcher", "EntityConvertible", "ErrorViewModel", "EventRelay",
        "EventSource", "Field", "FileKeyValueStore", "FileSecrets", "FlowAction", "FlowCoordinator", "FlowEnd",
        "FlowError", "FlowHostViewController", "FlowPlacement", "FlowRestoration", "HTTPError", "HTTPLog",
        "HTTPLogEntry", "HTTPProgress", "HTTPProgressHandler", "HTTPProvider", "HTTPRequest", "HTTPResponse",
        "HTTPRetry", "HTTPTransport", "HeldAnswer", "KeyValueStore", "KeyboardInset", "KeyboardManager", "LaunchAction",
        "LaunchManager", "LeakError", "LifetimeFinding", "LifetimeTracker", "LoadablePresenter", "Loading",
        "LoadingViewController", "LocalSource", "LoggedCall", "ManualTime", "MappingError", "MemoryKeyValueStore",
        "MemorySecrets", "MemoryStore", "Mock", "MockRecorder", "MockedCall", "ModelAges", "ModelEvent", "ModelLimits",
        "ModelManager", "ModelPage", "ModelPages", "ModelStore", "ModelStoreError", "MultipartForm", "Navigation",
        "NavigationMove", "NavigationOutcome", "NavigationRefusal", "NotificationResponseAction", "OpenURLAction",
        "PinnedCertificates", "PopoverAnchor", "PreferenceKey", "Preferences", "PresentationForm", "PushPayloadAction",
        "RandomWalks", "Reachability", "RelayToken", "RemoteSource", "Repository", "RepositoryEntity",
        "RestorableScreen", "RuntimeEvent", "RuntimeLog", "RuntimeObserver", "RuntimeWatch", "SavedFlow",
        "SceneInteractorProtocol", "SceneLifecycle", "SceneLifetime", "ScenePresenterProtocol", "SceneRouterProtocol",
        "SceneTasks", "SceneViewController", "SceneViewControllerProtocol", "SceneWindow", "SceneWindowError",
        "SecretCipher", "SecretNames", "SecretStore", "SecretStoreError", "SendableDispatcher", "ServerJSON",
        "ServiceContainer", "ServiceName", "ServiceScope", "SessionManager", "ShortcutItemAction", "SingleKey",
        "SmallModelStore",
        "StateOperation", "StateRelay", "StateSource", "StoredEntities", "StubTransport", "StubTransportError",
        "SystemTime", "TimeSource", "URLRoute", "URLRoutes", "URLSessionTransport", "URLValues", "UnstubbedCall",
        "UserActivityAction", "UserDefaultsStore", "ViewModelConvertible", "WalkError", "WalkReport", "WalkStep",
        "WalkedApp", "WatchedFlow", "WatchedScene", "Weak", "WebViewController",
    ]

    /// Refuses a name of which a type of the runtime's would be made, where the module uses the runtime.
    ///
    /// - Parameters:
    ///   - declared: the types that are made of it.
    ///   - name: the name.
    ///   - word: the word for the named thing.
    static func refuse(_ declared: Set<String>, name: UnitName, word: String) throws(ScaffoldError) {
        guard let taken = declared.intersection(names).min() else { return }
        throw ScaffoldError(
            .usage,
            "'\(name.typeName)' cannot be the name of \(word.withArticle): its '\(taken)' would be taken for the runtime's own "
                + "'\(taken)', which its tests import too: choose another, such as 'App\(name.typeName)'")
    }
}

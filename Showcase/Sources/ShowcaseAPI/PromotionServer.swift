import FlyingFox
import Foundation

/// The promotions of the server, and who may see them: whoever has a session gets access by it, for a while.
struct PromotionServer {
    private struct Promotion: Encodable {
        var id: String
        var title: String
        var text: String
        var discount: Int
        var ends: Date
    }

    private struct Credentials: Decodable {
        var userName: String
        var password: String?

        /// The same, whatever digits a keyboard has: ۰۹۱۲ is 0912.
        var folded: Credentials {
            func fold(_ text: String) -> String {
                String(text.map { letter in letter.wholeNumberValue.map { Character("\($0)") } ?? letter })
            }
            return Credentials(userName: fold(userName), password: password.map(fold))
        }
    }

    private struct Session: Codable {
        var token: String
    }

    /// Whom the server knows from the beginning, as the app tells whoever tries it.
    private var passwords = ["0912": "1234"]
    /// The people who are logged in, by the session's token.
    private var sessions: [String: String] { didSet { keep() } }
    /// Where that is kept, if it is.
    private let file: URL?
    /// The session's tokens by the access tokens of requests, each good until it expires.
    private var accesses: [String: String] = [:]
    /// The number of times that somebody was given access.
    private(set) var accessCount = 0
    private let promotions: [Promotion]

    /// The server as it begins.
    ///
    /// - Parameter file: Where it keeps who is logged in; passwords it keeps nowhere.
    init(sessions file: URL? = nil) {
        self.file = file
        let kept = file.flatMap { try? Data(contentsOf: $0) }
        sessions = kept.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        let offers = [
            ("Free ride", "The first ride of the week is free of charge.", 100),
            ("Two for one", "Bring a friend, and pay for one.", 50),
            ("Early bird", "Rides before seven in the morning cost less.", 20),
        ]
        promotions = offers.enumerated().map { index, offer in
            Promotion(
                id: "\(index + 1)", title: offer.0, text: offer.1, discount: offer.2,
                ends: Date(timeIntervalSince1970: 1_798_761_600 + Double(index) * 86_400))
        }
    }

    /// Returns the methods of a path; `nil` where there is nothing of it here.
    static func methods(of path: String) -> [HTTPMethod]? {
        switch path {
        case "/session": [.POST, .DELETE]
        case "/access", "/users", "/passwords": [.POST]
        case "/promotions": [.GET]
        default: path.hasPrefix("/promotions/") ? [.GET] : nil
        }
    }

    /// Takes every access back, as a server does after a while: a session gets another.
    mutating func expireAccess() { accesses = [:] }

    /// Ends every session: nobody gets access any more without logging in.
    mutating func endSessions() { (sessions, accesses) = ([:], [:]) }

    /// Does what a request asks.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - body: Its body.
    mutating func answer(_ request: HTTPRequest, body: Data) -> HTTPResponse {
        let credentials = (try? JSONDecoder().decode(Credentials.self, from: body))?.folded
        switch request.path {
        case "/access":
            guard let session = try? JSONDecoder().decode(Session.self, from: body), sessions[session.token] != nil
            else {
                return Self.unknown
            }
            accessCount += 1
            let access = "access-\(accessCount)"
            accesses[access] = session.token
            return .json(["data": Session(token: access)])
        case "/passwords":
            return HTTPResponse(statusCode: .noContent)
        case "/users":
            guard let credentials, let password = credentials.password else { return Self.incomplete }
            guard passwords[credentials.userName] == nil else {
                return .problem(.conflict, title: "Conflict", detail: "\(credentials.userName) is there already.")
            }
            passwords[credentials.userName] = password
            return begin(credentials.userName)
        case "/session" where request.method == .POST:
            guard let credentials else { return Self.incomplete }
            guard let password = credentials.password, passwords[credentials.userName] == password else {
                return Self.unknown
            }
            return begin(credentials.userName)
        default:
            let header = request.headers[HTTPHeader("Authorization")] ?? ""
            guard let token = accesses[String(header.dropFirst("Bearer ".count))] else { return Self.unknown }
            return answer(request, by: token)
        }
    }

    private mutating func answer(_ request: HTTPRequest, by token: String) -> HTTPResponse {
        if request.path == "/session" {
            sessions[token] = nil
            accesses = accesses.filter { $0.value != token }
            return HTTPResponse(statusCode: .noContent)
        }
        if request.path == "/promotions" { return .json(["data": promotions]) }
        let id = request.path.dropFirst("/promotions/".count)
        guard let promotion = promotions.first(where: { $0.id == id }) else {
            return .problem(.notFound, title: "Not found", detail: "There is no promotion \(id).")
        }
        return .json(["data": promotion])
    }

    /// Keeps who is logged in, readable for nobody else. Where that cannot be, whoever comes after a restart logs in again.
    private func keep() {
        guard let file, let data = try? JSONEncoder().encode(sessions) else { return }
        try? FileManager.default.removeItem(at: file)
        _ = FileManager.default.createFile(atPath: file.path, contents: data, attributes: [.posixPermissions: 0o600])
    }

    private mutating func begin(_ userName: String) -> HTTPResponse {
        let token = "session-\(UUID())"
        sessions[token] = userName
        return .json(["data": ["id": userName, "token": token]])
    }

    private static let unknown = HTTPResponse.problem(
        .unauthorized, title: "Unauthorized", detail: "Nobody is known by that.")
    private static let incomplete = HTTPResponse.problem(
        .badRequest, title: "Bad request", detail: "A user name and a password are needed.")
}

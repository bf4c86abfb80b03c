import FlyingFox
import Foundation

/// The models of the server.
struct ModelRack {
    private struct Model: Codable {
        var id: String
        var name: String
        var created: Date
    }

    private struct NewModel: Decodable {
        var name: String
    }

    private var models: [Model]

    /// The models with which the server begins.
    init() {
        models = ["Falcon", "Kestrel", "Heron"].enumerated().map { index, name in
            Model(
                id: "\(index + 1)", name: name,
                created: Date(timeIntervalSince1970: 1_767_225_600 + Double(index) * 90_000))
        }
    }

    /// Does what a request asks.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - body: Its body.
    mutating func answer(_ request: HTTPRequest, body: Data) -> HTTPResponse {
        if request.path != "/models" {
            let id = request.path.dropFirst("/models/".count)
            guard let model = models.first(where: { $0.id == id }) else {
                return .problem(.notFound, title: "Not found", detail: "There is no model \(id).")
            }
            return .json(["data": model])
        }
        guard request.method == .POST else { return .json(["data": models]) }
        guard let new = try? JSONDecoder().decode(NewModel.self, from: body), !new.name.isEmpty else {
            return .problem(.badRequest, title: "Bad request", detail: "A model has a name.")
        }
        let model = Model(id: "\(models.count + 1)", name: new.name, created: Date())
        models.append(model)
        return .json(["data": model])
    }
}

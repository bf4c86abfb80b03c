import Foundation

protocol HouseholdService {
    func members(completion: @escaping (Result<[Member], Error>) -> Void)
    func invite(_ email: String, completion: @escaping (Error?) -> Void)
}

final class RemoteHouseholdService: HouseholdService {
    private let session = URLSession.shared
    private let base = URL(string: "https://pantry.example.com/household")!

    func members(completion: @escaping (Result<[Member], Error>) -> Void) {
        session.dataTask(with: base) { data, _, error in
            let result = Result { () throws -> [Member] in
                if let error { throw error }
                return try JSONDecoder().decode([Member].self, from: data ?? Data())
            }
            DispatchQueue.main.async { completion(result) }
        }.resume()
    }

    func invite(_ email: String, completion: @escaping (Error?) -> Void) {
        var request = URLRequest(url: base)
        request.httpMethod = "POST"
        request.httpBody = Data(email.utf8)
        session.dataTask(with: request) { _, _, error in
            DispatchQueue.main.async { completion(error) }
        }.resume()
    }
}

import Foundation

protocol BarcodeLookup {
    func name(of barcode: String, completion: @escaping (String?) -> Void)
}

final class RemoteBarcodeLookup: BarcodeLookup {
    func name(of barcode: String, completion: @escaping (String?) -> Void) {
        let url = URL(string: "https://codes.example.com/\(barcode)")!
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let name = data.map { String(decoding: $0, as: UTF8.self) }
            DispatchQueue.main.async { completion(name) }
        }.resume()
    }
}

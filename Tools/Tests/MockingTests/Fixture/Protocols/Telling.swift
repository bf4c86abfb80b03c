/// Nobody can compare it.
struct Riddle {
    var text: String
}

protocol Riddling {
    func ask(_ riddle: Riddle, of name: String)
    var nothing: Void { get set }
    static var nothingAtAll: Void { get }
}

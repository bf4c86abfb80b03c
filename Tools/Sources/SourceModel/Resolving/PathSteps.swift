/// A path taken apart: its names, and what is done with each.
struct PathSteps {
    /// The marks behind a name.
    enum Mark: Hashable {
        /// `()`.
        case call
        /// `[]`.
        case element
    }

    /// A name of the path.
    struct Step: Hashable {
        /// The name; empty where the path begins with a dot, `_` where there is none.
        var name: String
        /// The marks behind it, in order. `?` and `!` are left out.
        var marks: [Mark] = []
    }

    /// The type that the beginning is cast to; then the first step has no name.
    let cast: String?
    /// The names, from the first.
    private(set) var steps: [Step] = []

    /// Takes a path apart.
    ///
    /// - Parameter path: The path.
    init(_ path: PathFact) {
        cast = path.castType
        var text = path.text
        text.withUTF8 { read($0) }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        // Where the name ends, and its marks begin.
        var end: Int?
        var marks: [Mark] = []
        var depth = 0
        var previous: UInt8 = 0
        func step(_ place: Int) -> Step {
            Step(name: String(decoding: bytes[start..<(end ?? place)], as: UTF8.self), marks: marks)
        }
        for (place, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"):
                if end == nil { end = place }
                depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0, previous == UInt8(ascii: "(") { marks.append(.call) }
                if depth == 0, previous == UInt8(ascii: "[") { marks.append(.element) }
            case UInt8(ascii: ".") where depth == 0:
                steps.append(step(place))
                start = place + 1
                end = nil
                marks = []
            case UInt8(ascii: "?"), UInt8(ascii: "!"): if end == nil { end = place }
            default: break
            }
            previous = byte
        }
        steps.append(step(bytes.count))
    }
}

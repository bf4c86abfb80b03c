import Foundation
import ScaenaStage
import ScaenaUIKit

/// The input that a hostile browser may send to a stage, made of the fuzzer's bytes. The first byte says how.
enum Attack: UInt8, CaseIterable {
    /// The head of a request, in pieces.
    case head
    /// Frames of a WebSocket, in pieces; the messages in them are followed.
    case frames
    /// One message, without its frame.
    case message
    /// Deeds that can be read, with numbers that need not be right.
    case deeds
}

@MainActor
enum StageFuzzer {
    static var screens = Screens()
    static var rounds = 0

    static func run(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let rest = Array(bytes.dropFirst())
        switch Attack.allCases[Int(first) % Attack.allCases.count] {
        case .head: readHeads(rest)
        case .frames: readFrames(rest)
        case .message: follow(Data(rest))
        case .deeds: doDeeds(rest)
        }
        rounds += 1
        // A new app now and then, so that what a deed has spoilt does not hide what comes after it.
        if rounds % 2000 == 0 { screens = Screens() }
    }

    private static func readHeads(_ bytes: [UInt8]) {
        var reader = HeadReader()
        var left = bytes[...]
        while !left.isEmpty {
            reader.append(left.prefix(100))
            left = left.dropFirst(100)
            do {
                while let head = try reader.next() {
                    _ = (head.keepsAlive, head.isUpgrade, head.lists("scaena.stage", in: "sec-websocket-protocol"))
                }
            } catch {
                return
            }
            precondition(reader.heldCount <= HeadReader.largest + 100, "A head grows without end.")
        }
    }

    private static func readFrames(_ bytes: [UInt8]) {
        guard let size = bytes.first.map({ Int($0) + 1 }) else { return }
        var reader = FrameReader()
        var left = bytes.dropFirst()
        while !left.isEmpty {
            reader.append(left.prefix(size))
            left = left.dropFirst(size)
            guard let messages = try? reader.messages() else { return }
            for message in messages { follow(message) }
            precondition(reader.heldCount <= 2 * StageInput.largestMessage, "A message grows without end.")
        }
    }

    private static func follow(_ message: Data) {
        if let input = try? StageInput(message: message) { perform(input.action) }
    }

    /// Five bytes a deed: what, on which node, and details.
    private static func doDeeds(_ bytes: [UInt8]) {
        for start in stride(from: 0, to: min(bytes.count, 400) - 4, by: 5) {
            let (deed, low, high, one, two) = (
                bytes[start], Int(bytes[start + 1]), Int(bytes[start + 2] & 3), Int(bytes[start + 3]),
                Int(bytes[start + 4])
            )
            let id = low + high << 8
            switch deed % 17 {
            case 0, 1, 2: perform(.tap(id: id))
            case 3: perform(.type(id: id, text: String(repeating: "ä\u{0}", count: one)))
            case 4: perform(.submit(id: id))
            case 5: perform(.goBack(id: id))
            case 6: perform(.swipeDown(id: id))
            case 7: perform(.swipeRow(id: id, edge: one & 1 == 0 ? .leading : .trailing, isFull: one & 2 == 0))
            case 8: perform(.moveRow(id: id, to: one - 10))
            case 9: perform(.scroll(id: id, first: (one - 10) * two, count: two - 10))
            case 10: perform(.pullDown(id: id))
            case 11: perform(.slide(id: id, value: one > 250 ? .infinity : Double(one - 50) / Double(two)))
            case 12: perform(.step(id: id, up: one & 1 == 0))
            case 13: perform(.chooseDate(id: id, text: "20\(one % 100)-\(one % 13)-\(two % 33)"))
            case 14: perform(.press(id: id))
            case 15: perform(.drag(id: id))
            default: turn()
            }
        }
    }

    private static func perform(_ action: StageInput.Action) {
        let before = screens.hub.tree
        _ = screens.hub.perform(action)
        turn()
        screens.hub.render()
        let after = screens.hub.tree
        guard let patch = StagePatch(from: before, to: after) else { return }
        guard let patched = try? patch.applied(to: before) else { preconditionFailure("The patch does not fit.") }
        precondition(patched == after, "The patch leads elsewhere.")
    }

    /// Lets transitions go on.
    private static func turn() { RunLoop.main.run(until: Date()) }
}

/// The fuzzer's own entry.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated { StageFuzzer.run(bytes) }
    return 0
}

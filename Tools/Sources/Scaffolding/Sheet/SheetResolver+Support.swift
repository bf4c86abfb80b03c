import Architecture

/// The parts of a sheet that the architecture's templates do not write.
extension SheetResolver {
    /// Notes each key, step and condition that no template writes, at its place.
    mutating func refuseUnsupported() {
        let support = definition.sheet ?? SheetSupport()
        for said in sheet.said {
            refuse(said.word, said.key.rawValue, support.keys.contains(said.key), support.plainKeys.contains(said.key))
        }
        for steps in sheet.allSteps {
            for said in steps.said {
                let word = "the step '\(said.step.rawValue)'"
                refuse(said.word, word, support.steps.contains(said.step), support.plainSteps.contains(said.step))
            }
            for word in steps.enabled {
                // A word that is neither a condition nor a field is told of below.
                let isField = sheet.fields.contains { $0.name.text == word.text }
                guard let condition = SheetCondition(rawValue: word.text) ?? (isField ? .fields : nil) else { continue }
                let isWritten = support.conditions.contains(condition)
                refuse(word, "the condition '\(word.text)'", isWritten, false)
            }
        }
    }

    /// Notes what is not written, and what to do in its place.
    private mutating func refuse(_ word: SheetWord, _ said: String, _ isWritten: Bool, _ isWrittenPlain: Bool) {
        let key = SheetKey(rawValue: said)
        let subject = key == nil ? said : "'\(said)'"
        if !isWritten {
            // Where no template writes of a sheet, flags say the same of some.
            let flag = definition.sheet == nil ? key?.flag : nil
            let other = flag.map { ", or say it by '\($0)'" } ?? ""
            note(word, "\(definition.id) writes nothing of \(subject) yet: leave it out\(other)")
        } else if !runtime, !isWrittenPlain {
            note(
                word,
                "\(definition.id) writes \(subject) with Scaena's runtime alone: leave it out and write it yourself, or "
                    + "leave '--runtime none' out")
        }
    }
}

extension SheetKey {
    /// The flag that says the same where an architecture takes no sheets.
    fileprivate var flag: String? {
        switch self {
        case .needs: "--manager"
        case .shows, .takes, .returns, .events: "--" + rawValue
        default: nil
        }
    }
}

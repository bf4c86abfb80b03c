import Architecture
import Conformance
import Findings
import SourceModel

/// The contracts of a unit: in their file, and there at all.
extension UnitRule {
    /// Tells of contracts in files of other names than the definition says, each file once. Where a learned definition saw them stand, nobody
    /// has written that they must.
    func contractFiles(of unit: MappedUnit, _ app: CheckedApp, _ verdict: inout Verdict) {
        let index = app.map.index
        var told: [Int: Int] = [:]
        for contract in app.definition.contracts {
            guard let type = unit.contract(contract.id), app.map.players[type]?.isNamed == true,
                index[type].access.map({ $0 > .fileprivate }) ?? true, let file = file(of: contract, app),
                app.statement(file, "path")?.isCounted != true,
                let wanted = file.path.name(for: unit.name).split(separator: "/").last
            else { continue }
            verdict.judged += 1
            let found = index.files[index[type].file]
            guard found.name.lowercased() != wanted.lowercased(), found.name != "\(app.name(type)).swift" else {
                continue
            }
            let message = "\(app.name(type)) is declared in \(found.name), and not in \(wanted)"
            if let number = told[index[type].file] {
                verdict.findings[number].notes.append(
                    Finding.Note(message: "\(message), too", place: app.spot(of: type)))
                continue
            }
            told[index[type].file] = verdict.findings.count
            var finding = app.finding(
                Self.self, of: unit.name, part: contract.id, message, at: app.spot(of: type), subject: app.name(type))
            finding.identity.subject = Self.ofFile
            finding.statement = app.statement(file, "path")
            finding.reason = "Whoever looks for a contract of a \(app.definition.unit.word) looks for its file."
            let isAlone = index.declarations(inFile: index[type].file).allSatisfy { id, _ in
                app.map.players[id].map { file.holds.contains($0.part.id) } ?? false
            }
            let folder = found.path.dropLast(found.name.count)
            let mend = isAlone && !app.hasFile(named: String(wanted))
            finding.remedy = mend ? "Rename the file: \(wanted)." : "Move it to \(wanted)."
            verdict.add(finding, mend ? .rename(path: found.path, to: "\(folder)\(wanted)") : nil)
        }
    }

    private func file(of contract: Contract, _ app: CheckedApp) -> UnitFile? {
        app.definition.files.first {
            $0.place == .sources && $0.holds.contains(contract.id) && $0.path.isOfUnit && !$0.path.namesSeveral
        }
    }

    /// The contracts that code names and nobody declares.
    func missingContracts(_ unit: MappedUnit, _ app: CheckedApp) -> [MissingContract] {
        app.definition.contracts.compactMap { contract in
            let name = contract.type.name(for: unit.name)
            guard contract.scope == .unit, contract.isUsed, !contract.isOptional, contract.type.isOfUnit,
                !contract.type.namesSeveral, unit.contract(contract.id) == nil,
                file(of: contract, app)?.needs.isEmpty == true, app.map.index.types(named: name).isEmpty,
                let use = use(of: name, app)
            else { return nil }
            return MissingContract(contract: contract, name: name, unit: unit.name, use: use)
        }
    }

    /// A contract that is not there.
    struct MissingContract {
        let contract: Contract
        let name: String
        let unit: UnitName
        /// Where code names it.
        let use: Actor.Spot
    }

    /// Tells of contracts that are not there, those of one unit together; what several units lack is declared where nobody reads it.
    func tell(_ missing: [MissingContract], _ app: CheckedApp, _ verdict: inout Verdict) {
        let units = Dictionary(grouping: missing, by: \.contract.id).mapValues { Set($0.map(\.unit.typeName)).count }
        let alone = missing.filter { units[$0.contract.id] == 1 }
        verdict.judged += alone.count
        verdict.leave(.names, missing.count - alone.count)
        var told: [String: Int] = [:]
        for contract in alone {
            if let number = told[contract.unit.typeName] {
                verdict.findings[number].notes.append(
                    Finding.Note(
                        message: "\(contract.name) is named here, and not declared either",
                        place: app.spot(contract.use)))
                continue
            }
            told[contract.unit.typeName] = verdict.findings.count
            var finding = app.finding(
                Self.self, of: contract.unit, part: contract.contract.id,
                "the \(app.definition.unit.word) \(contract.unit.typeName) has no \(contract.contract.id): there is no \(contract.name)",
                at: app.spot(contract.use), subject: contract.name)
            finding.identity.subject = contract.contract.id
            finding.statement = app.statement(contract.contract, "type")
            finding.missed = [contract.name]
            finding.reason = "Code names \(contract.name), and nobody declares it."
            finding.remedy = "Add \(contract.name), or take its name out of the code."
            verdict.findings.append(finding)
        }
    }
}

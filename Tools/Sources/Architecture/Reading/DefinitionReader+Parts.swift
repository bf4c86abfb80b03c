// The parts of a definition, each from its keys.
extension DefinitionReader {
    func unit(_ fields: KeyedFields<DefinitionKey>) -> ArchitectureDefinition.Unit? {
        guard let fields = fields.part(.unit, keyed: UnitKey.self) else { return nil }
        let (word, folder, owner) = (fields.word(.word), fields.nameForm(.folder), fields.word(.owner))
        checkInside(folder, of: "the folder of a unit", at: fields.position(of: .folder))
        let group = fields.part(.group, keyed: GroupKey.self).flatMap { fields in
            let (namesUnits, first) = (fields.flag(.namesUnits), fields.word(.first)?.text)
            return fields.word(.word).map {
                ArchitectureDefinition.Group(
                    word: $0.text, namesUnits: namesUnits, first: first, places: fields.places())
            }
        }
        guard let word, let folder, let owner else { return nil }
        return .init(word: word.text, folder: folder, group: group, owner: owner.text, places: fields.places())
    }

    func domain(_ id: Word, _ fields: KeyedFields<DomainKey>) -> ArchitectureDefinition.Domain? {
        .init(id: id.text, about: fields.word(.about)?.text, places: fields.places(id.position))
    }

    static func layer(_ id: Word, _ fields: KeyedFields<LayerKey>) -> ArchitectureDefinition.Layer? {
        .init(
            id: id.text, about: fields.word(.about)?.text, modules: fields.words(.modules).map(\.text),
            imports: fields.words(.imports).map(\.text),
            plainImports: fields.saidWords(.plainImports)?.map(\.text),
            mayNotImport: fields.words(.mayNotImport).map(\.text), knows: fields.saidWords(.knows)?.map(\.text),
            places: fields.places(id.position))
    }

    func contract(_ id: Word, _ fields: KeyedFields<ContractKey>) -> Contract? {
        let scope = fields.choice(.scope, as: Role.Scope.self) ?? .unit
        let (domain, about) = (fields.word(.domain), fields.word(.about))
        let refines = fields.words(.refines).map(\.text)
        let plainRefines = fields.saidWords(.plainRefines)?.map(\.text)
        let isOptional = fields.saidFlag(.optional)
        guard let type = fields.nameForm(.type) else { return nil }
        references.name(type, of: id, at: fields.position(of: .type), isOne: scope == .app)
        checkCapital(type, at: fields.position(of: .type))
        return Contract(
            id: id.text, about: about?.text, type: type, refines: refines, plainRefines: plainRefines,
            domain: domain?.text, isOptional: isOptional == true, isOfAll: isOptional == false, scope: scope,
            places: fields.places(id.position))
    }

    func dataKind(_ id: Word, _ fields: KeyedFields<DataKindKey>) -> DataKind? {
        let type = fields.nameForm(.type)
        if let type { references.name(type, of: id, at: fields.position(of: .type)) }
        checkCapital(type, at: fields.position(of: .type))
        return DataKind(
            id: id.text, about: fields.word(.about)?.text, type: type, types: fields.words(.types).map(\.text),
            madeOf: fields.words(.madeOf).map(\.text), places: fields.places(id.position))
    }

    func role(_ id: Word, _ fields: KeyedFields<RoleKey>) -> Role? {
        let (implements, layer) = (fields.words(.implements), fields.word(.layer))
        let count = fields.choice(.count, as: Role.Count.self) ?? .one
        let scope = fields.choice(.scope, as: Role.Scope.self) ?? .unit
        let (about, base, plainBase) = (fields.word(.about), fields.word(.base), fields.word(.plainBase))
        let knows = fields.saidWords(.knows)?.map(\.text)
        let isStateless = fields.flag(.stateless)
        let also = fields.nameForms(.also)
        guard let type = fields.nameForm(.type) else { return nil }
        references.name(type, of: id, at: fields.position(of: .type), isOne: scope == .app)
        checkCapital(type, at: fields.position(of: .type))
        for form in also { checkCapital(form, at: fields.position(of: .also)) }
        return Role(
            id: id.text, about: about?.text, type: type, also: also, base: base?.text, plainBase: plainBase?.text,
            implements: implements.map(\.text), layer: layer?.text, count: count, scope: scope, knows: knows,
            isStateless: isStateless, places: fields.places(id.position))
    }

    func file(_ id: Word, _ fields: KeyedFields<FileKey>) -> UnitFile? {
        let (holds, needs, each) = (fields.words(.holds), fields.words(.needs), fields.word(.each))
        let (path, template) = (fields.nameForm(.path), fields.word(.template))
        let place = fields.choice(.place, as: UnitFile.Place.self) ?? .sources
        if let template, !templates.contains(template.text) {
            log.add(
                template.position,
                "there is no template '\(template.text).stencil' beside the definition"
                    + NearestWord.hint(for: template.text, among: templates.sorted()))
        }
        guard let path, let template else { return nil }
        references.name(path, of: id, at: fields.position(of: .path))
        checkInside(path, of: fields.subject, at: fields.position(of: .path), mayBeBeside: true)
        return UnitFile(
            id: id.text, path: path, template: template.text, place: place, holds: holds.map(\.text),
            needs: needs.map(\.text), each: each?.text, places: fields.places(id.position))
    }

    func name(_ id: Word, _ fields: KeyedFields<NameKey>) -> RuntimeName? {
        let (about, plain, from) = (fields.word(.about), fields.word(.plain), fields.word(.from))
        return fields.word(.name).map { name in
            RuntimeName(
                id: id.text, about: about?.text, name: name.text, plain: plain?.text, from: from?.text,
                places: fields.places(id.position))
        }
    }

    func kind(_ id: Word, _ fields: KeyedFields<KindKey>) -> UnitKind? {
        let folder = fields.nameForm(.folder)
        checkInside(folder, of: "the folder of \(fields.subject)", at: fields.position(of: .folder))
        let files = named(fields, .files, file)
        if files.isEmpty { log.add(fields.position, "\(fields.subject) lacks 'files'") }
        let (with, also) = (fields.words(.with), fields.words(.also))
        let (about, values, opens) = (fields.word(.about), fields.word(.values), fields.verbForm(.opens))
        let ends = fields.flag(.ends)
        let (knowsVerbs, stores) = (fields.flag(.verbs), fields.flag(.stores))
        let (registers, registersIn) = (fields.word(.registers), fields.word(.registersIn))
        if let values { checkValues(values, of: "'values' of \(fields.subject)") }
        return folder.map { folder in
            UnitKind(
                word: id.text, also: also.map(\.text), about: about?.text, folder: folder, values: values?.text,
                opens: opens, ends: ends, knowsVerbs: knowsVerbs, stores: stores, with: with.map(\.text),
                registers: registers?.text, registersIn: registersIn?.text, files: files,
                places: fields.places(id.position))
        }
    }

    func assembly(
        _ fields: KeyedFields<DefinitionKey>, _ key: DefinitionKey, of unit: ArchitectureDefinition.Unit?
    ) -> ArchitectureDefinition.Assembly? {
        guard let fields = fields.part(key, keyed: AssemblyKey.self) else { return nil }
        let (by, function) = (fields.word(.by), fields.nameForm(.function))
        let (creates, returned) = (fields.words(.creates), fields.words(.returns))
        let missing = [AssemblyKey.by, .function, .returns].filter { fields.node($0) == nil }
        let isByOthers = key == .assembly && missing.count == 3
        if !isByOthers {
            for key in missing { log.add(fields.position, "\(fields.subject) lacks '\(key.rawValue)'") }
        }
        refuseOddReturns(returned, of: key.rawValue, creating: creates)
        let login = fields.word(.login)
        if let login, key != .entry {
            log.add(login.position, "'login' is said of 'entry': who knows whether somebody is logged in is of the app")
        } else if let login, !creates.contains(where: { $0.text == login.text }) {
            log.add(login.position, "'\(login.text)' is not among what 'entry' 'creates'")
        }
        if isByOthers, let owner = unit?.owner {
            // Who makes the owner has the unit.
            return (try? NameForm("init")).map {
                ArchitectureDefinition.Assembly(
                    by: owner, function: $0, creates: creates.map(\.text), returns: owner, isByOthers: true,
                    places: fields.places())
            }
        }
        guard let by, let function, let returns = returned.first else { return nil }
        return ArchitectureDefinition.Assembly(
            by: by.text, function: function, creates: creates.map(\.text), returns: returns.text,
            alsoReturns: returned.dropFirst().map(\.text), login: login?.text, places: fields.places())
    }

    /// Refuses an actor returned beside the one as which the unit is seen if the same function does not make it, or
    /// its name does not tell it apart.
    private func refuseOddReturns(_ returned: [Word], of key: String, creating creates: [Word]) {
        for (number, word) in returned.enumerated().dropFirst() {
            if key == "entry" {
                log.add(word.position, "an app begins with one role: 'returns' of 'entry' has one")
            } else if returned[..<number].contains(where: { $0.text == word.text }) {
                log.add(word.position, "'\(word.text)' stands twice in 'returns' of '\(key)'")
            } else if !creates.contains(where: { $0.text == word.text }) {
                log.add(
                    word.position,
                    "'\(word.text)' is returned beside '\(returned[0].text)' and not among what '\(key)' 'creates'")
            }
        }
    }

    func navigation(_ fields: KeyedFields<DefinitionKey>) -> ArchitectureDefinition.Navigation? {
        guard let fields = fields.part(.navigation, keyed: NavigationKey.self) else { return nil }
        let (decides, performs, routes) = (fields.word(.decides), fields.word(.performs), fields.verbForm(.routes))
        let leaves = fields.word(.leaves)?.text
        guard let decides, let performs else { return nil }
        return .init(
            decides: decides.text, performs: performs.text, routes: routes, leaves: leaves, places: fields.places())
    }
}

import SourceModel

/// The plan of one parameter: how it is declared, recorded, compared and handed on.
struct ParameterPlan {
    /// The parameter as the mock declares it.
    var declaration: String
    /// Its name inside the function.
    var name: String
    /// The type that the handler takes for it; `nil` where it cannot be handed on.
    var handlerType: TypeFact?
    /// The code that the handler is given.
    var argument: String
    /// As what it is recorded; `nil` where it cannot be kept.
    var recordedType: TypeFact?
    /// The expression that is recorded.
    var recorded: String
    /// True if calls are compared by it: a closure has no equal.
    var isCompared: Bool
    /// The parameter as a recorded call is spelled with it.
    var factoryDeclaration: String
    /// The same without its name, by which the compiler tells functions apart.
    var factorySpelling: String {
        let bytes = factoryDeclaration.utf8
        let label = bytes.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
        return String(Substring(label)) + Substring(bytes.drop { $0 != UInt8(ascii: ":") })
    }
    /// A statement before anything else, such as the evaluation of an autoclosure.
    var preparation: String?
    /// True if the handler takes a closure that does not escape as one that does, so that a handler that looks at
    /// nothing may stand there.
    var isLent = false
}

/// Decides what becomes of a member's parameters and result where type parameters, ownership and closures are in play.
struct ParameterPlanner {
    let index: ProtocolIndex
    let generics: GenericErasure
    /// True if the member may `await` and may throw: an autoclosure's effects are met only then.
    let isAsync: Bool
    let isThrowing: Bool
    /// Closures are kept for tests that call them, unless the names are Mockolo's, which keeps none.
    let recordsClosures: Bool
    let noncopyable: Set<String>
    /// True if closures that do not escape are lent to the handler.
    let lendsClosures: Bool
    /// A subscript's parameter has a label only if two names are written.
    let isSubscript: Bool

    /// Plans a parameter.
    ///
    /// - Parameters:
    ///   - parameter: The parameter, `Self` already replaced.
    ///   - position: Its number, for parameters without a name.
    /// - Returns: The plan of it.
    func plan(_ parameter: ParameterFact, position: Int) -> ParameterPlan {
        var name = parameter.name == "_" ? nameless(position) : SwiftIdentifier.identifier(parameter.name)
        // What a subscript is set to is called so.
        if isSubscript, name == "newValue" { name = "newValueIndex" }
        let escaped = SwiftIdentifier.escaped(name)
        let label = SwiftIdentifier.label(parameter.label)
        let dots = parameter.isVariadic ? "..." : ""
        let head = parameter.label == name && !isSubscript ? label : "\(label) \(escaped)"
        let factoryHead = parameter.label == name ? label : "\(label) \(escaped)"
        var plan = ParameterPlan(
            declaration: parameter.isVariadic && parameter.type.isFunction
                ? "\(head): (\(parameter.type))..." : "\(head): \(parameter.type)\(dots)", name: name, handlerType: nil,
            argument: escaped,
            recordedType: nil, recorded: escaped, isCompared: false, factoryDeclaration: "")
        let specifiers = parameter.type.specifiers
        let attributes = parameter.type.attributes
        let base = parameter.type.unattributed

        // Neither of many values that nobody can name, nor of the one that says nothing.
        if case .packExpansion = base { return plan }
        if base.isVoid, !parameter.isVariadic { return plan }
        if isMoved(base, specifiers) {
            // It may be consumed once: the handler gets it, the record does not.
            if !generics.mentions(base) {
                plan.handlerType = .attributed(
                    specifiers: specifiers.filter { $0 != "sending" && $0 != "isolated" }, attributes: [], base)
                if specifiers.contains("inout") { plan.argument = "&" + escaped }
            }
            return plan
        }
        if attributes.contains(where: { $0.hasPrefix("@autoclosure") }),
            case .function(let function) = base.unparenthesized, canEvaluate(function)
        {
            let effects = (function.throwing.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
            plan.preparation = "let \(escaped) = \(effects)\(escaped)()"
            let value = generics.erased(function.result)
            complete(&plan, parameter, value, isClosure: value.isFunction, head: factoryHead)
            return plan
        }
        // Only what is a function escapes, whatever name it has.
        let isNamedFunction =
            attributes.contains("@escaping") || base.lastName.map { index.isFunctionAlias($0) } ?? false
        if base.isFunction || isNamedFunction, !base.isOptional, !parameter.isVariadic {
            planClosure(&plan, parameter, base, attributes)
            return plan
        }
        var value = generics.erased(base)
        if case .implicitlyUnwrapped(let wrapped) = value { value = .optional(wrapped) }
        if parameter.isVariadic { value = .array(value) }
        if specifiers.contains("inout"), !generics.mentions(base) {
            plan.argument = "&" + escaped
            complete(&plan, parameter, value, isClosure: false, head: factoryHead)
            plan.handlerType = .attributed(specifiers: ["inout"], attributes: [], value)
        } else {
            complete(&plan, parameter, value, isClosure: isClosure(value), head: factoryHead)
        }
        return plan
    }

    /// Returns true if a parameter's value may be handed on once at most.
    private func isMoved(_ type: TypeFact, _ specifiers: [String]) -> Bool {
        specifiers.contains { ["borrowing", "consuming", "__owned", "__shared"].contains($0) }
            || type.contains { part in
                guard case .named(_, let name, _) = part else { return false }
                return noncopyable.contains(name) || generics.isNoncopyable(name)
            }
    }

    /// Returns true if the member may do what an autoclosure does.
    private func canEvaluate(_ function: FunctionTypeFact) -> Bool {
        (!function.isAsync || isAsync) && (!function.throwing.isThrowing || isThrowing)
    }

    /// Returns the name of a parameter that has none of its own.
    private func nameless(_ position: Int) -> String {
        recordsClosures ? "argument\(position + 1)" : MockoloNames.nameless(position)
    }

    private func isClosure(_ type: TypeFact) -> Bool {
        if case .optional(let wrapped) = type.unparenthesized { return isClosure(wrapped) }
        return type.isFunction
    }

    private func complete(
        _ plan: inout ParameterPlan, _ parameter: ParameterFact, _ value: TypeFact, isClosure: Bool, head: String
    ) {
        plan.handlerType = value
        let holdsClosure =
            isClosure
            || value.contains { part in
                part.isFunction || part.unattributed.lastName.map { index.isFunctionAlias($0) } ?? false
            }
        // Mockolo leaves out what is written as a closure, and sees through no alias.
        let isWrittenAsClosure = isClosure || parameter.type.attributes.contains { $0.hasPrefix("@autoclosure") }
        if (recordsClosures || !isWrittenAsClosure) && !value.holdsTypedThrows {
            plan.recordedType = value
            plan.isCompared = !holdsClosure
        }
        let isErased = generics.mentions(parameter.type)
        plan.recorded =
            isErased ? "\(SwiftIdentifier.escaped(plan.name)) as \(value)" : SwiftIdentifier.escaped(plan.name)
        if parameter.isVariadic, case .array(let element) = value {
            plan.factoryDeclaration = "\(head): \(element)..."
        } else {
            plan.factoryDeclaration = "\(head): \(value)"
        }
    }

    private func planClosure(
        _ plan: inout ParameterPlan, _ parameter: ParameterFact, _ base: TypeFact, _ attributes: [String]
    ) {
        let isEscaping = attributes.contains("@escaping")
        var type = base
        if generics.mentions(base) {
            guard let erased = generics.erasedClosure(base) else {
                // What takes a type parameter's value cannot be called through another type.
                if isEscaping {
                    plan.handlerType = .plain("Any")
                    if recordsClosures {
                        plan.recordedType = .plain("Any")
                        plan.recorded = "\(plan.recorded) as Any"
                    }
                }
                return
            }
            type = erased
        }
        let kept = attributes.filter { $0 != "@escaping" && !$0.hasPrefix("@autoclosure") }
        let bare = kept.isEmpty ? type : TypeFact.attributed(specifiers: [], attributes: kept, type)
        if isEscaping {
            plan.handlerType = .attributed(specifiers: [], attributes: ["@escaping"] + kept, type)
            if recordsClosures && !bare.holdsTypedThrows {
                plan.recordedType = bare
                if generics.mentions(base) { plan.recorded = "\(plan.recorded) as \(bare)" }
            }
        } else if lendsClosures, !attributes.contains(where: { $0.hasPrefix("@convention") }) {
            plan.handlerType = .attributed(specifiers: [], attributes: ["@escaping"] + kept, type)
            plan.isLent = true
        } else {
            plan.handlerType = bare
        }
    }
}

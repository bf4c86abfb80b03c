import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// A call that makes something of a unit: `T(…)`, `T.build(…)`, or `T(…).build(…)`.
struct UnitCall {
    let call: FunctionCallExprSyntax
    /// The type on which it is made: `DetailBuilder` of `DetailBuilder.build()`.
    let type: TypeIndex.ID
    /// The function that makes it; nil for an initializer.
    let maker: String?
    /// True if the function is one of instances: `DetailBuilder().build()`.
    let isOfInstance: Bool

    init(_ call: FunctionCallExprSyntax, type: TypeIndex.ID) {
        (self.call, self.type, maker, isOfInstance) = (call, type, nil, false)
    }

    /// Reads a call; nil where it makes nothing of a type of the sources.
    ///
    /// - Parameters:
    ///   - call: the call.
    ///   - reading: the unit for which it is looked at.
    ///   - scope: where it is written.
    init?(_ call: FunctionCallExprSyntax, _ reading: UnitReading, _ scope: NameScope) {
        guard let (name, maker, isOfInstance) = Self.parts(of: call), let type = reading.type(named: name, in: scope),
            [.class, .struct, .enum].contains(reading.index[type].kind)
        else { return nil }
        (self.call, self.type, self.maker, self.isOfInstance) = (call, type, maker, isOfInstance)
    }

    private static func parts(
        of call: FunctionCallExprSyntax
    ) -> (name: String, maker: String?, isOfInstance: Bool)? {
        func type(_ expression: ExprSyntax?) -> String? {
            let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
            return name?.first?.isUppercase == true ? name : nil
        }
        if let name = type(call.calledExpression) { return (name, nil, false) }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let called = member.declName.baseName.text
        if let name = type(member.base) { return (name, called == "init" ? nil : called, false) }
        if let inner = member.base?.as(FunctionCallExprSyntax.self), let name = type(inner.calledExpression) {
            return (name, called, true)
        }
        return nil
    }
}

/// By which code a unit is made.
struct UnitMaker {
    let making: ValuesAtHand.Making
    /// The code before the arguments: `DetailBuilder.build`, `DetailBuilder().build`, or the type for an initializer.
    let called: String
}

extension UnitReading {
    /// Returns what makes a unit as another one is made; nil where nothing does.
    ///
    /// - Parameters:
    ///   - made: the type on which the unit is made.
    ///   - sample: the call that makes the other one.
    ///   - unit: the other one.
    ///   - target: the unit.
    func maker(of made: TypeIndex.ID, like sample: UnitCall, _ unit: UnitName, for target: UnitName) -> UnitMaker? {
        let type = index[made].name
        guard let name = sample.maker else {
            if let initializer = initializer(of: made) {
                return initializer.isFailable ? nil : UnitMaker(making: initializer, called: type)
            }
            guard let part = declaration(of: made), isMadeOfNothing(made) else { return nil }
            let none = ValuesAtHand.Making(
                name: "init", parameters: [], place: place(of: made), scope: NameScope(file: part.file))
            return UnitMaker(making: none, called: type)
        }
        if sample.isOfInstance, initializer(of: made).map({ !$0.parameters.allSatisfy(\.hasDefault) }) ?? false {
            return nil
        }
        let wanted = [name, name.replacing(unit.typeName, with: target.typeName)]
        let functions = allMembers(of: made).filter { member in
            member.fact.kind == .function && wanted.contains(member.fact.name)
                && member.fact.isStatic != sample.isOfInstance && member.fact.generics.isEmpty
        }
        let results = allMembers(of: sample.type).filter { $0.fact.kind == .function && $0.fact.name == name }
            .map { Self.form(of: $0.fact.type, unit) }
        let fitting = functions.filter { member in
            !member.fact.isAsync && !member.fact.throwing.isThrowing
                && results.contains(Self.form(of: member.fact.type, target))
        }
        return fitting.min { $0.fact.parameters.count < $1.fact.parameters.count }.map {
            UnitMaker(making: making($0), called: type + (sample.isOfInstance ? "()" : "") + ".\($0.fact.name)")
        }
    }

    /// A result without the unit's name, and without what a generic one is of.
    private static func form(of type: TypeFact?, _ unit: UnitName) -> String {
        let text = String((type?.description ?? "").prefix { $0 != "<" }).replacing("any ", with: "")
        return text.replacing(unit.typeName, with: "…")
    }
}

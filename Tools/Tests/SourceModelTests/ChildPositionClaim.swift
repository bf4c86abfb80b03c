import SwiftSyntax

@testable import SourceModel

/// The claim of ``ChildPosition`` about one place: which child of which kind of node is found there.
struct ChildPositionClaim {
    let slot: ChildPosition
    /// The child as SwiftSyntax names it: `\ClassDeclSyntax.name`.
    let child: String
    /// Where SwiftSyntax has it.
    let index: Int?
    /// True if SwiftSyntax has nothing but tokens there.
    let isToken: Bool
    /// The child of a node by SwiftSyntax's own accessor; nil where the node is of another kind.
    let read: (Syntax) -> Child?

    /// A child that may be absent.
    struct Child {
        let text: String?
    }

    init<Node: SyntaxProtocol>(_ slot: ChildPosition, _ child: PartialKeyPath<Node>) {
        self.slot = slot
        self.child = "\(child)"
        if case .layout(let places) = Node.structure {
            index = places.firstIndex { $0 == child as AnyKeyPath }
        } else {
            index = nil
        }
        let value = type(of: child).valueType
        isToken = value == TokenSyntax.self || value == TokenSyntax?.self
        read = { node in
            node.as(Node.self).map { Child(text: ($0[keyPath: child] as? any SyntaxProtocol)?.trimmedDescription) }
        }
    }

    /// Every place of every kind that is read.
    static var all: [ChildPositionClaim] { declarations + types + expressions + statements + shared }
}

// Declarations.
extension ChildPositionClaim {
    private static var declarations: [ChildPositionClaim] {
        [
            ChildPositionClaim(.attributes, \FunctionDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \FunctionDeclSyntax.modifiers),
            ChildPositionClaim(.sourceFileStatements, \SourceFileSyntax.statements),
            ChildPositionClaim(.sourceFileEnd, \SourceFileSyntax.endOfFileToken),
            ChildPositionClaim(.codeBlockItem, \CodeBlockItemSyntax.item),
            ChildPositionClaim(.memberBlockMembers, \MemberBlockSyntax.members),
            ChildPositionClaim(.memberBlockEnd, \MemberBlockSyntax.rightBrace),
            ChildPositionClaim(.memberBlockItem, \MemberBlockItemSyntax.decl),
            ChildPositionClaim(.importKind, \ImportDeclSyntax.importKindSpecifier),
            ChildPositionClaim(.importPath, \ImportDeclSyntax.path),
            ChildPositionClaim(.ifConfigClauses, \IfConfigDeclSyntax.clauses),
            ChildPositionClaim(.ifConfigCondition, \IfConfigClauseSyntax.condition),
            ChildPositionClaim(.ifConfigElements, \IfConfigClauseSyntax.elements),
            ChildPositionClaim(.typeName, \ClassDeclSyntax.name),
            ChildPositionClaim(.typeGenerics, \ClassDeclSyntax.genericParameterClause),
            ChildPositionClaim(.typeInheritance, \ClassDeclSyntax.inheritanceClause),
            ChildPositionClaim(.typeWhere, \ClassDeclSyntax.genericWhereClause),
            ChildPositionClaim(.typeMembers, \ClassDeclSyntax.memberBlock),
            ChildPositionClaim(.extensionKeyword, \ExtensionDeclSyntax.extensionKeyword),
            ChildPositionClaim(.extendedType, \ExtensionDeclSyntax.extendedType),
            ChildPositionClaim(.extensionInheritance, \ExtensionDeclSyntax.inheritanceClause),
            ChildPositionClaim(.extensionWhere, \ExtensionDeclSyntax.genericWhereClause),
            ChildPositionClaim(.extensionMembers, \ExtensionDeclSyntax.memberBlock),
            ChildPositionClaim(.protocolName, \ProtocolDeclSyntax.name),
            ChildPositionClaim(.protocolPrimaryTypes, \ProtocolDeclSyntax.primaryAssociatedTypeClause),
            ChildPositionClaim(.protocolInheritance, \ProtocolDeclSyntax.inheritanceClause),
            ChildPositionClaim(.protocolWhere, \ProtocolDeclSyntax.genericWhereClause),
            ChildPositionClaim(.protocolMembers, \ProtocolDeclSyntax.memberBlock),
            ChildPositionClaim(.primaryTypes, \PrimaryAssociatedTypeClauseSyntax.primaryAssociatedTypes),
            ChildPositionClaim(.primaryTypeName, \PrimaryAssociatedTypeSyntax.name),
            ChildPositionClaim(.inheritedTypes, \InheritanceClauseSyntax.inheritedTypes),
            ChildPositionClaim(.inheritedType, \InheritedTypeSyntax.type),
            ChildPositionClaim(.aliasName, \TypeAliasDeclSyntax.name),
            ChildPositionClaim(.aliasGenerics, \TypeAliasDeclSyntax.genericParameterClause),
            ChildPositionClaim(.aliasValue, \TypeAliasDeclSyntax.initializer),
            ChildPositionClaim(.aliasWhere, \TypeAliasDeclSyntax.genericWhereClause),
            ChildPositionClaim(.associatedTypeName, \AssociatedTypeDeclSyntax.name),
            ChildPositionClaim(.associatedTypeInheritance, \AssociatedTypeDeclSyntax.inheritanceClause),
            ChildPositionClaim(.associatedTypeValue, \AssociatedTypeDeclSyntax.initializer),
            ChildPositionClaim(.associatedTypeWhere, \AssociatedTypeDeclSyntax.genericWhereClause),
            ChildPositionClaim(.typeInitializerValue, \TypeInitializerClauseSyntax.value),
            ChildPositionClaim(.functionName, \FunctionDeclSyntax.name),
            ChildPositionClaim(.functionGenerics, \FunctionDeclSyntax.genericParameterClause),
            ChildPositionClaim(.functionSignature, \FunctionDeclSyntax.signature),
            ChildPositionClaim(.functionWhere, \FunctionDeclSyntax.genericWhereClause),
            ChildPositionClaim(.functionBody, \FunctionDeclSyntax.body),
            ChildPositionClaim(.initializerKeyword, \InitializerDeclSyntax.initKeyword),
            ChildPositionClaim(.initializerMark, \InitializerDeclSyntax.optionalMark),
            ChildPositionClaim(.initializerGenerics, \InitializerDeclSyntax.genericParameterClause),
            ChildPositionClaim(.initializerSignature, \InitializerDeclSyntax.signature),
            ChildPositionClaim(.initializerWhere, \InitializerDeclSyntax.genericWhereClause),
            ChildPositionClaim(.initializerBody, \InitializerDeclSyntax.body),
            ChildPositionClaim(.deinitializerKeyword, \DeinitializerDeclSyntax.deinitKeyword),
            ChildPositionClaim(.deinitializerEffects, \DeinitializerDeclSyntax.effectSpecifiers),
            ChildPositionClaim(.deinitializerBody, \DeinitializerDeclSyntax.body),
            ChildPositionClaim(.subscriptKeyword, \SubscriptDeclSyntax.subscriptKeyword),
            ChildPositionClaim(.subscriptGenerics, \SubscriptDeclSyntax.genericParameterClause),
            ChildPositionClaim(.subscriptParameters, \SubscriptDeclSyntax.parameterClause),
            ChildPositionClaim(.subscriptReturn, \SubscriptDeclSyntax.returnClause),
            ChildPositionClaim(.subscriptWhere, \SubscriptDeclSyntax.genericWhereClause),
            ChildPositionClaim(.subscriptAccessors, \SubscriptDeclSyntax.accessorBlock),
            ChildPositionClaim(.macroName, \MacroDeclSyntax.name),
            ChildPositionClaim(.macroGenerics, \MacroDeclSyntax.genericParameterClause),
            ChildPositionClaim(.macroSignature, \MacroDeclSyntax.signature),
            ChildPositionClaim(.macroWhere, \MacroDeclSyntax.genericWhereClause),
            ChildPositionClaim(.operatorFixity, \OperatorDeclSyntax.fixitySpecifier),
            ChildPositionClaim(.operatorName, \OperatorDeclSyntax.name),
            ChildPositionClaim(.operatorPrecedence, \OperatorDeclSyntax.operatorPrecedenceAndTypes),
            ChildPositionClaim(.operatorGroup, \OperatorPrecedenceAndTypesSyntax.precedenceGroup),
            ChildPositionClaim(.precedenceGroupName, \PrecedenceGroupDeclSyntax.name),
            ChildPositionClaim(.signatureParameters, \FunctionSignatureSyntax.parameterClause),
            ChildPositionClaim(.signatureEffects, \FunctionSignatureSyntax.effectSpecifiers),
            ChildPositionClaim(.signatureReturn, \FunctionSignatureSyntax.returnClause),
            ChildPositionClaim(.returnType, \ReturnClauseSyntax.type),
            ChildPositionClaim(.effectsAsync, \FunctionEffectSpecifiersSyntax.asyncSpecifier),
            ChildPositionClaim(.effectsThrows, \FunctionEffectSpecifiersSyntax.throwsClause),
            ChildPositionClaim(.throwsSpecifier, \ThrowsClauseSyntax.throwsSpecifier),
            ChildPositionClaim(.throwsType, \ThrowsClauseSyntax.type),
            ChildPositionClaim(.parameters, \FunctionParameterClauseSyntax.parameters),
            ChildPositionClaim(.parameterFirstName, \FunctionParameterSyntax.firstName),
            ChildPositionClaim(.parameterSecondName, \FunctionParameterSyntax.secondName),
            ChildPositionClaim(.parameterType, \FunctionParameterSyntax.type),
            ChildPositionClaim(.parameterEllipsis, \FunctionParameterSyntax.ellipsis),
            ChildPositionClaim(.parameterDefault, \FunctionParameterSyntax.defaultValue),
            ChildPositionClaim(.caseElements, \EnumCaseDeclSyntax.elements),
            ChildPositionClaim(.caseName, \EnumCaseElementSyntax.name),
            ChildPositionClaim(.caseParameters, \EnumCaseElementSyntax.parameterClause),
            ChildPositionClaim(.caseRawValue, \EnumCaseElementSyntax.rawValue),
            ChildPositionClaim(.caseParameterList, \EnumCaseParameterClauseSyntax.parameters),
            ChildPositionClaim(.caseParameterFirstName, \EnumCaseParameterSyntax.firstName),
            ChildPositionClaim(.caseParameterSecondName, \EnumCaseParameterSyntax.secondName),
            ChildPositionClaim(.caseParameterType, \EnumCaseParameterSyntax.type),
            ChildPositionClaim(.caseParameterDefault, \EnumCaseParameterSyntax.defaultValue),
            ChildPositionClaim(.variableSpecifier, \VariableDeclSyntax.bindingSpecifier),
            ChildPositionClaim(.variableBindings, \VariableDeclSyntax.bindings),
            ChildPositionClaim(.bindingPattern, \PatternBindingSyntax.pattern),
            ChildPositionClaim(.bindingType, \PatternBindingSyntax.typeAnnotation),
            ChildPositionClaim(.bindingValue, \PatternBindingSyntax.initializer),
            ChildPositionClaim(.bindingAccessors, \PatternBindingSyntax.accessorBlock),
            ChildPositionClaim(.annotatedType, \TypeAnnotationSyntax.type),
            ChildPositionClaim(.initialValue, \InitializerClauseSyntax.value),
            ChildPositionClaim(.accessors, \AccessorBlockSyntax.accessors),
            ChildPositionClaim(.accessorModifier, \AccessorDeclSyntax.modifier),
            ChildPositionClaim(.accessorSpecifier, \AccessorDeclSyntax.accessorSpecifier),
            ChildPositionClaim(.accessorParameters, \AccessorDeclSyntax.parameters),
            ChildPositionClaim(.accessorEffects, \AccessorDeclSyntax.effectSpecifiers),
            ChildPositionClaim(.accessorBody, \AccessorDeclSyntax.body),
            ChildPositionClaim(.accessorParameterName, \AccessorParametersSyntax.name),
            ChildPositionClaim(.modifierName, \DeclModifierSyntax.name),
            ChildPositionClaim(.modifierDetail, \DeclModifierSyntax.detail),
            ChildPositionClaim(.modifierDetailText, \DeclModifierDetailSyntax.detail),
            ChildPositionClaim(.genericParameters, \GenericParameterClauseSyntax.parameters),
            ChildPositionClaim(.genericInnerWhere, \GenericParameterClauseSyntax.genericWhereClause),
            ChildPositionClaim(.genericSpecifier, \GenericParameterSyntax.specifier),
            ChildPositionClaim(.genericName, \GenericParameterSyntax.name),
            ChildPositionClaim(.genericConstraint, \GenericParameterSyntax.inheritedType),
            ChildPositionClaim(.whereRequirements, \GenericWhereClauseSyntax.requirements),
            ChildPositionClaim(.requirement, \GenericRequirementSyntax.requirement),
            ChildPositionClaim(.conformanceLeft, \ConformanceRequirementSyntax.leftType),
            ChildPositionClaim(.conformanceRight, \ConformanceRequirementSyntax.rightType),
            ChildPositionClaim(.sameTypeLeft, \SameTypeRequirementSyntax.leftType),
            ChildPositionClaim(.sameTypeRight, \SameTypeRequirementSyntax.rightType),
        ]
    }
}

// Types.
extension ChildPositionClaim {
    private static var types: [ChildPositionClaim] {
        [
            ChildPositionClaim(.identifierTypeName, \IdentifierTypeSyntax.name),
            ChildPositionClaim(.identifierTypeArguments, \IdentifierTypeSyntax.genericArgumentClause),
            ChildPositionClaim(.memberTypeBase, \MemberTypeSyntax.baseType),
            ChildPositionClaim(.memberTypeName, \MemberTypeSyntax.name),
            ChildPositionClaim(.memberTypeArguments, \MemberTypeSyntax.genericArgumentClause),
            ChildPositionClaim(.genericArguments, \GenericArgumentClauseSyntax.arguments),
            ChildPositionClaim(.genericArgument, \GenericArgumentSyntax.argument),
            ChildPositionClaim(.optionalWrapped, \OptionalTypeSyntax.wrappedType),
            ChildPositionClaim(.unwrappedWrapped, \ImplicitlyUnwrappedOptionalTypeSyntax.wrappedType),
            ChildPositionClaim(.arrayTypeElement, \ArrayTypeSyntax.element),
            ChildPositionClaim(.dictionaryTypeKey, \DictionaryTypeSyntax.key),
            ChildPositionClaim(.dictionaryTypeValue, \DictionaryTypeSyntax.value),
            ChildPositionClaim(.tupleTypeElements, \TupleTypeSyntax.elements),
            ChildPositionClaim(.tupleElementLabel, \TupleTypeElementSyntax.firstName),
            ChildPositionClaim(.tupleElementType, \TupleTypeElementSyntax.type),
            ChildPositionClaim(.tupleElementEllipsis, \TupleTypeElementSyntax.ellipsis),
            ChildPositionClaim(.functionTypeParameters, \FunctionTypeSyntax.parameters),
            ChildPositionClaim(.functionTypeEffects, \FunctionTypeSyntax.effectSpecifiers),
            ChildPositionClaim(.functionTypeReturn, \FunctionTypeSyntax.returnClause),
            ChildPositionClaim(.compositionElements, \CompositionTypeSyntax.elements),
            ChildPositionClaim(.compositionElementType, \CompositionTypeElementSyntax.type),
            ChildPositionClaim(.someOrAnySpecifier, \SomeOrAnyTypeSyntax.someOrAnySpecifier),
            ChildPositionClaim(.someOrAnyConstraint, \SomeOrAnyTypeSyntax.constraint),
            ChildPositionClaim(.metatypeBase, \MetatypeTypeSyntax.baseType),
            ChildPositionClaim(.metatypeSpecifier, \MetatypeTypeSyntax.metatypeSpecifier),
            ChildPositionClaim(.attributedSpecifiers, \AttributedTypeSyntax.specifiers),
            ChildPositionClaim(.attributedAttributes, \AttributedTypeSyntax.attributes),
            ChildPositionClaim(.attributedLateSpecifiers, \AttributedTypeSyntax.lateSpecifiers),
            ChildPositionClaim(.attributedBase, \AttributedTypeSyntax.baseType),
            ChildPositionClaim(.suppressedType, \SuppressedTypeSyntax.type),
            ChildPositionClaim(.packElement, \PackElementTypeSyntax.pack),
            ChildPositionClaim(.packPattern, \PackExpansionTypeSyntax.repetitionPattern),
        ]
    }
}

// Expressions.
extension ChildPositionClaim {
    private static var expressions: [ChildPositionClaim] {
        [
            ChildPositionClaim(.tryExpression, \TryExprSyntax.expression),
            ChildPositionClaim(.awaitExpression, \AwaitExprSyntax.expression),
            ChildPositionClaim(.unsafeExpression, \UnsafeExprSyntax.expression),
            ChildPositionClaim(.inOutExpression, \InOutExprSyntax.expression),
            ChildPositionClaim(.consumeExpression, \ConsumeExprSyntax.expression),
            ChildPositionClaim(.copyExpression, \CopyExprSyntax.expression),
            ChildPositionClaim(.tupleElements, \TupleExprSyntax.elements),
            ChildPositionClaim(.argumentLabel, \LabeledExprSyntax.label),
            ChildPositionClaim(.argumentValue, \LabeledExprSyntax.expression),
            ChildPositionClaim(.callCallee, \FunctionCallExprSyntax.calledExpression),
            ChildPositionClaim(.callArguments, \FunctionCallExprSyntax.arguments),
            ChildPositionClaim(.callTrailing, \FunctionCallExprSyntax.trailingClosure),
            ChildPositionClaim(.callAdditional, \FunctionCallExprSyntax.additionalTrailingClosures),
            ChildPositionClaim(.trailingLabel, \MultipleTrailingClosureElementSyntax.label),
            ChildPositionClaim(.trailingClosure, \MultipleTrailingClosureElementSyntax.closure),
            ChildPositionClaim(.expansionName, \MacroExpansionExprSyntax.macroName),
            ChildPositionClaim(.expansionArguments, \MacroExpansionExprSyntax.arguments),
            ChildPositionClaim(.expansionTrailing, \MacroExpansionExprSyntax.trailingClosure),
            ChildPositionClaim(.expansionAdditional, \MacroExpansionExprSyntax.additionalTrailingClosures),
            ChildPositionClaim(.declaredExpansionName, \MacroExpansionDeclSyntax.macroName),
            ChildPositionClaim(.declaredExpansionArguments, \MacroExpansionDeclSyntax.arguments),
            ChildPositionClaim(.declaredExpansionTrailing, \MacroExpansionDeclSyntax.trailingClosure),
            ChildPositionClaim(.declaredExpansionAdditional, \MacroExpansionDeclSyntax.additionalTrailingClosures),
            ChildPositionClaim(.referenceName, \DeclReferenceExprSyntax.baseName),
            ChildPositionClaim(.memberBase, \MemberAccessExprSyntax.base),
            ChildPositionClaim(.memberName, \MemberAccessExprSyntax.declName),
            ChildPositionClaim(.chainedExpression, \OptionalChainingExprSyntax.expression),
            ChildPositionClaim(.forcedExpression, \ForceUnwrapExprSyntax.expression),
            ChildPositionClaim(.subscriptCallee, \SubscriptCallExprSyntax.calledExpression),
            ChildPositionClaim(.subscriptArguments, \SubscriptCallExprSyntax.arguments),
            ChildPositionClaim(.subscriptTrailing, \SubscriptCallExprSyntax.trailingClosure),
            ChildPositionClaim(.specializedExpression, \GenericSpecializationExprSyntax.expression),
            ChildPositionClaim(.specializedArguments, \GenericSpecializationExprSyntax.genericArgumentClause),
            ChildPositionClaim(.stringSegments, \StringLiteralExprSyntax.segments),
            ChildPositionClaim(.segmentExpressions, \ExpressionSegmentSyntax.expressions),
            ChildPositionClaim(.arrayElements, \ArrayExprSyntax.elements),
            ChildPositionClaim(.arrayElement, \ArrayElementSyntax.expression),
            ChildPositionClaim(.dictionaryContent, \DictionaryExprSyntax.content),
            ChildPositionClaim(.dictionaryKey, \DictionaryElementSyntax.key),
            ChildPositionClaim(.dictionaryValue, \DictionaryElementSyntax.value),
            ChildPositionClaim(.sequenceElements, \SequenceExprSyntax.elements),
            ChildPositionClaim(.binaryOperator, \BinaryOperatorExprSyntax.operator),
            ChildPositionClaim(.castMark, \UnresolvedAsExprSyntax.questionOrExclamationMark),
            ChildPositionClaim(.ternaryThen, \UnresolvedTernaryExprSyntax.thenExpression),
            ChildPositionClaim(.typeExpressionType, \TypeExprSyntax.type),
            ChildPositionClaim(.closureSignature, \ClosureExprSyntax.signature),
            ChildPositionClaim(.closureStatements, \ClosureExprSyntax.statements),
            ChildPositionClaim(.closureAttributes, \ClosureSignatureSyntax.attributes),
            ChildPositionClaim(.closureCapture, \ClosureSignatureSyntax.capture),
            ChildPositionClaim(.closureParameters, \ClosureSignatureSyntax.parameterClause),
            ChildPositionClaim(.captureItems, \ClosureCaptureClauseSyntax.items),
            ChildPositionClaim(.captureSpecifier, \ClosureCaptureSyntax.specifier),
            ChildPositionClaim(.captureName, \ClosureCaptureSyntax.name),
            ChildPositionClaim(.captureValue, \ClosureCaptureSyntax.initializer),
            ChildPositionClaim(.captureSpecifierWord, \ClosureCaptureSpecifierSyntax.specifier),
            ChildPositionClaim(.captureSpecifierDetail, \ClosureCaptureSpecifierSyntax.detail),
            ChildPositionClaim(.shorthandName, \ClosureShorthandParameterSyntax.name),
            ChildPositionClaim(.closureParameterList, \ClosureParameterClauseSyntax.parameters),
            ChildPositionClaim(.closureParameterFirstName, \ClosureParameterSyntax.firstName),
            ChildPositionClaim(.closureParameterSecondName, \ClosureParameterSyntax.secondName),
            ChildPositionClaim(.closureParameterType, \ClosureParameterSyntax.type),
            ChildPositionClaim(.closureParameterEllipsis, \ClosureParameterSyntax.ellipsis),
        ]
    }
}

// Statements and patterns.
extension ChildPositionClaim {
    private static var statements: [ChildPositionClaim] {
        [
            ChildPositionClaim(.blockStatements, \CodeBlockSyntax.statements),
            ChildPositionClaim(.optionalBindingSpecifier, \OptionalBindingConditionSyntax.bindingSpecifier),
            ChildPositionClaim(.optionalBindingPattern, \OptionalBindingConditionSyntax.pattern),
            ChildPositionClaim(.optionalBindingType, \OptionalBindingConditionSyntax.typeAnnotation),
            ChildPositionClaim(.optionalBindingValue, \OptionalBindingConditionSyntax.initializer),
            ChildPositionClaim(.matchedPattern, \MatchingPatternConditionSyntax.pattern),
            ChildPositionClaim(.matchedValue, \MatchingPatternConditionSyntax.initializer),
            ChildPositionClaim(.switchItemPattern, \SwitchCaseItemSyntax.pattern),
            ChildPositionClaim(.switchItemWhere, \SwitchCaseItemSyntax.whereClause),
            ChildPositionClaim(.catchItems, \CatchClauseSyntax.catchItems),
            ChildPositionClaim(.catchBody, \CatchClauseSyntax.body),
            ChildPositionClaim(.catchItemPattern, \CatchItemSyntax.pattern),
            ChildPositionClaim(.catchItemWhere, \CatchItemSyntax.whereClause),
            ChildPositionClaim(.whereCondition, \WhereClauseSyntax.condition),
            ChildPositionClaim(.loopPattern, \ForStmtSyntax.pattern),
            ChildPositionClaim(.loopSequence, \ForStmtSyntax.sequence),
            ChildPositionClaim(.loopWhere, \ForStmtSyntax.whereClause),
            ChildPositionClaim(.loopBody, \ForStmtSyntax.body),
            ChildPositionClaim(.returnedExpression, \ReturnStmtSyntax.expression),
            ChildPositionClaim(.identifierPatternName, \IdentifierPatternSyntax.identifier),
            ChildPositionClaim(.valueBindingSpecifier, \ValueBindingPatternSyntax.bindingSpecifier),
            ChildPositionClaim(.valueBindingPattern, \ValueBindingPatternSyntax.pattern),
            ChildPositionClaim(.isTypePatternType, \IsTypePatternSyntax.type),
            ChildPositionClaim(.patternExpression, \ExpressionPatternSyntax.expression),
        ]
    }
}

// Other kinds that one name serves.
extension ChildPositionClaim {
    private static var shared: [ChildPositionClaim] {
        [
            ChildPositionClaim(.attributes, \ClassDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \ClassDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \StructDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \StructDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \EnumDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \EnumDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \ActorDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \ActorDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \ExtensionDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \ExtensionDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \ProtocolDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \ProtocolDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \TypeAliasDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \TypeAliasDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \AssociatedTypeDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \AssociatedTypeDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \VariableDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \VariableDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \EnumCaseDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \EnumCaseDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \InitializerDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \InitializerDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \DeinitializerDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \DeinitializerDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \SubscriptDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \SubscriptDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \MacroDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \MacroDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \MacroExpansionDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \MacroExpansionDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \PrecedenceGroupDeclSyntax.attributes),
            ChildPositionClaim(.modifiers, \PrecedenceGroupDeclSyntax.modifiers),
            ChildPositionClaim(.attributes, \ImportDeclSyntax.attributes),
            ChildPositionClaim(.typeName, \StructDeclSyntax.name),
            ChildPositionClaim(.typeGenerics, \StructDeclSyntax.genericParameterClause),
            ChildPositionClaim(.typeInheritance, \StructDeclSyntax.inheritanceClause),
            ChildPositionClaim(.typeWhere, \StructDeclSyntax.genericWhereClause),
            ChildPositionClaim(.typeMembers, \StructDeclSyntax.memberBlock),
            ChildPositionClaim(.typeName, \EnumDeclSyntax.name),
            ChildPositionClaim(.typeGenerics, \EnumDeclSyntax.genericParameterClause),
            ChildPositionClaim(.typeInheritance, \EnumDeclSyntax.inheritanceClause),
            ChildPositionClaim(.typeWhere, \EnumDeclSyntax.genericWhereClause),
            ChildPositionClaim(.typeMembers, \EnumDeclSyntax.memberBlock),
            ChildPositionClaim(.typeName, \ActorDeclSyntax.name),
            ChildPositionClaim(.typeGenerics, \ActorDeclSyntax.genericParameterClause),
            ChildPositionClaim(.typeInheritance, \ActorDeclSyntax.inheritanceClause),
            ChildPositionClaim(.typeWhere, \ActorDeclSyntax.genericWhereClause),
            ChildPositionClaim(.typeMembers, \ActorDeclSyntax.memberBlock),
            ChildPositionClaim(.effectsAsync, \AccessorEffectSpecifiersSyntax.asyncSpecifier),
            ChildPositionClaim(.effectsThrows, \AccessorEffectSpecifiersSyntax.throwsClause),
            ChildPositionClaim(.effectsAsync, \TypeEffectSpecifiersSyntax.asyncSpecifier),
            ChildPositionClaim(.effectsThrows, \TypeEffectSpecifiersSyntax.throwsClause),
            ChildPositionClaim(.effectsAsync, \DeinitializerEffectSpecifiersSyntax.asyncSpecifier),
        ]
    }
}

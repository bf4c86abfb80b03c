import SwiftSyntax

@testable import SourceModel

/// The claim of ``Slot`` about one place: which child of which kind of node is found there.
struct SlotClaim {
    let slot: Slot
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

    init<Node: SyntaxProtocol>(_ slot: Slot, _ child: PartialKeyPath<Node>) {
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
    static var all: [SlotClaim] { declarations + types + expressions + statements + shared }
}

// Declarations.
extension SlotClaim {
    private static var declarations: [SlotClaim] {
        [
            SlotClaim(.attributes, \FunctionDeclSyntax.attributes),
            SlotClaim(.modifiers, \FunctionDeclSyntax.modifiers),
            SlotClaim(.sourceFileStatements, \SourceFileSyntax.statements),
            SlotClaim(.sourceFileEnd, \SourceFileSyntax.endOfFileToken),
            SlotClaim(.codeBlockItem, \CodeBlockItemSyntax.item),
            SlotClaim(.memberBlockMembers, \MemberBlockSyntax.members),
            SlotClaim(.memberBlockEnd, \MemberBlockSyntax.rightBrace),
            SlotClaim(.memberBlockItem, \MemberBlockItemSyntax.decl),
            SlotClaim(.importKind, \ImportDeclSyntax.importKindSpecifier),
            SlotClaim(.importPath, \ImportDeclSyntax.path),
            SlotClaim(.ifConfigClauses, \IfConfigDeclSyntax.clauses),
            SlotClaim(.ifConfigCondition, \IfConfigClauseSyntax.condition),
            SlotClaim(.ifConfigElements, \IfConfigClauseSyntax.elements),
            SlotClaim(.typeName, \ClassDeclSyntax.name),
            SlotClaim(.typeGenerics, \ClassDeclSyntax.genericParameterClause),
            SlotClaim(.typeInheritance, \ClassDeclSyntax.inheritanceClause),
            SlotClaim(.typeWhere, \ClassDeclSyntax.genericWhereClause),
            SlotClaim(.typeMembers, \ClassDeclSyntax.memberBlock),
            SlotClaim(.extensionKeyword, \ExtensionDeclSyntax.extensionKeyword),
            SlotClaim(.extendedType, \ExtensionDeclSyntax.extendedType),
            SlotClaim(.extensionInheritance, \ExtensionDeclSyntax.inheritanceClause),
            SlotClaim(.extensionWhere, \ExtensionDeclSyntax.genericWhereClause),
            SlotClaim(.extensionMembers, \ExtensionDeclSyntax.memberBlock),
            SlotClaim(.protocolName, \ProtocolDeclSyntax.name),
            SlotClaim(.protocolPrimaryTypes, \ProtocolDeclSyntax.primaryAssociatedTypeClause),
            SlotClaim(.protocolInheritance, \ProtocolDeclSyntax.inheritanceClause),
            SlotClaim(.protocolWhere, \ProtocolDeclSyntax.genericWhereClause),
            SlotClaim(.protocolMembers, \ProtocolDeclSyntax.memberBlock),
            SlotClaim(.primaryTypes, \PrimaryAssociatedTypeClauseSyntax.primaryAssociatedTypes),
            SlotClaim(.primaryTypeName, \PrimaryAssociatedTypeSyntax.name),
            SlotClaim(.inheritedTypes, \InheritanceClauseSyntax.inheritedTypes),
            SlotClaim(.inheritedType, \InheritedTypeSyntax.type),
            SlotClaim(.aliasName, \TypeAliasDeclSyntax.name),
            SlotClaim(.aliasGenerics, \TypeAliasDeclSyntax.genericParameterClause),
            SlotClaim(.aliasValue, \TypeAliasDeclSyntax.initializer),
            SlotClaim(.aliasWhere, \TypeAliasDeclSyntax.genericWhereClause),
            SlotClaim(.associatedTypeName, \AssociatedTypeDeclSyntax.name),
            SlotClaim(.associatedTypeInheritance, \AssociatedTypeDeclSyntax.inheritanceClause),
            SlotClaim(.associatedTypeValue, \AssociatedTypeDeclSyntax.initializer),
            SlotClaim(.associatedTypeWhere, \AssociatedTypeDeclSyntax.genericWhereClause),
            SlotClaim(.typeInitializerValue, \TypeInitializerClauseSyntax.value),
            SlotClaim(.functionName, \FunctionDeclSyntax.name),
            SlotClaim(.functionGenerics, \FunctionDeclSyntax.genericParameterClause),
            SlotClaim(.functionSignature, \FunctionDeclSyntax.signature),
            SlotClaim(.functionWhere, \FunctionDeclSyntax.genericWhereClause),
            SlotClaim(.functionBody, \FunctionDeclSyntax.body),
            SlotClaim(.initializerKeyword, \InitializerDeclSyntax.initKeyword),
            SlotClaim(.initializerMark, \InitializerDeclSyntax.optionalMark),
            SlotClaim(.initializerGenerics, \InitializerDeclSyntax.genericParameterClause),
            SlotClaim(.initializerSignature, \InitializerDeclSyntax.signature),
            SlotClaim(.initializerWhere, \InitializerDeclSyntax.genericWhereClause),
            SlotClaim(.initializerBody, \InitializerDeclSyntax.body),
            SlotClaim(.deinitializerKeyword, \DeinitializerDeclSyntax.deinitKeyword),
            SlotClaim(.deinitializerEffects, \DeinitializerDeclSyntax.effectSpecifiers),
            SlotClaim(.deinitializerBody, \DeinitializerDeclSyntax.body),
            SlotClaim(.subscriptKeyword, \SubscriptDeclSyntax.subscriptKeyword),
            SlotClaim(.subscriptGenerics, \SubscriptDeclSyntax.genericParameterClause),
            SlotClaim(.subscriptParameters, \SubscriptDeclSyntax.parameterClause),
            SlotClaim(.subscriptReturn, \SubscriptDeclSyntax.returnClause),
            SlotClaim(.subscriptWhere, \SubscriptDeclSyntax.genericWhereClause),
            SlotClaim(.subscriptAccessors, \SubscriptDeclSyntax.accessorBlock),
            SlotClaim(.macroName, \MacroDeclSyntax.name),
            SlotClaim(.macroGenerics, \MacroDeclSyntax.genericParameterClause),
            SlotClaim(.macroSignature, \MacroDeclSyntax.signature),
            SlotClaim(.macroWhere, \MacroDeclSyntax.genericWhereClause),
            SlotClaim(.operatorFixity, \OperatorDeclSyntax.fixitySpecifier),
            SlotClaim(.operatorName, \OperatorDeclSyntax.name),
            SlotClaim(.operatorPrecedence, \OperatorDeclSyntax.operatorPrecedenceAndTypes),
            SlotClaim(.operatorGroup, \OperatorPrecedenceAndTypesSyntax.precedenceGroup),
            SlotClaim(.precedenceGroupName, \PrecedenceGroupDeclSyntax.name),
            SlotClaim(.signatureParameters, \FunctionSignatureSyntax.parameterClause),
            SlotClaim(.signatureEffects, \FunctionSignatureSyntax.effectSpecifiers),
            SlotClaim(.signatureReturn, \FunctionSignatureSyntax.returnClause),
            SlotClaim(.returnType, \ReturnClauseSyntax.type),
            SlotClaim(.effectsAsync, \FunctionEffectSpecifiersSyntax.asyncSpecifier),
            SlotClaim(.effectsThrows, \FunctionEffectSpecifiersSyntax.throwsClause),
            SlotClaim(.throwsSpecifier, \ThrowsClauseSyntax.throwsSpecifier),
            SlotClaim(.throwsType, \ThrowsClauseSyntax.type),
            SlotClaim(.parameters, \FunctionParameterClauseSyntax.parameters),
            SlotClaim(.parameterFirstName, \FunctionParameterSyntax.firstName),
            SlotClaim(.parameterSecondName, \FunctionParameterSyntax.secondName),
            SlotClaim(.parameterType, \FunctionParameterSyntax.type),
            SlotClaim(.parameterEllipsis, \FunctionParameterSyntax.ellipsis),
            SlotClaim(.parameterDefault, \FunctionParameterSyntax.defaultValue),
            SlotClaim(.caseElements, \EnumCaseDeclSyntax.elements),
            SlotClaim(.caseName, \EnumCaseElementSyntax.name),
            SlotClaim(.caseParameters, \EnumCaseElementSyntax.parameterClause),
            SlotClaim(.caseRawValue, \EnumCaseElementSyntax.rawValue),
            SlotClaim(.caseParameterList, \EnumCaseParameterClauseSyntax.parameters),
            SlotClaim(.caseParameterFirstName, \EnumCaseParameterSyntax.firstName),
            SlotClaim(.caseParameterSecondName, \EnumCaseParameterSyntax.secondName),
            SlotClaim(.caseParameterType, \EnumCaseParameterSyntax.type),
            SlotClaim(.caseParameterDefault, \EnumCaseParameterSyntax.defaultValue),
            SlotClaim(.variableSpecifier, \VariableDeclSyntax.bindingSpecifier),
            SlotClaim(.variableBindings, \VariableDeclSyntax.bindings),
            SlotClaim(.bindingPattern, \PatternBindingSyntax.pattern),
            SlotClaim(.bindingType, \PatternBindingSyntax.typeAnnotation),
            SlotClaim(.bindingValue, \PatternBindingSyntax.initializer),
            SlotClaim(.bindingAccessors, \PatternBindingSyntax.accessorBlock),
            SlotClaim(.annotatedType, \TypeAnnotationSyntax.type),
            SlotClaim(.initialValue, \InitializerClauseSyntax.value),
            SlotClaim(.accessors, \AccessorBlockSyntax.accessors),
            SlotClaim(.accessorModifier, \AccessorDeclSyntax.modifier),
            SlotClaim(.accessorSpecifier, \AccessorDeclSyntax.accessorSpecifier),
            SlotClaim(.accessorParameters, \AccessorDeclSyntax.parameters),
            SlotClaim(.accessorEffects, \AccessorDeclSyntax.effectSpecifiers),
            SlotClaim(.accessorBody, \AccessorDeclSyntax.body),
            SlotClaim(.accessorParameterName, \AccessorParametersSyntax.name),
            SlotClaim(.modifierName, \DeclModifierSyntax.name),
            SlotClaim(.modifierDetail, \DeclModifierSyntax.detail),
            SlotClaim(.modifierDetailText, \DeclModifierDetailSyntax.detail),
            SlotClaim(.genericParameters, \GenericParameterClauseSyntax.parameters),
            SlotClaim(.genericInnerWhere, \GenericParameterClauseSyntax.genericWhereClause),
            SlotClaim(.genericSpecifier, \GenericParameterSyntax.specifier),
            SlotClaim(.genericName, \GenericParameterSyntax.name),
            SlotClaim(.genericConstraint, \GenericParameterSyntax.inheritedType),
            SlotClaim(.whereRequirements, \GenericWhereClauseSyntax.requirements),
            SlotClaim(.requirement, \GenericRequirementSyntax.requirement),
            SlotClaim(.conformanceLeft, \ConformanceRequirementSyntax.leftType),
            SlotClaim(.conformanceRight, \ConformanceRequirementSyntax.rightType),
            SlotClaim(.sameTypeLeft, \SameTypeRequirementSyntax.leftType),
            SlotClaim(.sameTypeRight, \SameTypeRequirementSyntax.rightType),
        ]
    }
}

// Types.
extension SlotClaim {
    private static var types: [SlotClaim] {
        [
            SlotClaim(.identifierTypeName, \IdentifierTypeSyntax.name),
            SlotClaim(.identifierTypeArguments, \IdentifierTypeSyntax.genericArgumentClause),
            SlotClaim(.memberTypeBase, \MemberTypeSyntax.baseType),
            SlotClaim(.memberTypeName, \MemberTypeSyntax.name),
            SlotClaim(.memberTypeArguments, \MemberTypeSyntax.genericArgumentClause),
            SlotClaim(.genericArguments, \GenericArgumentClauseSyntax.arguments),
            SlotClaim(.genericArgument, \GenericArgumentSyntax.argument),
            SlotClaim(.optionalWrapped, \OptionalTypeSyntax.wrappedType),
            SlotClaim(.unwrappedWrapped, \ImplicitlyUnwrappedOptionalTypeSyntax.wrappedType),
            SlotClaim(.arrayTypeElement, \ArrayTypeSyntax.element),
            SlotClaim(.dictionaryTypeKey, \DictionaryTypeSyntax.key),
            SlotClaim(.dictionaryTypeValue, \DictionaryTypeSyntax.value),
            SlotClaim(.tupleTypeElements, \TupleTypeSyntax.elements),
            SlotClaim(.tupleElementLabel, \TupleTypeElementSyntax.firstName),
            SlotClaim(.tupleElementType, \TupleTypeElementSyntax.type),
            SlotClaim(.tupleElementEllipsis, \TupleTypeElementSyntax.ellipsis),
            SlotClaim(.functionTypeParameters, \FunctionTypeSyntax.parameters),
            SlotClaim(.functionTypeEffects, \FunctionTypeSyntax.effectSpecifiers),
            SlotClaim(.functionTypeReturn, \FunctionTypeSyntax.returnClause),
            SlotClaim(.compositionElements, \CompositionTypeSyntax.elements),
            SlotClaim(.compositionElementType, \CompositionTypeElementSyntax.type),
            SlotClaim(.someOrAnySpecifier, \SomeOrAnyTypeSyntax.someOrAnySpecifier),
            SlotClaim(.someOrAnyConstraint, \SomeOrAnyTypeSyntax.constraint),
            SlotClaim(.metatypeBase, \MetatypeTypeSyntax.baseType),
            SlotClaim(.metatypeSpecifier, \MetatypeTypeSyntax.metatypeSpecifier),
            SlotClaim(.attributedSpecifiers, \AttributedTypeSyntax.specifiers),
            SlotClaim(.attributedAttributes, \AttributedTypeSyntax.attributes),
            SlotClaim(.attributedLateSpecifiers, \AttributedTypeSyntax.lateSpecifiers),
            SlotClaim(.attributedBase, \AttributedTypeSyntax.baseType),
            SlotClaim(.suppressedType, \SuppressedTypeSyntax.type),
            SlotClaim(.packElement, \PackElementTypeSyntax.pack),
            SlotClaim(.packPattern, \PackExpansionTypeSyntax.repetitionPattern),
        ]
    }
}

// Expressions.
extension SlotClaim {
    private static var expressions: [SlotClaim] {
        [
            SlotClaim(.tryExpression, \TryExprSyntax.expression),
            SlotClaim(.awaitExpression, \AwaitExprSyntax.expression),
            SlotClaim(.unsafeExpression, \UnsafeExprSyntax.expression),
            SlotClaim(.inOutExpression, \InOutExprSyntax.expression),
            SlotClaim(.consumeExpression, \ConsumeExprSyntax.expression),
            SlotClaim(.copyExpression, \CopyExprSyntax.expression),
            SlotClaim(.tupleElements, \TupleExprSyntax.elements),
            SlotClaim(.argumentLabel, \LabeledExprSyntax.label),
            SlotClaim(.argumentValue, \LabeledExprSyntax.expression),
            SlotClaim(.callCallee, \FunctionCallExprSyntax.calledExpression),
            SlotClaim(.callArguments, \FunctionCallExprSyntax.arguments),
            SlotClaim(.callTrailing, \FunctionCallExprSyntax.trailingClosure),
            SlotClaim(.callAdditional, \FunctionCallExprSyntax.additionalTrailingClosures),
            SlotClaim(.trailingLabel, \MultipleTrailingClosureElementSyntax.label),
            SlotClaim(.trailingClosure, \MultipleTrailingClosureElementSyntax.closure),
            SlotClaim(.expansionName, \MacroExpansionExprSyntax.macroName),
            SlotClaim(.expansionArguments, \MacroExpansionExprSyntax.arguments),
            SlotClaim(.expansionTrailing, \MacroExpansionExprSyntax.trailingClosure),
            SlotClaim(.expansionAdditional, \MacroExpansionExprSyntax.additionalTrailingClosures),
            SlotClaim(.declaredExpansionName, \MacroExpansionDeclSyntax.macroName),
            SlotClaim(.declaredExpansionArguments, \MacroExpansionDeclSyntax.arguments),
            SlotClaim(.declaredExpansionTrailing, \MacroExpansionDeclSyntax.trailingClosure),
            SlotClaim(.declaredExpansionAdditional, \MacroExpansionDeclSyntax.additionalTrailingClosures),
            SlotClaim(.referenceName, \DeclReferenceExprSyntax.baseName),
            SlotClaim(.memberBase, \MemberAccessExprSyntax.base),
            SlotClaim(.memberName, \MemberAccessExprSyntax.declName),
            SlotClaim(.chainedExpression, \OptionalChainingExprSyntax.expression),
            SlotClaim(.forcedExpression, \ForceUnwrapExprSyntax.expression),
            SlotClaim(.subscriptCallee, \SubscriptCallExprSyntax.calledExpression),
            SlotClaim(.subscriptArguments, \SubscriptCallExprSyntax.arguments),
            SlotClaim(.subscriptTrailing, \SubscriptCallExprSyntax.trailingClosure),
            SlotClaim(.specializedExpression, \GenericSpecializationExprSyntax.expression),
            SlotClaim(.specializedArguments, \GenericSpecializationExprSyntax.genericArgumentClause),
            SlotClaim(.stringSegments, \StringLiteralExprSyntax.segments),
            SlotClaim(.segmentExpressions, \ExpressionSegmentSyntax.expressions),
            SlotClaim(.arrayElements, \ArrayExprSyntax.elements),
            SlotClaim(.arrayElement, \ArrayElementSyntax.expression),
            SlotClaim(.dictionaryContent, \DictionaryExprSyntax.content),
            SlotClaim(.dictionaryKey, \DictionaryElementSyntax.key),
            SlotClaim(.dictionaryValue, \DictionaryElementSyntax.value),
            SlotClaim(.sequenceElements, \SequenceExprSyntax.elements),
            SlotClaim(.binaryOperator, \BinaryOperatorExprSyntax.operator),
            SlotClaim(.castMark, \UnresolvedAsExprSyntax.questionOrExclamationMark),
            SlotClaim(.ternaryThen, \UnresolvedTernaryExprSyntax.thenExpression),
            SlotClaim(.typeExpressionType, \TypeExprSyntax.type),
            SlotClaim(.closureSignature, \ClosureExprSyntax.signature),
            SlotClaim(.closureStatements, \ClosureExprSyntax.statements),
            SlotClaim(.closureAttributes, \ClosureSignatureSyntax.attributes),
            SlotClaim(.closureCapture, \ClosureSignatureSyntax.capture),
            SlotClaim(.closureParameters, \ClosureSignatureSyntax.parameterClause),
            SlotClaim(.captureItems, \ClosureCaptureClauseSyntax.items),
            SlotClaim(.captureSpecifier, \ClosureCaptureSyntax.specifier),
            SlotClaim(.captureName, \ClosureCaptureSyntax.name),
            SlotClaim(.captureValue, \ClosureCaptureSyntax.initializer),
            SlotClaim(.captureSpecifierWord, \ClosureCaptureSpecifierSyntax.specifier),
            SlotClaim(.captureSpecifierDetail, \ClosureCaptureSpecifierSyntax.detail),
            SlotClaim(.shorthandName, \ClosureShorthandParameterSyntax.name),
            SlotClaim(.closureParameterList, \ClosureParameterClauseSyntax.parameters),
            SlotClaim(.closureParameterFirstName, \ClosureParameterSyntax.firstName),
            SlotClaim(.closureParameterSecondName, \ClosureParameterSyntax.secondName),
            SlotClaim(.closureParameterType, \ClosureParameterSyntax.type),
            SlotClaim(.closureParameterEllipsis, \ClosureParameterSyntax.ellipsis),
        ]
    }
}

// Statements and patterns.
extension SlotClaim {
    private static var statements: [SlotClaim] {
        [
            SlotClaim(.blockStatements, \CodeBlockSyntax.statements),
            SlotClaim(.optionalBindingSpecifier, \OptionalBindingConditionSyntax.bindingSpecifier),
            SlotClaim(.optionalBindingPattern, \OptionalBindingConditionSyntax.pattern),
            SlotClaim(.optionalBindingType, \OptionalBindingConditionSyntax.typeAnnotation),
            SlotClaim(.optionalBindingValue, \OptionalBindingConditionSyntax.initializer),
            SlotClaim(.matchedPattern, \MatchingPatternConditionSyntax.pattern),
            SlotClaim(.matchedValue, \MatchingPatternConditionSyntax.initializer),
            SlotClaim(.switchItemPattern, \SwitchCaseItemSyntax.pattern),
            SlotClaim(.switchItemWhere, \SwitchCaseItemSyntax.whereClause),
            SlotClaim(.catchItems, \CatchClauseSyntax.catchItems),
            SlotClaim(.catchBody, \CatchClauseSyntax.body),
            SlotClaim(.catchItemPattern, \CatchItemSyntax.pattern),
            SlotClaim(.catchItemWhere, \CatchItemSyntax.whereClause),
            SlotClaim(.whereCondition, \WhereClauseSyntax.condition),
            SlotClaim(.loopPattern, \ForStmtSyntax.pattern),
            SlotClaim(.loopSequence, \ForStmtSyntax.sequence),
            SlotClaim(.loopWhere, \ForStmtSyntax.whereClause),
            SlotClaim(.loopBody, \ForStmtSyntax.body),
            SlotClaim(.returnedExpression, \ReturnStmtSyntax.expression),
            SlotClaim(.identifierPatternName, \IdentifierPatternSyntax.identifier),
            SlotClaim(.valueBindingSpecifier, \ValueBindingPatternSyntax.bindingSpecifier),
            SlotClaim(.valueBindingPattern, \ValueBindingPatternSyntax.pattern),
            SlotClaim(.isTypePatternType, \IsTypePatternSyntax.type),
            SlotClaim(.patternExpression, \ExpressionPatternSyntax.expression),
        ]
    }
}

// Other kinds that one name serves.
extension SlotClaim {
    private static var shared: [SlotClaim] {
        [
            SlotClaim(.attributes, \ClassDeclSyntax.attributes),
            SlotClaim(.modifiers, \ClassDeclSyntax.modifiers),
            SlotClaim(.attributes, \StructDeclSyntax.attributes),
            SlotClaim(.modifiers, \StructDeclSyntax.modifiers),
            SlotClaim(.attributes, \EnumDeclSyntax.attributes),
            SlotClaim(.modifiers, \EnumDeclSyntax.modifiers),
            SlotClaim(.attributes, \ActorDeclSyntax.attributes),
            SlotClaim(.modifiers, \ActorDeclSyntax.modifiers),
            SlotClaim(.attributes, \ExtensionDeclSyntax.attributes),
            SlotClaim(.modifiers, \ExtensionDeclSyntax.modifiers),
            SlotClaim(.attributes, \ProtocolDeclSyntax.attributes),
            SlotClaim(.modifiers, \ProtocolDeclSyntax.modifiers),
            SlotClaim(.attributes, \TypeAliasDeclSyntax.attributes),
            SlotClaim(.modifiers, \TypeAliasDeclSyntax.modifiers),
            SlotClaim(.attributes, \AssociatedTypeDeclSyntax.attributes),
            SlotClaim(.modifiers, \AssociatedTypeDeclSyntax.modifiers),
            SlotClaim(.attributes, \VariableDeclSyntax.attributes),
            SlotClaim(.modifiers, \VariableDeclSyntax.modifiers),
            SlotClaim(.attributes, \EnumCaseDeclSyntax.attributes),
            SlotClaim(.modifiers, \EnumCaseDeclSyntax.modifiers),
            SlotClaim(.attributes, \InitializerDeclSyntax.attributes),
            SlotClaim(.modifiers, \InitializerDeclSyntax.modifiers),
            SlotClaim(.attributes, \DeinitializerDeclSyntax.attributes),
            SlotClaim(.modifiers, \DeinitializerDeclSyntax.modifiers),
            SlotClaim(.attributes, \SubscriptDeclSyntax.attributes),
            SlotClaim(.modifiers, \SubscriptDeclSyntax.modifiers),
            SlotClaim(.attributes, \MacroDeclSyntax.attributes),
            SlotClaim(.modifiers, \MacroDeclSyntax.modifiers),
            SlotClaim(.attributes, \MacroExpansionDeclSyntax.attributes),
            SlotClaim(.modifiers, \MacroExpansionDeclSyntax.modifiers),
            SlotClaim(.attributes, \PrecedenceGroupDeclSyntax.attributes),
            SlotClaim(.modifiers, \PrecedenceGroupDeclSyntax.modifiers),
            SlotClaim(.attributes, \ImportDeclSyntax.attributes),
            SlotClaim(.typeName, \StructDeclSyntax.name),
            SlotClaim(.typeGenerics, \StructDeclSyntax.genericParameterClause),
            SlotClaim(.typeInheritance, \StructDeclSyntax.inheritanceClause),
            SlotClaim(.typeWhere, \StructDeclSyntax.genericWhereClause),
            SlotClaim(.typeMembers, \StructDeclSyntax.memberBlock),
            SlotClaim(.typeName, \EnumDeclSyntax.name),
            SlotClaim(.typeGenerics, \EnumDeclSyntax.genericParameterClause),
            SlotClaim(.typeInheritance, \EnumDeclSyntax.inheritanceClause),
            SlotClaim(.typeWhere, \EnumDeclSyntax.genericWhereClause),
            SlotClaim(.typeMembers, \EnumDeclSyntax.memberBlock),
            SlotClaim(.typeName, \ActorDeclSyntax.name),
            SlotClaim(.typeGenerics, \ActorDeclSyntax.genericParameterClause),
            SlotClaim(.typeInheritance, \ActorDeclSyntax.inheritanceClause),
            SlotClaim(.typeWhere, \ActorDeclSyntax.genericWhereClause),
            SlotClaim(.typeMembers, \ActorDeclSyntax.memberBlock),
            SlotClaim(.effectsAsync, \AccessorEffectSpecifiersSyntax.asyncSpecifier),
            SlotClaim(.effectsThrows, \AccessorEffectSpecifiersSyntax.throwsClause),
            SlotClaim(.effectsAsync, \TypeEffectSpecifiersSyntax.asyncSpecifier),
            SlotClaim(.effectsThrows, \TypeEffectSpecifiersSyntax.throwsClause),
            SlotClaim(.effectsAsync, \DeinitializerEffectSpecifiersSyntax.asyncSpecifier),
        ]
    }
}

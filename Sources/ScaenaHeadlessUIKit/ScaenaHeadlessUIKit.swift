// ScaenaHeadlessUIKit

@_exported import ScaenaHeadlessUIKit

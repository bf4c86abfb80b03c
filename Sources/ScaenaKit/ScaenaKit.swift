// ScaenaKit

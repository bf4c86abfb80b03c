// ScaenaTesting

import AVFoundation
import UIKit

final class ScanViewController: BaseViewController {
    private let viewModel: ScanViewModelProtocol
    private let session = AVCaptureSession()
    private let nameLabel = UILabel()

    init(viewModel: ScanViewModelProtocol) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func setUpViews() {
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: .main)
        view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
        view.addSubview(nameLabel)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        session.startRunning()
    }
}

extension ScanViewController: ScanViewModelDelegate {
    func lookupDidStart() { showLoading(true) }

    func lookupDidEnd(_ name: String) {
        showLoading(false)
        nameLabel.text = name
    }
}

extension ScanViewController: AVCaptureMetadataOutputObjectsDelegate {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {
        guard let code = objects.first as? AVMetadataMachineReadableCodeObject, let text = code.stringValue else {
            return
        }
        viewModel.found(text)
    }
}

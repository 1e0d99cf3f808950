@_exported import ObjectiveCForLinux

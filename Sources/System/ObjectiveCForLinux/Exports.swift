@_exported import OozeKernel

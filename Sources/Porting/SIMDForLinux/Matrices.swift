/// The common members of matrices of every size. Matrices are stored by columns.
public protocol _SIMDMatrix: Equatable, CustomDebugStringConvertible {
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint & SIMDScalar
  static var _size: Int { get }
  /// The matrix with zeros everywhere.
  init()
  /// The column at an index, from 0 on.
  subscript(column: Int) -> Column { get set }
}

extension _SIMDMatrix {
  public typealias Scalar = Column.Scalar

  /// Creates a matrix with a number on the diagonal and zeros elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Creates a matrix with a vector on the diagonal and zeros elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self._size { self[index][index] = diagonal[index] }
  }

  /// Creates a matrix from its columns. There must be as many as the matrix has.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self._size, "The matrix has \(Self._size) columns")
    self.init()
    for index in 0..<Self._size { self[index] = columns[index] }
  }

  /// Creates a matrix from its rows. There must be as many as the matrix has.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// The element in a column and a row, both from 0 on.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = self
    for column in 0..<Self._size {
      for row in 0..<Self._size { result[column][row] = self[row][column] }
    }
    return result
  }

  private func mapped(_ transform: (Int, Column) -> Column) -> Self {
    var result = self
    for index in 0..<Self._size { result[index] = transform(index, self[index]) }
    return result
  }

  /// The columns, as Apple's matrices print them: `simd_float2x2([[1.0, 0.0], [0.0, 1.0]])`.
  public var debugDescription: String {
    let columns = (0..<Self._size).map { index in
      "[" + self[index].indices.map { "\(self[index][$0])" }.joined(separator: ", ") + "]"
    }
    let name = "\(Scalar.self)".lowercased()
    return "simd_\(name)\(Self._size)x\(Self._size)([\(columns.joined(separator: ", "))])"
  }

  public static func == (x: Self, y: Self) -> Bool {
    (0..<_size).allSatisfy { x[$0] == y[$0] }
  }

  public static func + (x: Self, y: Self) -> Self { x.mapped { $1 + y[$0] } }
  public static func - (x: Self, y: Self) -> Self { x.mapped { $1 - y[$0] } }
  public static prefix func - (x: Self) -> Self { x.mapped { -$1 } }
  public static func += (x: inout Self, y: Self) { x = x + y }
  public static func -= (x: inout Self, y: Self) { x = x - y }
  public static func * (x: Scalar, y: Self) -> Self { y.mapped { x * $1 } }
  public static func * (x: Self, y: Scalar) -> Self { x.mapped { $1 * y } }
  public static func *= (x: inout Self, y: Scalar) { x = x * y }
  public static func * (x: Self, y: Self) -> Self { y.mapped { x * $1 } }
  public static func *= (x: inout Self, y: Self) { x = x * y }

  /// Returns the product with a column.
  public static func * (x: Self, y: Column) -> Column {
    (0..<_size).reduce(.zero) { $0 + x[$1] * y[$1] }
  }

  /// Returns the product of a row and a matrix.
  public static func * (x: Column, y: Self) -> Column {
    var result = Column.zero
    for index in 0..<_size { result[index] = simd_dot(x, y[index]) }
    return result
  }

  /// The determinant, by elimination with the largest pivots.
  public var determinant: Scalar { eliminated().determinant }

  /// The inverse. If the determinant is 0, its elements aren't finite.
  public var inverse: Self {
    let (determinant, inverse) = eliminated()
    return determinant == 0 ? Self(diagonal: Column(repeating: .nan)) : inverse
  }

  private func eliminated() -> (determinant: Scalar, inverse: Self) {
    // Rows are easier to exchange; those of the transpose are columns.
    var left = transpose
    var right = Self(1)
    var determinant: Scalar = 1
    for step in 0..<Self._size {
      let pivot = (step..<Self._size).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
      guard left[pivot][step] != 0 else { return (0, right) }
      if pivot != step {
        (left[pivot], left[step]) = (left[step], left[pivot])
        (right[pivot], right[step]) = (right[step], right[pivot])
        determinant = -determinant
      }
      let scale = left[step][step]
      determinant *= scale
      left[step] /= scale
      right[step] /= scale
      for row in 0..<Self._size where row != step {
        let factor = left[row][step]
        left[row] -= factor * left[step]
        right[row] -= factor * right[step]
      }
    }
    return (determinant, right.transpose)
  }
}

/// A matrix of 2 columns with 2 elements.
public struct _SIMDMatrix2x2<Scalar: BinaryFloatingPoint & SIMDScalar>: _SIMDMatrix {
  public typealias Column = SIMD2<Scalar>
  public static var _size: Int { 2 }

  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) {
    columns = (col0, col1)
  }

  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("The matrix has 2 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("The matrix has 2 columns")
      }
    }
  }
}

// Swift doesn't know that vectors of sendable numbers are sendable.
extension _SIMDMatrix2x2: @unchecked Sendable where Scalar: Sendable {}

/// A matrix of 3 columns with 3 elements.
public struct _SIMDMatrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: _SIMDMatrix {
  public typealias Column = SIMD3<Scalar>
  public static var _size: Int { 3 }

  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
    columns = (col0, col1, col2)
  }

  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("The matrix has 3 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("The matrix has 3 columns")
      }
    }
  }
}

// Swift doesn't know that vectors of sendable numbers are sendable.
extension _SIMDMatrix3x3: @unchecked Sendable where Scalar: Sendable {}

/// A matrix of 4 columns with 4 elements.
public struct _SIMDMatrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: _SIMDMatrix {
  public typealias Column = SIMD4<Scalar>
  public static var _size: Int { 4 }

  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  public init(
    _ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>
  ) {
    columns = (col0, col1, col2, col3)
  }

  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("The matrix has 4 columns")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("The matrix has 4 columns")
      }
    }
  }
}

// Swift doesn't know that vectors of sendable numbers are sendable.
extension _SIMDMatrix4x4: @unchecked Sendable where Scalar: Sendable {}

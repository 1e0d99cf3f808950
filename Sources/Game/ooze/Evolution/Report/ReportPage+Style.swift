extension ReportPage {
  /// Colours that colour-blind people can tell apart (Okabe and Ito's palette), light and dark.
  static let style = """
    :root { color-scheme: light dark; --ink: #1c2526; --ground: #fbfdfc; --grid: #d5dedc; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6efed; --ground: #11191a; --grid: #33413f; }
    }
    body { background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
    main { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
    h1, h2 { font-weight: 600; line-height: 1.2; } h2 { margin-top: 2.5rem; }
    h3 { font-weight: 600; font-size: 1rem; margin: 1.5rem 0 0.5rem; }
    svg { width: 100%; height: auto; display: block; }
    .narrow { display: none; } .scrolls { overflow-x: auto; }
    @media (max-width: 43rem) { .wide { display: none; } .narrow { display: block; } }
    .note { border-left: 4px solid #e69f00; padding-left: 0.75rem; }
    .label { fill: var(--ink); font-size: 12px; }
    .label.small { font-size: 10px; }
    .cell { stroke: none; } .won { fill: #0072b2; } .lost { fill: #d55e00; }
    .empty { fill: var(--grid); }
    .grid { stroke: var(--grid); stroke-width: 1; }
    .curve { fill: none; stroke-width: 2; } .band { opacity: 0.14; }
    .evolving { fill: #009e73; stroke: #009e73; }
    .unmutated { fill: #d55e00; stroke: #d55e00; }
    .random { fill: #0072b2; stroke: #0072b2; }
    .curve.evolving, .curve.unmutated, .curve.random { fill: none; }
    .curve[class*=lineage] { fill: none; }
    .band { stroke: none; }
    .area { stroke: var(--ground); stroke-width: 0.5; }
    .lineage0 { fill: #009e73; } .lineage1 { fill: #e69f00; } .lineage2 { fill: #56b4e9; }
    .lineage3 { fill: #d55e00; } .lineage4 { fill: #0072b2; } .lineage5 { fill: #cc79a7; }
    .lineage6 { fill: #f0e442; } .lineage7 { fill: #7f8c8d; }
    .curve.lineage0 { stroke: #009e73; } .curve.lineage1 { stroke: #e69f00; }
    .curve.lineage2 { stroke: #56b4e9; } .curve.lineage3 { stroke: #d55e00; }
    .curve.lineage4 { stroke: #0072b2; } .curve.lineage5 { stroke: #cc79a7; }
    .curve.lineage6 { stroke: #f0e442; } .curve.lineage7 { stroke: #7f8c8d; }
    .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; }
    figure { margin: 0; } figcaption { font-size: 0.8rem; }
    table { border-collapse: collapse; font-size: 0.85rem; width: 100%; }
    th, td { text-align: right; padding: 0.15rem 0.4rem; border-bottom: 1px solid var(--grid); }
    td { white-space: nowrap; } th { vertical-align: bottom; }
    th:first-child, td:first-child { text-align: left; }
    @media (max-width: 43rem) {
      table { font-size: 0.75rem; } th, td { padding: 0.15rem 0.2rem; }
      td:first-child { white-space: normal; }
    }
    @media print {
      :root { color-scheme: light; --ink: #000; --ground: #fff; --grid: #ccc; }
      body { font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      main { max-width: none; margin: 0; padding: 0; }
      .wide { display: block; } .narrow { display: none; } .scrolls { overflow: visible; }
      svg, figure, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
      thead { display: table-header-group; }
    }
    """
}

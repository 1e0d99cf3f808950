extension ReportPage {
  /// Colours that stay apart for colour-blind eyes (Okabe and Ito's palette), light and dark.
  static let style = """
    :root { color-scheme: light dark; --ink: #1c2526; --ground: #fbfdfc; --grid: #d5dedc; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e6efed; --ground: #11191a; --grid: #33413f; }
    }
    body { background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
    main { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
    h1, h2 { font-weight: 600; line-height: 1.2; } h2 { margin-top: 2.5rem; }
    svg { width: 100%; height: auto; }
    .label { fill: var(--ink); font-size: 12px; }
    .value { fill: #1c2526; font-size: 12px; } .value.dark { fill: #fbfdfc; }
    .grid { stroke: var(--grid); stroke-width: 1; }
    .curve { fill: none; stroke-width: 2; } .band { opacity: 0.14; }
    .evolving { fill: #009e73; stroke: #009e73; }
    .unmutated { fill: #d55e00; stroke: #d55e00; }
    .random { fill: #0072b2; stroke: #0072b2; }
    .curve.evolving, .curve.unmutated, .curve.random { fill: none; }
    .band { stroke: none; }
    .area { stroke: var(--ground); stroke-width: 0.5; }
    .lineage0 { fill: #009e73; } .lineage1 { fill: #e69f00; } .lineage2 { fill: #56b4e9; }
    .lineage3 { fill: #d55e00; } .lineage4 { fill: #0072b2; } .lineage5 { fill: #cc79a7; }
    .lineage6 { fill: #f0e442; } .lineage7 { fill: #7f8c8d; }
    .gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; }
    figure { margin: 0; } figcaption { font-size: 0.8rem; }
    table { border-collapse: collapse; font-size: 0.85rem; width: 100%; }
    th, td { text-align: right; padding: 0.15rem 0.4rem; border-bottom: 1px solid var(--grid); }
    th:first-child, td:first-child { text-align: left; }
    """
}

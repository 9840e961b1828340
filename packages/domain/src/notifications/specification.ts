type Named = { maker: string; model: string; grade: string; year: number | null }

/**
 * A vehicle in one line, `Toyota Land Cruiser Prado, TX L, 2019`: narrow screens only show what precedes the first
 * comma (1§2.8).
 */
export const specificationOf = ({ maker, model, grade, year }: Named): string =>
  [`${maker} ${model}`.trim(), grade, year].filter((part) => part !== null && part !== '').join(', ')

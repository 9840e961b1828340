const mostCharacters = 2000

/** A statement that can be shown: text and numbers written into it are left out. */
export const withoutValues = (statement: string) =>
  statement
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/'[^']*'/g, '?')
    .replace(/\$\$[^$]*\$\$/g, '?')
    .replace(/(^|[^\w$])\d+/g, '$1?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostCharacters)

/** Its verb and the first table it names, such as `SELECT users`. */
export function nameOfStatement(statement: string): string {
  const text = withoutValues(statement)
  const [verb = 'QUERY'] = /^[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update) "?([a-z_]+)/i.exec(text) ?? []
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`
}

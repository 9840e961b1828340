import pg from 'pg'

type Value = string | number | boolean | null

/** Values in statements that are sent several in one message, which takes no parameters. */
export const literal = (value: Value): string =>
  value === null ? 'null' : typeof value === 'string' ? pg.escapeLiteral(value) : String(value)

const element = (value: Value) => (value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`)

export const arrayLiteral = (values: readonly Value[], type: string): string =>
  `${pg.escapeLiteral(`{${values.map(element).join(',')}}`)}::${type}[]`

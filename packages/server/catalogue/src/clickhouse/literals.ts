/** A text as it stands in a statement. */
export const textLiteral = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\0', '\\0')}'`

export const textLiterals = (texts: readonly string[]): string => texts.map(textLiteral).join(', ')

/** Bounds that somebody asks for may be beyond what a column of 64 bits holds. */
export function numberLiteral(number: number): string {
  if (Number.isNaN(number)) throw new RangeError('not a number to compare with')
  return String(BigInt(Math.trunc(Math.max(-mostExact, Math.min(mostExact, number)))))
}

const mostExact = Number.MAX_SAFE_INTEGER

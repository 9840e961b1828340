/** A text as a literal in a statement. */
export const textLiteral = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\0', '\\0')}'`

export const textLiterals = (texts: readonly string[]): string => texts.map(textLiteral).join(', ')

/** Requested bounds may exceed what a 64-bit column can hold. */
export function numberLiteral(number: number): string {
  if (Number.isNaN(number)) throw new RangeError('not a number to compare with')
  return String(BigInt(Math.trunc(Math.max(-mostExact, Math.min(mostExact, number)))))
}

const mostExact = Number.MAX_SAFE_INTEGER

/** A position in PostgreSQL's log in its own notation: `16/B374D848`. */
export type Position = string

const form = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** Later than any other. */
export const unknownPosition: Position = 'FFFFFFFF/FFFFFFFF'

export const isPosition = (text: string): boolean => form.test(text)

function numberOf(position: Position): bigint {
  const [high = '', low = ''] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export const hasReached = (position: Position, needed: Position): boolean =>
  numberOf(position) >= numberOf(needed)

export const laterOf = (one: Position, other: Position): Position => (hasReached(one, other) ? one : other)

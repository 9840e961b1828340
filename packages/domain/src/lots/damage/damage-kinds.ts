/** What a buyer would rather not have, in the order of its bits; only ever added to at the end. */
export const damageKinds = [
  'repair',
  'replaced',
  'toReplace',
  'rust',
  'disaster',
  'mechanics',
  'mileage',
] as const
export type DamageKind = (typeof damageKinds)[number]

export const damageBit = (kind: DamageKind): number => 1 << damageKinds.indexOf(kind)

export const damageBits = (kinds: Iterable<DamageKind>): number =>
  [...kinds].reduce((bits, kind) => bits | damageBit(kind), 0)

export const kindsIn = (bits: number): DamageKind[] =>
  damageKinds.filter((kind) => (bits & damageBit(kind)) !== 0)

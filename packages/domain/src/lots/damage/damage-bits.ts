import { type DamageKind, damageKinds } from './damage-kinds.ts'

/** A kind of damage as it is stored with a lot. */
export const damageBit = (kind: DamageKind): number => 1 << damageKinds.indexOf(kind)

export const damageBits = (kinds: Iterable<DamageKind>): number =>
  [...kinds].reduce((bits, kind) => bits | damageBit(kind), 0)

export const kindsIn = (bits: number): DamageKind[] =>
  damageKinds.filter((kind) => (bits & damageBit(kind)) !== 0)

/** What a buyer would rather avoid, in the order of its bits; only ever extended at the end. */
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

/**
 * What a listing can be narrowed to: lots without certain damage; `unread` keeps those whose sheet nobody has read.
 */
export const damageChoices = [...damageKinds, 'unread'] as const
export type DamageChoice = (typeof damageChoices)[number]

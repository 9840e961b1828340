/** Sections as halls label them, by what they are here (2§3.8). */
const sectionNames = {
  'E.G': 'engine',
  Electro: 'electro',
  Exterior: 'exterior',
  'F Pair': 'front',
  'R Pair': 'rear',
  Chassis: 'chassis',
} as const
export type SectionName = (typeof sectionNames)[keyof typeof sectionNames]

export const sectionNamed = (label: string): SectionName | undefined =>
  sectionNames[label as keyof typeof sectionNames]

/** 3 deserves a look, less is a fault; words and percentages are neither. */
export function scoreTone(score: string) {
  const value = /^\d+(\.\d+)?$/.test(score) ? Number(score) : Number.POSITIVE_INFINITY
  if (value > 3.5) return undefined
  return value >= 3 ? 'low' : 'bad'
}

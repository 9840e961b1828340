/** Condition grades as the halls write them, best first (2§4.2). */
export const conditionGrades = [
  'S',
  '6',
  '5',
  '4.5',
  '4',
  '3.5',
  '3',
  '2',
  '1',
  'R',
  'RA',
  'RB',
  'R2',
  'R?',
  'WR',
  '***',
] as const

const green = ['6', '5', 'S']
const orange = ['3.5', '4', '4.5']

/** An unlisted grade is shown without a color. */
export function conditionTone(grade: string): 'green' | 'orange' | 'red' | 'plain' {
  if (green.includes(grade)) return 'green'
  if (orange.includes(grade)) return 'orange'
  return (conditionGrades as readonly string[]).includes(grade) ? 'red' : 'plain'
}

/**
 * A grade as a number for sorting and comparing; the repaired and ungraded ones come after 1. Null for an unlisted
 * grade.
 */
export function conditionRank(grade: string): number | null {
  const numeric = Number(grade)
  if (grade !== '' && Number.isFinite(numeric)) return numeric
  const rank: Record<string, number> = {
    S: 7,
    R: 0.9,
    RA: 0.8,
    RB: 0.7,
    R2: 0.6,
    'R?': 0.5,
    WR: 0.4,
    '***': 0.3,
  }
  return rank[grade] ?? null
}

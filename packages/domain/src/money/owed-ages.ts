/** How long money has been owed, in days after it was due. */
export const owedAges = ['notDue', 'week', 'month', 'twoMonths', 'older'] as const
export type OwedAge = (typeof owedAges)[number]

/** The first day after the due day that is no longer in the band. */
const ends = { notDue: 0, week: 8, month: 31, twoMonths: 61 } as const

/** Days from a due day to another one, both Japanese; negative before it. */
export const daysLate = (dueOn: string, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(dueOn)) / 86_400_000)

/** Both are Japanese days. On the due day itself nothing is late yet. */
export function owedAge(dueOn: string, day: string): OwedAge {
  const late = daysLate(dueOn, day)
  if (late <= ends.notDue) return 'notDue'
  if (late < ends.week) return 'week'
  if (late < ends.month) return 'month'
  return late < ends.twoMonths ? 'twoMonths' : 'older'
}

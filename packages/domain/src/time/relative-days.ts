const steps = [
  { unit: 'day', days: 1, below: 14 },
  { unit: 'week', days: 7, below: 70 },
  { unit: 'month', days: 30.4, below: 730 },
  { unit: 'year', days: 365.25, below: Number.POSITIVE_INFINITY },
] as const

/** Days ahead, or past if negative, as people say it: 'in 2 days', '10 weeks ago'. */
export function relativeDays(days: number, language: string): string {
  const step = steps.find(({ below }) => Math.abs(days) < below) ?? steps[3]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    Math.round(days / step.days),
    step.unit,
  )
}

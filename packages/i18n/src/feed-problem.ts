import { groupThousands } from '@seriba/domain/format/number'
import { feedProblems as en } from './en/feed-problems.ts'
import { feedProblems as ru } from './ru/feed-problems.ts'

export type FeedProblem = keyof typeof en
type Values = Record<string, string | number>

const gap = /\{\{(\w+)\}\}/g
const filled = (text: string, values: Values) =>
  text.replace(gap, (_, name: string) => shown(values[name] ?? ''))

/** Large numbers are grouped; years are not. */
const shown = (value: string | number) =>
  typeof value === 'number' && Math.abs(value) >= 10_000 ? groupThousands(value) : String(value)

/** Why a line of a feed is skipped, as it is stored. */
export const feedProblem = (problem: FeedProblem, values: Values = {}): string => filled(en[problem], values)

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text as it was filled in, after the names of the row and of the field. */
const patterns = (Object.keys(en) as FeedProblem[]).map((problem) => {
  const names = [...en[problem].matchAll(gap)].map(([, name = '']) => name)
  const parts = en[problem].split(gap).filter((_, at) => at % 2 === 0)
  return { problem, names, text: new RegExp(`^((?:.*: )?)${parts.map(literal).join('(.*)')}$`) }
})

/** A stored reason in its reader’s language; what is not known stays as it was. */
export function feedProblemIn(reason: string, language: 'en' | 'ru'): string {
  if (language === 'en') return reason
  for (const { problem, names, text } of patterns) {
    const [, before, ...values] = text.exec(reason) ?? []
    if (before === undefined) continue
    return before + filled(ru[problem], Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])))
  }
  return reason
}

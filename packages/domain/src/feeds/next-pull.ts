import { addDays, dayMs, hourMs, jstDay, jstParts } from '../time/jst.ts'
import { minuteMs } from '../time/time-left.ts'
import type { PullPart, SourceKind, SourceTable } from './feed-source.ts'

/** A whole table, its changes since the last reading, or the results of some days, newest first. */
export type PullMode = 'all' | 'changes' | 'days'

/** How far the reading of a part has come. */
export type PullState = {
  part: PullPart
  /** Null between two passes. */
  mode: PullMode | null
  startedAt: string | null
  endedAt: string | null
  /** When the last complete reading of the whole table began. */
  fullAt: string | null
  /** Results: the newest day of the last pass; history: the oldest day that has been read. */
  reachedDay: string | null
  /** The day in whose evening late results were fetched. */
  lateDay: string | null
  /** After a failure: not before this time. */
  retryAt: string | null
  stoppedAt: string | null
}

type Plan = {
  kind: SourceKind
  tables: readonly SourceTable[]
  /** Rows say when they were last written. */
  hasChanges: boolean
  historyDays: number
  comingMinutes: number
  resultsMinutes: number
}

/** `begin` is null if a pass is being continued. */
export type NextPull = {
  part: PullPart
  begin: { mode: PullMode; day: string | null; lastDay: string | null } | null
}

const fullEveryMs = 6 * hourMs
/** Some results come in late: once each evening the two days before are read again. */
const lateHour = 23
const lateDays = 2
/** Ended bikes disappear from the answer at 21:00 UTC: their results are fetched just before. */
const bikesLeave = { hour: 20, minute: 30 }

/** What should be read from a source now, most urgent first; null if nothing is due. */
export function nextPull(plan: Plan, states: readonly PullState[], now: Date): NextPull | null {
  const stateOf = (part: PullPart) => states.find((state) => state.part === part)
  for (const part of partsOf(plan)) {
    const state = stateOf(part)
    if (state?.stoppedAt) continue
    if (state?.retryAt && Date.parse(state.retryAt) > now.getTime()) continue
    if (state?.mode) return { part, begin: null }
    const begin = beginningOf(part, plan, state, now)
    if (begin) return { part, begin }
  }
  return null
}

/** The parts in which a source is read, most urgent first. */
export function partsOf({
  kind,
  tables,
  historyDays,
}: Pick<Plan, 'kind' | 'tables' | 'historyDays'>): PullPart[] {
  if (kind === 'bikes') return ['bike']
  const has = (table: SourceTable) => tables.includes(table)
  return [
    ...(has('main') ? (['main'] as const) : []),
    ...(has('bike') ? (['bike'] as const) : []),
    ...(has('stats') ? (['stats'] as const) : []),
    ...(has('stats') && historyDays > 0 ? (['history'] as const) : []),
  ]
}

function beginningOf(part: PullPart, plan: Plan, state: PullState | undefined, now: Date): NextPull['begin'] {
  const today = jstDay(now)
  if (part === 'history') {
    const last = addDays(today, -plan.historyDays)
    const day = addDays(state?.reachedDay ?? today, -1)
    return day >= last ? { mode: 'days', day, lastDay: last } : null
  }
  if (part === 'stats') {
    const late = jstParts(now).hour >= lateHour && state?.lateDay !== today
    if (!late && !isOver(state?.startedAt, plan.resultsMinutes, now)) return null
    const before = state?.reachedDay && state.reachedDay < today ? state.reachedDay : today
    const lastDay = late ? [before, addDays(today, -lateDays)].sort()[0] : before
    return { mode: 'days', day: today, lastDay: lastDay ?? today }
  }
  const leaving = plan.kind === 'bikes' && isBeforeLeaving(state?.startedAt, now)
  if (!leaving && !isOver(state?.startedAt, plan.comingMinutes, now)) return null
  const partial =
    plan.hasChanges && state?.fullAt != null && now.getTime() - Date.parse(state.fullAt) < fullEveryMs
  return { mode: partial ? 'changes' : 'all', day: null, lastDay: null }
}

const isOver = (since: string | null | undefined, minutes: number, now: Date) =>
  since == null || now.getTime() - Date.parse(since) >= minutes * minuteMs

function isBeforeLeaving(startedAt: string | null | undefined, now: Date): boolean {
  const moment =
    Math.floor(now.getTime() / dayMs) * dayMs + bikesLeave.hour * hourMs + bikesLeave.minute * minuteMs
  return now.getTime() >= moment && (startedAt == null || Date.parse(startedAt) < moment)
}

import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'
import { jstDay } from '../time/jst.ts'

export type StatusDate = { status: number | null; at: string }

type Way = {
  status: PurchaseStatus
  statusDates: readonly StatusDate[]
  purchaseDate: string
  today: string
  /** Japanese days; null if they are not known. */
  yardEta: string | null
  etd: string | null
  eta: string | null
}

export type TimelineStep = {
  status: PurchaseStatus
  state: 'done' | 'now' | 'ahead'
  /** A Japanese day: when the step was reached, or when it is expected; null if not known. */
  day: string | null
  /** What the day means. */
  kind: 'fact' | 'yard' | 'sails' | 'sailed' | 'arrives'
}

/** The way of a shipped car, step by step. */
const way: readonly PurchaseStatus[] = [
  at.processing,
  at.domesticTransport,
  at.waitingShip,
  at.waitingLoading,
  at.inTransit,
  at.delivered,
]

/** The last time that it reached a status. */
const cameTo = (dates: readonly StatusDate[], status: PurchaseStatus) =>
  dates.findLast((one) => one.status === status)?.at

/**
 * A purchase's timeline: past steps with the days on which they were reached, future steps with the planned days. A
 * purchase that has left the usual steps ends where it left them, with nothing ahead.
 */
export function timelineOf({ status, statusDates, purchaseDate, today, ...planned }: Way): TimelineStep[] {
  const reached = way.indexOf(status)
  const left = reached < 0
  const steps = way.map((step, index): TimelineStep => {
    const came = step === at.processing ? purchaseDate : cameTo(statusDates, step)
    const behind = left ? came !== undefined : index <= reached
    if (behind) {
      const state = !left && index === reached ? 'now' : 'done'
      if (step === at.inTransit && planned.etd !== null && planned.etd <= today)
        return { status: step, state, day: planned.etd, kind: 'sailed' }
      return { status: step, state, day: came === undefined ? null : jstDay(came), kind: 'fact' }
    }
    return { status: step, state: 'ahead', ...plannedDay(step, planned) }
  })
  return left ? steps.filter(({ state }) => state !== 'ahead') : steps
}

function plannedDay(
  step: PurchaseStatus,
  { yardEta, etd, eta }: Pick<Way, 'yardEta' | 'etd' | 'eta'>,
): Pick<TimelineStep, 'day' | 'kind'> {
  if (step === at.waitingShip) return { day: yardEta, kind: 'yard' }
  if (step === at.inTransit) return { day: etd, kind: 'sails' }
  if (step === at.delivered) return { day: eta, kind: 'arrives' }
  return { day: null, kind: 'fact' }
}

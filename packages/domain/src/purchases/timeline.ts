import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'
import { jstDay } from '../time/jst.ts'

export type StatusDate = { status: number | null; at: string }

type Way = {
  status: PurchaseStatus
  statusDates: readonly StatusDate[]
  purchaseDate: string
  today: string
  /** Japanese days; null while they are not known. */
  yardEta: string | null
  etd: string | null
  eta: string | null
}

export type TimelineStep = {
  status: PurchaseStatus
  state: 'done' | 'now' | 'ahead'
  /** A Japanese day: when it came there, or when it is about to; null where nobody knows. */
  day: string | null
  /** What the day is. */
  kind: 'fact' | 'yard' | 'sails' | 'sailed' | 'arrives'
}

/** The way of a car that is shipped, step by step. */
const way: readonly PurchaseStatus[] = [
  at.processing,
  at.domesticTransport,
  at.waitingShip,
  at.waitingLoading,
  at.inTransit,
  at.delivered,
]

/** The last time that it came to a status. */
const cameTo = (dates: readonly StatusDate[], status: PurchaseStatus) =>
  dates.findLast((one) => one.status === status)?.at

/**
 * The dated way of a purchase: what is behind it with the days on which it came there, what is ahead with the days
 * that are planned. One that has left its way stands where it left it, and has nothing ahead.
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

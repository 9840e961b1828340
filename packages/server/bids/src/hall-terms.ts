import type { HallTerms } from '@seriba/domain/bids/deadlines'
import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'

type HallRow = { deadline_hours: number | null; cancel_deadline_hours: number | null }

/** A hall's terms, or the company's if it has no row of its own. */
export const termsOf = (hall: HallRow): HallTerms => ({
  deadlineHours: hall.deadline_hours ?? defaultHallTerms.deadlineHours,
  cancelDeadlineHours: hall.cancel_deadline_hours ?? defaultHallTerms.cancelDeadlineHours,
})

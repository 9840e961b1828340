import type { HallTerms } from '@seriba/domain/bids/deadlines'
import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'

type HallRow = { deadline_hours: number | null; cancel_deadline_hours: number | null }

/** The terms of a hall, or the company's where it has no row of its own. */
export const termsOf = (hall: HallRow): HallTerms => ({
  deadlineHours: hall.deadline_hours ?? defaultHallTerms.deadlineHours,
  cancelDeadlineHours: hall.cancel_deadline_hours ?? defaultHallTerms.cancelDeadlineHours,
})

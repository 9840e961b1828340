import type { FeedPull } from '@seriba/contracts/feed-sources'
import { dayMs } from '@seriba/domain/time/jst'

const daysBetween = (from: string, to: string) => (Date.parse(from) - Date.parse(to)) / dayMs

/** How much of a pass is done, from 0 to 1: by lots if they are counted, by days if the first day is known. */
export function shareOf({ isUnderWay, read, total, day, lastDay, startedAt }: FeedPull): number | null {
  if (!isUnderWay) return null
  if (total !== null) return total === 0 ? 1 : Math.min(1, read / total)
  if (day === null || lastDay === null || startedAt === null) return null
  const all = daysBetween(startedAt.slice(0, 10), lastDay)
  return all <= 0 ? null : Math.min(1, Math.max(0, 1 - daysBetween(day, lastDay) / all))
}

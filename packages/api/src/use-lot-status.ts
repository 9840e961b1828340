import {
  lotStatus,
  lotStatusName,
  lotStatusTone,
  lotStatusWord,
  type StatusTone,
} from '@seriba/domain/lots/lot-status'
import { useHasPassed } from './use-has-passed.ts'

type Lot = { status: number; auctionDate: string | null }

/** `closed`: nobody can bid any more. */
export type LotStatusShown = ReturnType<typeof lotStatusWord> | 'closed'
type Shown = { word: LotStatusShown; tone: StatusTone; live: boolean }

/** How a lot's status is shown: an upcoming lot is closed from its time on, until its hall says how it ended. */
export function useLotStatus({ status, auctionDate }: Lot): Shown {
  const closed = useHasPassed(status === lotStatus.upcoming ? auctionDate : null)
  const word = lotStatusWord({ status, auctionDate })
  return {
    word: closed ? 'closed' : word,
    tone: closed ? 'gray' : lotStatusTone[lotStatusName(status)],
    live: status === lotStatus.ongoing,
  }
}

import type { DayBid, DayHall, viewDay } from '@seriba/contracts/auction-day'
import type { Output } from '@seriba/contracts/contract'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { minuteMs } from '@seriba/domain/time/time-left'

const halls = 60
/** From nine in the morning, Japan time. */
const opensAfter = 9 * 60
const minutesOfDay = 420

/** An auction day with this many bids, spread over sixty halls and seven hours; the first two hours are over. */
export function aBusyDay(bids: number): Output<typeof viewDay> {
  const date = jstDay(new Date())
  const at = (minutes: number) =>
    new Date(startOfJstDay(date).getTime() + (opensAfter + minutes) * minuteMs).toISOString()
  const nameOf = (bid: number) => `Hall ${String(((bid * 7) % halls) + 1).padStart(2, '0')}`
  const list = Array.from({ length: bids }, (_, bid): DayBid => {
    const minutes = Math.floor((bid / bids) * minutesOfDay)
    const ended = minutes < 120
    const sold = ended && bid % 7 !== 0
    return {
      bidId: bid + 1,
      lotId: String(bid + 1),
      lotType: 'auction',
      lotNo: 1000 + bid,
      auctionName: nameOf(bid),
      auctionDate: at(minutes),
      maker: 'Toyota',
      model: `Model ${bid % 40}`,
      image: null,
      clientId: bid % 200,
      client: `Client ${bid % 200}`,
      group: bid % 3 === 0 ? 'DK-B' : null,
      amount: 300_000 + (bid % 40) * 50_000,
      maximum: 310_000 + (bid % 40) * 50_000,
      bidStatus: ended
        ? bid % 5 === 0
          ? bidStatus.win
          : bidStatus.finished
        : bid % 9 === 0
          ? bidStatus.new
          : bidStatus.bid,
      autoBid: !ended && bid % 11 === 0,
      forwardedAt: null,
      byHand: !ended && bid % 301 === 0 ? 'change' : null,
      clash: bid % 97 === 0,
      status: ended ? lotStatus.sold : lotStatus.upcoming,
      soldPrice: sold ? 400_000 + (bid % 50) * 10_000 : null,
      outbid: false,
      reported: null,
      updatedAt: at(minutes),
    }
  })
  const names = [...new Set(list.map(({ auctionName }) => auctionName))].sort()
  return {
    date,
    nextDate: null,
    bids: list,
    halls: names.map(
      (name): DayHall => ({
        name,
        startsAt: at(0),
        endsAt: at(minutesOfDay),
        lots: 1000,
        nowAt: null,
        delayMs: 4 * minuteMs,
      }),
    ),
  }
}

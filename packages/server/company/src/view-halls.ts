import type { Output } from '@seriba/contracts/contract'
import type { listHalls as contract, HallChange } from '@seriba/contracts/halls'
import { defaultHallTerms, hallPublicationsListed } from '@seriba/domain/bids/hall-terms'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Db } from '@seriba/server-kit/db'
import { listHalls } from './hall-settings.ts'
import { hallsVersion } from './publish-halls.ts'

/** Halls with their deadlines and fees, and their publications. */
export async function viewHalls({ db }: { db: Db }, now = new Date()): Promise<Output<typeof contract>> {
  const today = jstDay(now)
  const [halls, lots, publications, version] = await Promise.all([
    listHalls(db),
    lotsOf(db, today),
    publicationsOf(db),
    hallsVersion(db),
  ])
  return {
    halls: halls.map(({ fromFile, ...hall }) => ({
      ...hall,
      ...(lots.get(hall.name) ?? { lotsToday: 0, lotsWeek: 0 }),
    })),
    defaults: { ...defaultHallTerms, deliveryFee: null, auctionFee: null },
    publications,
    version,
    today,
  }
}

/** Lots on a Japanese day, and in the seven days ending with it. */
async function lotsOf(db: Db, day: string) {
  const rows = await db
    .selectFrom('lots')
    .select(({ fn }) => ['auction', 'auction_day', fn.countAll<number>().as('count')])
    .where('auction_day', '>', addDays(day, -7))
    .where('auction_day', '<=', day)
    .groupBy(['auction', 'auction_day'])
    .execute()
  const counts = new Map<string, { lotsToday: number; lotsWeek: number }>()
  for (const { auction, auction_day, count } of rows) {
    const { lotsToday, lotsWeek } = counts.get(auction) ?? { lotsToday: 0, lotsWeek: 0 }
    const some = Number(count)
    counts.set(auction, {
      lotsToday: auction_day === day ? some : lotsToday,
      lotsWeek: lotsWeek + some,
    })
  }
  return counts
}

async function publicationsOf(db: Db) {
  const rows = await db
    .selectFrom('hall_changes')
    .leftJoin('users', 'users.id', 'hall_changes.by')
    .select([
      'hall_changes.id',
      'valid_from',
      'reason',
      'users.full_name as by',
      'at',
      'applied_at',
      'changes',
    ])
    .where((on) =>
      on.or([
        on('applied_at', 'is', null),
        on(
          'hall_changes.id',
          'in',
          on.selectFrom('hall_changes').select('id').orderBy('id', 'desc').limit(hallPublicationsListed),
        ),
      ]),
    )
    .orderBy('hall_changes.id', 'desc')
    .execute()
  return rows.map(({ valid_from, applied_at, changes, ...row }) => ({
    ...row,
    from: valid_from,
    applied: applied_at !== null,
    changes: changes as HallChange[],
  }))
}

import type { PageType } from '@seriba/domain/lots/page-types'
import type { Filled } from './filled-database.ts'
import { percentile, short } from './measure.ts'
import { signIn, startServer } from './server-process.ts'

const day = 24 * 60 * 60_000
const turns = 20

/** Broad, narrow, and without any matches: as many searches as may be saved for one page. */
const kept = [
  'maker=Toyota',
  'maker=Honda&gearbox=MT',
  'maker=Mazda&color=Purple',
  'maker=Nissan&model=Skyline',
  'condition=S',
  'color=Purple',
  'steering=Left',
  'equipment=SR',
  'quick_search_lot=1001-1010',
  'maker=Ferrari',
]

/** How long a client waits for the list of their searches, with the number of new lots for each of ten. */
export async function freshBench(filled: Filled) {
  const { id } = await filled.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@demo.example')
    .executeTakeFirstOrThrow()
  const server = await startServer(filled)
  const own = filled.db.deleteFrom('saved_searches').where('user_id', '=', id)
  try {
    const cookie = await signIn(filled, 'client')
    const asked = async (type: PageType, ago: number) => {
      await own.execute()
      const opened_at = new Date(Date.now() - ago)
      const rows = kept.map((params) => ({ user_id: id, page_type: type, title: params, params, opened_at }))
      await filled.db.insertInto('saved_searches').values(rows).execute()
      const took: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        const began = performance.now()
        const answer = await fetch(`${server.origin}/v1/user/my-search?type=${type}`, { headers: { cookie } })
        await answer.text()
        took.push(performance.now() - began)
      }
      return { 'p50 ms': short(percentile(took, 0.5)), 'max ms': short(percentile(took, 1)) }
    }
    console.log(`what is new in ${kept.length} saved searches, one request, ${turns} times`)
    console.table({
      'live lots, opened 20 days ago': await asked('car-auction', 20 * day),
      'live lots, opened a minute ago': await asked('car-auction', 60_000),
      'statistics, opened 20 days ago': await asked('stats', 20 * day),
      'statistics, opened a day ago': await asked('stats', day),
    })
  } finally {
    await server.stop()
    await own.execute()
  }
}

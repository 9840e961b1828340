import { migrate } from '@seriba/server/lib/migrate'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/**
 * One lot in a hundred has a maker, or a hall, as another source spells it, so that migrations that correct spellings
 * have work to do.
 */
const lots = (count: number) => sql`
  insert into lots (kind, auction, auction_at, auction_day, lot_no, maker, model, year, grade, color, engine, gearbox,
    condition, mileage, chassis, start_price, sold_price, status, images, auction_sheet)
  select (array['car', 'car', 'car', 'bike', 'machinery'])[1 + n % 5],
    case when n % 100 = 7 then 'USS  TOKYO ' || n % 40 else 'USS Tokyo ' || n % 40 end,
    at, at::date, n, case when n % 100 = 3 then 'TOYOTA' else (array['Toyota', 'Nissan', 'Honda', 'Mazda'])[1 + n % 4] end,
    'Model ' || n % 300, 1995 + n % 30, 'GRADE ' || n % 90, (array['WHITE', 'BLACK', 'RED'])[1 + n % 3], 660 + n % 30 * 100,
    (array['AT', 'MT', 'CVT'])[1 + n % 3], (array['4', '4.5', 'R', 'S'])[1 + n % 4], n % 200 * 1000,
    'ZZT' || n % 5000 || '-' || n, 100000 + n % 900 * 1000, n % 3 * 150000, (array[4532, 4533, 4540])[1 + n % 3],
    array['https://pictures.example/' || n || '/1.jpg'], 'https://pictures.example/' || n || '/sheet.jpg'
  from generate_series(1, ${count}::integer) as n,
    lateral (select now() - n % 700 * interval '1 day' + interval '2 days' as at) as day`

/** A database as the migration `from` left it, with this many lots. */
export async function earlierDatabase(url: string, from: string, count: number): Promise<Db> {
  const db = createDb(createPool({ url, max: 4 }))
  await migrate(db, from)
  const began = performance.now()
  await lots(count).execute(db)
  await sql`delete from lot_changes`.execute(db)
  await sql`vacuum (analyze) lots`.execute(db)
  console.log(
    `${count} lots in a database as of ${from}, in ${((performance.now() - began) / 1000).toFixed(0)} s.`,
  )
  return db
}

import { shortCodeOf } from '@seriba/domain/clients/short-code'
import { type Kysely, sql } from 'kysely'

type Client = { id: number; fullName: string; company: string | null }

/** Every client gets the kind of code that new ones get; of two with the same code, the older one keeps it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update users u set short_code = null where exists (
      select from users older where older.short_code = u.short_code and older.id < u.id
    )`.execute(db)
  const { rows: coded } = await sql<{ code: string }>`
    select short_code as code from users where short_code is not null`.execute(db)
  const { rows: clients } = await sql<Client>`
    select id, full_name as "fullName", company from users
    where user_type = 2 and short_code is null order by id`.execute(db)
  const taken = new Set(coded.map(({ code }) => code))
  const codes = clients.map((client) => {
    const code = shortCodeOf(client, taken)
    taken.add(code)
    return code
  })
  await sql`
    update users u set short_code = given.code
    from unnest(${clients.map(({ id }) => id)}::int[], ${codes}::text[]) as given (id, code)
    where u.id = given.id`.execute(db)
  await sql`create unique index users_short_code on users (short_code)`.execute(db)
}

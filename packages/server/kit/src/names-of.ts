import type { Db } from './db.ts'

/** People's names by their IDs; an unknown ID stays as it is. */
export async function namesOf(
  db: Db,
  ids: readonly (number | undefined)[],
): Promise<(id: number | undefined) => string | undefined> {
  const asked = ids.filter((id) => id !== undefined)
  const rows =
    asked.length === 0
      ? []
      : await db.selectFrom('users').select(['id', 'full_name']).where('id', 'in', asked).execute()
  const names = new Map(rows.map((row) => [row.id, row.full_name]))
  return (id) => (id === undefined ? undefined : names.get(id) || String(id))
}

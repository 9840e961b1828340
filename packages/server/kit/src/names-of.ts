import type { Db } from './db.ts'

/** The names of people by their ids; an id that nobody has stands for itself. */
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

import type { Db } from '@seriba/server-kit/db'

/** How many times everyone was notified that the company had changed something. */
export async function companyChanges(db: Db): Promise<number> {
  const events = await db.selectFrom('events').select(['rooms', 'payload']).execute()
  return events.filter(
    ({ rooms, payload }) =>
      rooms.join() === 'everybody' && (payload as { eventType: string }).eventType === 'companyChanged',
  ).length
}

import { jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Asked = { userId: number; lotId: number; now: Date }

/** How many lots somebody has requested today and whether this is one, and the photos of it that they have received. */
export async function readExtraImages(db: Db | Tx, { userId, lotId, now }: Asked) {
  const { rows } = await sql<{ asked: number; isAsked: boolean; limit: number; images: string[] | null }>`
    select u.daily_uss_limit as limit,
      (select count(*) from extra_images where user_id = u.id and day = ${jstDay(now)}::date) as asked,
      exists (
        select from extra_images where user_id = u.id and day = ${jstDay(now)}::date and lot_id = ${lotId}
      ) as "isAsked",
      (
        select to_jsonb(images) from extra_images
        where user_id = u.id and lot_id = ${lotId} and images is not null order by day desc limit 1
      ) as images
    from users u where u.id = ${userId}`.execute(db)
  return rows[0] ?? { asked: 0, isAsked: false, limit: 0, images: null }
}

/** Counts a lot before its photos are fetched, so that simultaneous requests cannot exceed the limit. */
export const countExtraImages = (tx: Tx, { userId, lotId, now }: Asked) =>
  sql`
    insert into extra_images (user_id, day, lot_id) values (${userId}, ${jstDay(now)}::date, ${lotId})
    on conflict do nothing`.execute(tx)

const ofToday = ({ userId, lotId, now }: Asked) =>
  sql`user_id = ${userId} and day = ${jstDay(now)}::date and lot_id = ${lotId}`

export const storeAdditionalPhotos = (db: Db, asked: Asked, images: readonly string[]) =>
  sql`update extra_images set images = ${[...images]}::text[] where ${ofToday(asked)}`.execute(db)

/** A request without photos does not count; photos that another request has fetched in the meantime stay. */
export const uncountExtraImages = (db: Db, asked: Asked) =>
  sql`delete from extra_images where ${ofToday(asked)} and images is null`.execute(db)

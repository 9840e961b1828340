import type { Db, Tx } from '@seriba/server-kit/db'
import type { CompanyPicture } from './company-files.ts'

/** What staff has uploaded under an address. */
export async function pictureAt(db: Db, url: string): Promise<CompanyPicture | undefined> {
  const row = await db
    .selectFrom('company_pictures')
    .select(['url', 'body', 'content_type'])
    .where('url', '=', url)
    .executeTakeFirst()
  return row && { url: row.url, body: row.body, contentType: row.content_type }
}

/** The same picture is kept once: its address is that of its content. */
export async function storePicture(tx: Tx, { url, body, contentType }: CompanyPicture) {
  await tx
    .insertInto('company_pictures')
    .values({ url, body, content_type: contentType })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}

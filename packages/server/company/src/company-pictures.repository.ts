import type { Db, Tx } from '@seriba/server-kit/db'
import type { Company } from './company.ts'
import type { CompanyPicture } from './company-files.ts'

/** What staff have uploaded under an address. */
export async function pictureAt(db: Db, url: string): Promise<CompanyPicture | undefined> {
  const row = await db
    .selectFrom('company_pictures')
    .select(['url', 'body', 'content_type'])
    .where('url', '=', url)
    .executeTakeFirst()
  return row && { url: row.url, body: row.body, contentType: row.content_type }
}

/** The picture at an address, from the company's file or uploaded; null if it is hosted elsewhere. */
export const companyPicture = async (
  { db, company }: { db: Db; company: Pick<Company, 'pictures'> },
  url: string,
): Promise<CompanyPicture | null> =>
  company.pictures.find((picture) => picture.url === url) ?? (await pictureAt(db, url)) ?? null

/** The same picture is stored once: its address is derived from its content. */
export async function storePicture(tx: Tx, { url, body, contentType }: CompanyPicture) {
  await tx
    .insertInto('company_pictures')
    .values({ url, body, content_type: contentType })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}

import { createHash } from 'node:crypto'
import type { DocumentType } from '@seriba/domain/purchases/documents'
import { jstDay } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { insertRows } from './insert-rows.ts'
import { seedVoyages } from './seed-voyages.ts'

type Bought = {
  purchaseId: number
  clientId: number
  status: number | null
  exportPort: string
  voyage: string | null
  etd: string | null
  eta: string | null
}

const reached = ({ status }: Bought) => (status === null || status > 5 ? 0 : status)

/** What a desk has collected for purchases on their way: ships, consignees, and documents. */
export async function seedPapers(tx: Tx, bought: readonly Bought[]) {
  await seedVoyages(tx, bought)
  await seedConsignees(tx, bought)
  const waiting = bought.filter((one) => reached(one) >= 3)
  // The last ones are still being issued.
  const certified = waiting.slice(0, -6)
  const shipped = certified.filter((one) => reached(one) >= 4).slice(0, -5)
  await insertRows(tx, 'purchase_documents', [
    ...certified.map((one) => documentOf(one, 'exportCertificate', 'export-certificate.pdf')),
    ...shipped.map((one) => documentOf(one, 'billOfLading', 'bill-of-lading.pdf')),
  ])
}

/** A page with one line of text. */
const pdf = (line: string) =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${line.length + 34}>>stream
BT /F1 18 Tf 72 760 Td (${line}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)

function documentOf({ purchaseId, etd }: Bought, type: DocumentType, name: string) {
  const body = pdf(name.replace('.pdf', ''))
  return {
    purchase_id: purchaseId,
    type,
    name,
    extension: 'pdf' as const,
    body,
    size: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
    by_client: false,
    at: etd && etd < jstDay(new Date()) ? new Date(`${etd}T02:00:00Z`) : new Date(),
  }
}

/** Buyers are their own consignees; the newest purchases don't have one yet. */
async function seedConsignees(tx: Tx, bought: readonly Bought[]) {
  const clients = [...new Set(bought.map(({ clientId }) => clientId))]
  await sql`
    insert into consignees (client_id, full_name, company, address, country_id, city, port, telephone, email)
    select id, full_name, company, coalesce(address, city, '-'), country_id, city, port, mobile, email
    from users where id = any(${clients}::int[]) order by id`.execute(tx)
  const given = bought.filter((one, at) => reached(one) >= 2 || at % 3 === 0)
  await sql`
    update purchases p set consignee_id = c.id
    from consignees c where c.client_id = p.client_id
      and p.id = any(${given.map(({ purchaseId }) => purchaseId)}::int[])`.execute(tx)
}

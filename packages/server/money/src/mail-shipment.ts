import { formatDay } from '@seriba/domain/format/date'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import type { Company } from '@seriba/server-company/company'
import { documentRules } from '@seriba/server-company/document-rules'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { enqueueLater } from '@seriba/server-kit/jobs'
import { sql } from 'kysely'
import { mailClient } from './mail-client.ts'
import { papersWantedFor, type WantedPaper } from './papers-wanted.ts'
import type { ListedPurchase } from './purchase-list.repository.ts'
import type { PurchaseRow } from './purchases.repository.ts'
import { shipmentFieldsForClient } from './shipment-event.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    shipmentMail: { purchaseId: number }
  }
}

/** Changes to one purchase within this time share one email, and a step reversed within it causes none. */
const joinedMs = 10 * 60_000

/** Tells a client in a while where their purchase is by then, and how it is shipped. */
export const announceShipment = (tx: Tx, purchaseId: number) =>
  enqueueLater(tx, 'shipmentMail', { purchaseId }, { afterMs: joinedMs, key: `shipment:${purchaseId}` })

/** What an email says about a purchase's shipment, by column. */
const facts = sql`jsonb_build_object(
  'status', status, 'exportPort', export_port, 'voyage', voyage, 'etd', etd, 'eta', eta
)`
type Told = Partial<Record<(typeof shipmentFieldsForClient)[number], unknown>>

/** A change made without an email counts as announced: the next email is about later changes. */
export async function markAnnounced(
  tx: Tx,
  purchase: Pick<PurchaseRow, 'id' | 'mailed'> & TellingColumns,
  changed: Told,
) {
  const { id, mailed, status, export_port, voyage, etd, eta } = purchase
  const before = mailed ?? { status, exportPort: export_port, voyage, etd, eta }
  const after = Object.fromEntries(
    Object.entries(changed).filter(([name]) => shipmentFieldsForClient.includes(name as never)),
  )
  if (Object.keys(after).length === 0) return
  await tx
    .updateTable('purchases')
    .set({ mailed: JSON.stringify({ ...before, ...after }) })
    .where('id', '=', id)
    .execute()
}
type TellingColumns = Pick<PurchaseRow, 'status' | 'export_port' | 'voyage' | 'etd' | 'eta'>

/** Emails what has changed since the last email, if anything has. */
export function mailShipment(
  { db, publicUrl, company }: { db: Db; publicUrl: Config['publicUrl']; company: { current: Company } },
  purchaseId: number,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<ListedPurchase>`
      with now as (
        select id, ${facts} as facts from purchases where id = ${purchaseId} for update
      )
      update purchases p set mailed = now.facts from now
      where p.id = now.id and p.mailed is distinct from now.facts
      returning p.*`.execute(tx)
    const [purchase] = rows
    if (!purchase) return
    const wanted = await papersWantedFor(tx, purchase.id, documentRules(company.current))
    await notifyClient(tx, purchase, { publicUrl, wanted })
  })
}

function notifyClient(
  tx: Tx,
  purchase: ListedPurchase,
  { publicUrl, wanted }: { publicUrl: Config['publicUrl']; wanted: readonly WantedPaper[] },
) {
  const { id, client_id, sku, lot, status, export_port: exportPort, voyage, etd, eta } = purchase
  return mailClient(tx, client_id, 'shipment.email', {
    template: 'shipmentChanged',
    values: {
      car: [lot.maker, lot.model, lot.year].filter(Boolean).join(' '),
      sku,
      status: purchaseStatusName(status),
      facts: { exportPort, voyage, etd: etd && formatDay(etd), eta: eta && formatDay(eta) },
      wanted,
      link: publicUrl === undefined ? null : `${publicUrl}/purchases/${id}`,
    },
  })
}

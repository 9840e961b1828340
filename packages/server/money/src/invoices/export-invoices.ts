import type { Input } from '@seriba/contracts/contract'
import { exportInvoices as contract, type InvoiceRow } from '@seriba/contracts/invoices'
import { paymentsDesk as en } from '@seriba/i18n/en/payments-desk'
import { paymentsDesk as ru } from '@seriba/i18n/ru/payments-desk'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { namesOf } from '@seriba/server-kit/names-of'
import { saveList } from '@seriba/server-kit/save-list'
import { filterNames, filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { listInvoices } from './list-invoices.ts'

const texts = { en, ru }
const all = { page: 1, pageSize: 1_000_000 }

/** Unpaid invoices, as a file. */
export const invoiceExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'invoices-export',
  fileName: 'invoices',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { invoices: rows } = await listInvoices(ctx, { ...asked, ...all })
    return saveList(ctx, actor, by, {
      entry: { action: 'invoices.export', entity: 'invoices' },
      asked,
      table: {
        ...invoiceSheet(by.language),
        filters: await invoiceFilters(ctx.db, asked, by.language),
        rows,
      },
    })
  },
})

async function invoiceFilters(db: Db, { search, clientId }: Input<typeof contract>, language: Language) {
  const nameOf = await namesOf(db, [clientId])
  return filtersSet([
    [filterNames(language).search, search],
    [texts[language].client, nameOf(clientId)],
  ])
}

function invoiceSheet(language: Language): { name: string; columns: SheetColumn<InvoiceRow>[] } {
  const { unpaid: t, ...desk } = texts[language]
  return {
    name: t.table,
    columns: [
      { head: t.number, width: 16, value: ({ number }) => number },
      { head: desk.clientId, width: 10, value: ({ client }) => client.id },
      { head: desk.client, width: 26, value: ({ client }) => client.name },
      { head: desk.purchase, width: 16, value: ({ sku }) => sku },
      { head: t.car, width: 26, value: ({ car }) => car },
      { head: t.issued, width: 12, value: ({ issuedAt }) => issuedAt, as: 'day' },
      { head: t.due, width: 12, value: ({ dueOn }) => dueOn, as: 'day' },
      { head: t.total, width: 14, yen: true, value: ({ total }) => total },
      { head: t.paid, width: 14, yen: true, value: ({ paid }) => paid },
      { head: t.left, width: 14, yen: true, value: ({ total, paid }) => Math.max(0, total) - paid },
      {
        head: t.state,
        width: 14,
        value: ({ state, isOutdated }) => (isOutdated ? t.outdated : t.states[state]),
      },
    ],
  }
}

import { exportOwnPayments, exportOwnPurchases } from '@seriba/contracts/money'
import type { AppContext } from '@seriba/server-kit/context'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { listPayments } from './list-payments.ts'
import { listPurchases } from './list-purchases.ts'
import { ownPaymentFilters, ownPaymentSheet } from './own-payment-sheet.ts'
import { ownPurchaseFilters, ownPurchaseSheet } from './own-purchase-sheet.ts'

const all = { page: 1, pageSize: 1_000_000, cursor: undefined }

type Ctx = Pick<AppContext, 'db' | 'company'>

/** The caller's purchases, as a file; a dealer's includes their clients' purchases with the clients' names. */
export const ownPurchaseExport = (ctx: Ctx): ListExport<typeof exportOwnPurchases> => ({
  contract: exportOwnPurchases,
  path: 'own-purchases-export',
  fileName: 'purchases',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { carsList: rows } = await listPurchases(ctx, actor, { ...asked, ...all }, by.language)
    return saveList(ctx, actor, by, {
      entry: { action: 'purchase.export', entity: 'purchases', entityId: 'own' },
      asked,
      table: {
        ...ownPurchaseSheet(by.language, actor),
        filters: ownPurchaseFilters(asked, by.language),
        rows,
      },
    })
  },
})

/** The caller's own ledger as a file. */
export const ownPaymentExport = (ctx: Ctx): ListExport<typeof exportOwnPayments> => ({
  contract: exportOwnPayments,
  path: 'own-payments-export',
  fileName: 'payments',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { records: rows } = await listPayments(ctx, actor, { ...asked, ...all }, by.language)
    return saveList(ctx, actor, by, {
      entry: { action: 'payments.export', entity: 'payments', entityId: 'own' },
      asked,
      table: { ...ownPaymentSheet(by.language), filters: ownPaymentFilters(asked, by.language), rows },
    })
  },
})

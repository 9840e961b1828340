import { exportPayments as contract } from '@seriba/contracts/payments-desk'
import type { AppContext } from '@seriba/server-kit/context'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { pageOfDesk } from './desk-payments.repository.ts'
import { deskFilter } from './index-payments.ts'
import { paymentFilters, paymentSheet } from './payment-sheet.ts'

const all = 1_000_000

/** All clients' ledger with the desk's filters, as a file. */
export const paymentExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'payments-export',
  fileName: 'payments',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { format: _, ...filter } = asked
    return saveList(ctx, actor, by, {
      entry: { action: 'payments.export', entity: 'payments' },
      asked,
      table: {
        ...paymentSheet(by.language),
        filters: await paymentFilters(ctx.db, filter, by.language),
        rows: await pageOfDesk(ctx.db, deskFilter(filter), { limit: all, offset: 0 }),
      },
    })
  },
})

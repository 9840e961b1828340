import type { Contract } from '@seriba/contracts/contract'
import * as contracts from '@seriba/contracts/webhooks'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filtersSet } from '@seriba/server-kit/sheet-head'
import { dealerOfKeys } from '../dealer-of-keys.ts'
import { listDeliveries } from './deliveries.repository.ts'
import { deliveryColumns, eventWord, webhookColumns, webhookTexts } from './webhook-sheets.ts'
import { webhookOf, webhooksOf } from './webhooks.repository.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>
type Exports<C extends Contract> = (ctx: Ctx) => ListExport<C>

/** A month's deliveries to a busy address, and no more than a spreadsheet opens quickly. */
const rowsAtMost = 50_000

/** A dealer's addresses as a file, without their secrets. */
export const webhookExport: Exports<typeof contracts.exportWebhooks> = (ctx) => ({
  contract: contracts.exportWebhooks,
  path: 'webhooks-export',
  fileName: 'webhooks',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const dealerId = await dealerOfKeys(ctx.db, actor, asked.dealerId)
    return saveList(ctx, actor, by, {
      entry: { action: 'webhooks.export', entity: 'webhooks', entityId: String(dealerId) },
      asked,
      table: {
        name: webhookTexts[by.language].title,
        columns: webhookColumns(by.language),
        filters: [],
        rows: await webhooksOf(ctx.db, dealerId),
      },
    })
  },
})

/** What was sent to an address, as a file. */
export const deliveryExport: Exports<typeof contracts.exportWebhookDeliveries> = (ctx) => ({
  contract: contracts.exportWebhookDeliveries,
  path: 'webhook-deliveries-export',
  fileName: 'webhook-deliveries',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { log, choose } = webhookTexts[by.language]
    const dealerId = await dealerOfKeys(ctx.db, actor, asked.dealerId)
    const webhook = await webhookOf(ctx.db, dealerId, asked.id)
    const { deliveries, counts } = await listDeliveries(ctx.db, dealerId, asked, rowsAtMost)
    const { which, type, days } = asked
    return saveList(ctx, actor, by, {
      entry: { action: 'webhooks.export', entity: 'webhook', entityId: String(asked.id) },
      asked,
      table: {
        name: log.title,
        columns: deliveryColumns(by.language),
        filters: filtersSet([
          [choose, webhook.name],
          [
            webhookTexts[by.language].file.state,
            which !== 'all' && webhookTexts[by.language].file.which[which],
          ],
          [log.event, type && eventWord(by.language, type)],
          [log.days, days],
        ]),
        rows: deliveries,
        total: counts[which],
      },
    })
  },
})

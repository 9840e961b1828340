import {
  useLazyExportWebhookDeliveriesQuery,
  useListWebhookDeliveriesQuery,
} from '@seriba/api/shared/webhooks'
import { deliveriesKeptDays } from '@seriba/domain/webhooks/delivery-rules'
import type { DeliveredEventType } from '@seriba/domain/webhooks/webhook-events'
import type { FileFormat } from '@seriba/forms/use-export'
import { useState } from 'react'
import { useDealer } from '../../dealer.ts'

export type LogFilter = {
  which: 'all' | 'failed' | 'waiting'
  type: DeliveredEventType | undefined
  days: number
}

/** New deliveries appear as they come in. */
const lookEveryMs = 5000

export const noFilter: LogFilter = { which: 'all', type: undefined, days: deliveriesKeptDays }

/** A page of a webhook's log, and its filters. */
export function useDeliveries(webhookId: number) {
  const [filter, setFilter] = useState(noFilter)
  const [before, setBefore] = useState<number | undefined>()
  const { type, ...narrowed } = filter
  const asked = { ...useDealer(), id: webhookId, ...narrowed, ...(type && { type }) }
  const [askLink] = useLazyExportWebhookDeliveriesQuery()
  const list = useListWebhookDeliveriesQuery(
    { ...asked, ...(before !== undefined && { before }) },
    { pollingInterval: before === undefined ? lookEveryMs : 0, skipPollingIfUnfocused: true },
  )
  return {
    list,
    filter,
    isNarrowed: filter.which !== 'all' || type !== undefined || filter.days !== noFilter.days,
    isNewest: before === undefined,
    narrow: (change: Partial<LogFilter>) => {
      setFilter({ ...filter, ...change })
      setBefore(undefined)
    },
    save: (format: FileFormat) => askLink({ ...asked, format }).unwrap(),
    older: () => setBefore(list.data?.deliveries.at(-1)?.id),
    newest: () => setBefore(undefined),
  }
}

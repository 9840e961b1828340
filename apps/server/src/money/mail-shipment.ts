import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import type { Config } from '../config.ts'
import type { Tx } from '../lib/db.ts'
import { mailClient } from './mail-client.ts'
import type { ListedPurchase } from './purchase-list.repository.ts'

type Shipped = Pick<
  ListedPurchase,
  'id' | 'client_id' | 'sku' | 'lot' | 'status' | 'export_port' | 'voyage' | 'etd' | 'eta'
>

/** Tells a client where his purchase is now, and how it travels. */
export function mailShipment(tx: Tx, purchase: Shipped, publicUrl: Config['publicUrl']) {
  const { id, client_id, sku, lot, status, export_port: exportPort, voyage, etd, eta } = purchase
  return mailClient(tx, client_id, 'shipment.email', {
    template: 'shipmentChanged',
    values: {
      car: [lot.maker, lot.model, lot.year].filter(Boolean).join(' '),
      sku,
      status: purchaseStatusName(status),
      facts: { exportPort, voyage, etd, eta },
      link: publicUrl === undefined ? null : `${publicUrl}/purchases/${id}`,
    },
  })
}

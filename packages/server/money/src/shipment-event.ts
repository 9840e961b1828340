import type { ShipmentEvent } from '@seriba/contracts/notifications'
import type { Logistics } from '@seriba/domain/money/logistics'
import { type PurchaseStatus, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Tx } from '@seriba/server-kit/db'
import { type EventAuthor, recordEvent, socketRooms } from '@seriba/server-kit/events'
import type { ListedPurchase } from './purchase-list.repository.ts'

/** What a client is told about a purchase's shipment; the rest is on the purchase's page. */
export const shipmentFieldsForClient = ['status', 'exportPort', 'voyage', 'etd', 'eta'] as const

type Changed = Partial<Logistics> & { status?: PurchaseStatus }
type Car = Pick<ListedPurchase, 'id' | 'client_id' | 'sku' | 'lot' | 'voyage' | 'etd' | 'eta'>

export const concernsClient = (changed: Changed): boolean =>
  shipmentFieldsForClient.some((name) => name in changed)

/**
 * Tells a client at once what has changed for their purchases, the same for all of them. Emails collect such changes.
 */
export async function recordShipmentEvent(tx: Tx, cars: readonly Car[], changed: Changed, by: EventAuthor) {
  const [first] = cars
  if (!first || !concernsClient(changed)) return
  const { voyage = first.voyage, etd = first.etd, eta = first.eta } = changed
  await recordEvent(tx, {
    name: 'notification',
    rooms: [socketRooms.user(first.client_id)],
    payload: {
      eventType: 'shipmentChanged',
      messageEn: titles.en(cars, changed),
      messageRu: titles.ru(cars, changed),
      detail: { purchases: cars.map(({ id, sku }) => ({ id, sku })), voyage, etd, eta },
    } satisfies ShipmentEvent,
    by,
  })
}

const vehicleOf = ({ lot }: Car) => [lot.maker, lot.model].filter(Boolean).join(' ')

const titleWith =
  ({ money, notifications }: typeof en | typeof ru) =>
  (cars: readonly Car[], { status }: Changed): string => {
    const [only, ...others] = cars
    const what =
      status === undefined
        ? notifications.toast.shipmentPlanned
        : money.purchaseStatus[purchaseStatusName(status)]
    return only && others.length === 0 ? `${vehicleOf(only)}: ${what}` : what
  }

const titles = { en: titleWith(en), ru: titleWith(ru) }

import type { OrderGearbox, OrderKind, OrderStatus } from '@seriba/domain/orders/order'
import type { Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type OrdersTable = {
  id: GeneratedAlways<number>
  client_id: number
  kind: OrderKind
  maker: string
  model: string
  year_from: number | null
  year_to: number | null
  grades: string[]
  chassis: Generated<string>
  mileage_from: number | null
  mileage_to: number | null
  gearbox: Generated<OrderGearbox>
  color: Generated<string>
  bid_type: number | null
  needed_by: Generated<string>
  budget: number
  port: string
  note: Generated<string>
  status: Generated<OrderStatus>
  created_at: InstantNow
}

export type OrderOffersTable = {
  id: GeneratedAlways<number>
  order_id: number
  lot_id: number
  offered_by: number
  offered_at: InstantNow
  declined_at: NullableInstant
  mailed_at: NullableInstant
}

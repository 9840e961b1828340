import type { OrderGearbox, OrderKind, OrderStatus } from '@seriba/domain/orders/order'
import type { Generated, GeneratedAlways } from 'kysely'
import type { InstantNow } from './columns.ts'

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

import type { ImportVerdict } from '@seriba/domain/import-rules/import-verdict'
import {
  type OrderStage,
  orderGearboxes,
  orderKinds,
  orderStages,
  orderStatuses,
} from '@seriba/domain/orders/order'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { fileFormat, id, instant, int, PageInfo, success, text, yen } from './fields.ts'

/** A vehicle that the company is asked to find (GAP10). */
export const Order = z.object({
  id: z.int(),
  kind: z.enum(orderKinds),
  maker: z.string(),
  model: z.string(),
  chassis: z.string(),
  yearFrom: z.nullable(z.int()),
  yearTo: z.nullable(z.int()),
  /** Acceptable auction grades; none means any. */
  grades: z.array(z.string()),
  /** km */
  mileageFrom: z.nullable(z.int()),
  mileageTo: z.nullable(z.int()),
  gearbox: z.enum(orderGearboxes),
  color: z.string(),
  budget: yen(),
  port: z.string(),
  bidType: z.nullable(z.int()),
  /** `2027-01` means by the end of that month; empty means any time. */
  neededBy: z.string(),
  note: z.string(),
  status: z.enum(orderStatuses),
  stage: z.enum(orderStages),
  /** Lots offered for it, and how many of them are waiting for the client's answer. */
  offered: z.int(),
  waiting: z.int(),
  /** How many of those lots the client has bought. */
  bought: z.array(z.int()),
  createdAt: instant(),
})
export type Order = z.infer<typeof Order>

const Wish = z.object({
  kind: z.enum(orderKinds),
  maker: text(60),
  model: text(80),
  chassis: z._default(text(40), ''),
  yearFrom: z.nullable(int(0, 9999)),
  yearTo: z.nullable(int(0, 9999)),
  grades: z._default(z.array(text(5)).check(z.maxLength(20)), []),
  mileageFrom: z._default(z.nullable(int(0, 10_000_000)), null),
  mileageTo: z._default(z.nullable(int(0, 10_000_000)), null),
  gearbox: z._default(z.enum(orderGearboxes), ''),
  color: z._default(text(60), ''),
  budget: z.nullable(int(0, 1_000_000_000)),
  port: text(80),
  bidType: z._default(z.nullable(int(1, 1000)), null),
  neededBy: z._default(z.string().check(z.regex(/^(2\d{3}-(0[1-9]|1[0-2]))?$/)), ''),
  note: z._default(text(2000), ''),
})

/** Tells staff what vehicle the caller is looking for. */
export const createOrder = contract({
  method: 'POST',
  path: '/order/create',
  operation: 'orders.createOrder',
  audience: 'buyer',
  input: Wish,
  output: z.object({ success: z.literal(true), order: Order }),
  errors: ['field_required', 'amount_required', 'invalid_input'],
})

/** Creates an order on behalf of a client, who will see it among their own (GAP20). */
export const createOrderFor = contract({
  method: 'POST',
  path: '/order/create-for-client',
  operation: 'orders.createOrderFor',
  audience: 'manager',
  input: z.extend(Wish, { userId: id() }),
  output: z.object({ success: z.literal(true), order: Order }),
  errors: ['field_required', 'amount_required', 'invalid_input', 'client_not_found'],
})

const names = z.object({ en: z.string(), ru: z.string() })

/**
 * Whether this kind of vehicle may be imported at a port at all: returns the ban if every upcoming lot with that name
 * and those years has one, otherwise null. If the budget is higher than may be bid for any of them, because exports to
 * that country are banned above a value, it returns that ban.
 */
export const banOfWish = contract({
  method: 'GET',
  path: '/order/ban',
  operation: 'orders.banOfWish',
  audience: 'signedIn',
  input: z.object({
    kind: z.enum(orderKinds),
    maker: text(60),
    model: text(80),
    yearFrom: z.optional(int(0, 9999)),
    yearTo: z.optional(int(0, 9999)),
    /** As typed. */
    port: text(80),
    /** The highest bid, in yen. */
    budget: z.optional(int(0, 1_000_000_000)),
    /** The client whose import regime counts, for staff who may bid for clients. */
    userId: z.optional(id()),
  }),
  output: z.object({
    ban: z.nullable(
      z.object({
        port: names,
        country: names,
        /** For the lot that is sold next, as if it were sold today. */
        verdict: z.custom<ImportVerdict>((value) => typeof value === 'object' && value !== null),
        /** How many lots were looked at. */
        lots: z.int(),
      }),
    ),
    /** Only for a budget that reaches it, and if there is no ban at every price. */
    banAbove: z.nullable(
      z.object({
        port: names,
        because: names,
        /** The highest bid for which one of the lots may still be exported, in yen. */
        bid: yen(),
        lots: z.int(),
      }),
    ),
  }),
  errors: ['client_not_found'],
})

/** Closes an order that its client no longer wants. */
export const closeOrder = contract({
  method: 'PUT',
  path: '/order/close',
  operation: 'orders.closeOrder',
  audience: 'buyer',
  input: z.object({ id: id() }),
  output: success(),
  errors: ['not_found'],
})

/** The caller's orders, newest first. */
export const myOrders = contract({
  method: 'GET',
  path: '/order/my-orders',
  operation: 'orders.myOrders',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({ orders: z.array(Order) }),
  errors: [],
})

/** Creates a link to download the caller’s orders as a file; it works for one minute and only for the caller. */
export const exportMyOrders = contract({
  method: 'GET',
  path: '/order/my-orders-export',
  operation: 'orders.exportMyOrders',
  audience: 'buyer',
  input: z.object({ format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

export const StaffOrder = z.extend(Order, {
  client: z.object({ id: z.int(), name: z.string(), company: z.nullable(z.string()) }),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const staffFilter = { status: z.optional(z.enum(orderStages)), search: z.optional(text(100)) }

/** Everyone's orders, open ones first, then newest first. */
export const listOrders = contract({
  method: 'GET',
  path: '/order/index',
  operation: 'orders.listOrders',
  audience: 'manager',
  input: z.object({
    ...staffFilter,
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 20),
  }),
  output: z.object({
    orders: z.array(StaffOrder),
    /** How many there are at each stage, regardless of the filters. */
    counts: z.object({
      new: z.int(),
      searching: z.int(),
      offered: z.int(),
      bought: z.int(),
      closed: z.int(),
    } satisfies Record<OrderStage, unknown>),
    pageInfo: PageInfo,
  }),
  errors: [],
})

/** Creates a link to download all orders of the list as a file; it works for one minute and only for the caller. */
export const exportOrders = contract({
  method: 'GET',
  path: '/order/export',
  operation: 'orders.exportOrders',
  audience: 'manager',
  input: z.object({ ...staffFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** Moves a client's order to another status. */
export const updateOrderStatus = contract({
  method: 'PUT',
  path: '/order/update-status',
  operation: 'orders.updateOrderStatus',
  audience: 'manager',
  input: z.object({ id: id(), status: z.enum(orderStatuses) }),
  output: success(),
  errors: ['not_found'],
})

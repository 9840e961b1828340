import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, dateString, fileFormat, id, int, seenVersion, text } from './fields.ts'
import { managesPurchases, readsPurchases } from './purchase-flags.ts'

/** A ship's way from port to port; days are Japanese. */
export const Voyage = z.object({
  id: z.int(),
  line: z.string(),
  ship: z.string(),
  number: z.string(),
  fromPort: z.string(),
  toPort: z.string(),
  cutOff: z.nullable(z.string()),
  etd: z.string(),
  eta: z.string(),
  /** Cars that are booked; null if nobody counts them. */
  capacity: z.nullable(z.int()),
  /** Purchases on it, and how many clients they belong to. */
  cars: z.int(),
  clients: z.int(),
  version: z.int(),
})
export type Voyage = z.infer<typeof Voyage>

const fields = {
  line: text(100),
  ship: text(100),
  number: text(30),
  fromPort: text(100),
  toPort: text(100),
  cutOff: dateString(),
  etd: dateString(),
  eta: dateString(),
  capacity: z.nullable(int(0, 100_000)),
}

/** Upcoming voyages and those at sea, by departure date; `past=1` lists those that have arrived. */
export const listVoyages = contract({
  method: 'GET',
  path: '/site/voyages',
  operation: 'voyages.listVoyages',
  audience: 'manager',
  needs: readsPurchases,
  input: z.object({ past: z._default(int(0, 1), 0) }),
  output: z.object({ voyages: z.array(Voyage), today: z.string() }),
  errors: [],
})

/** Creates a link to download the same list as a file; it works for one minute and only for the caller. */
export const exportVoyages = contract({
  method: 'GET',
  path: '/site/voyages-export',
  operation: 'voyages.exportVoyages',
  audience: 'manager',
  needs: readsPurchases,
  input: z.object({ past: z._default(int(0, 1), 0), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** Adds a voyage. */
export const createVoyage = contract({
  method: 'POST',
  path: '/site/voyages',
  operation: 'voyages.createVoyage',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object(fields),
  output: z.object({ voyage: Voyage }),
  errors: ['field_required', 'days_out_of_order', 'voyage_known'],
})

/**
 * Changes a voyage with immediate effect. New dates apply to its purchases too, and each client gets one email about
 * all their cars, unless it is saved without notifying them.
 */
export const updateVoyage = contract({
  method: 'PUT',
  path: '/site/voyages',
  operation: 'voyages.updateVoyage',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    id: id(),
    version: seenVersion(),
    ...fields,
    notify: z._default(booleanParam(), true),
    /** Included in the email. */
    reason: z._default(text(300), ''),
  }),
  output: z.object({ voyage: Voyage, moved: z.int() }),
  errors: ['not_found', 'stale', 'field_required', 'days_out_of_order', 'voyage_known', 'voyage_full'],
})

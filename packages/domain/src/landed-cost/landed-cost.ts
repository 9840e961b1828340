import { type Destination, destinationOf } from './destination.ts'
import { type Invoice, invoiceOf } from './invoice.ts'
import type { Milestone } from './milestones.ts'
import type { CostTables } from './tables.ts'
import type { Vehicle } from './vehicle.ts'

export type CostRequest = {
  vehicle: Vehicle
  hall: string
  /** Null while no port is chosen: then only the charges in Japan are known. */
  port: string | null
  /** The key of the destination's program; null if there is none. */
  programme: string | null
  /** Yen. */
  price: number
}

/** Yen; null if something that is needed is not known. */
export type LandedCost = Record<Milestone, number | null> & {
  invoice: Invoice
  destination: Destination | null
}

/**
 * What a vehicle costs at a price: what the company charges, and what is due at the destination. The same in the
 * browser and on the server, exact, and without a request while somebody types.
 */
export function landedCost(tables: CostTables, request: CostRequest): LandedCost {
  const { vehicle, programme: key } = request
  const invoice = invoiceOf(tables, request)
  const { fob, cnf, cif } = invoice
  const programme = key === null ? undefined : tables.programmes[key]
  const destination =
    programme && fob !== null && cnf !== null && cif !== null
      ? destinationOf(programme, tables, vehicle, { fob, cnf, cif })
      : null
  return {
    invoice,
    destination,
    fob,
    cnf,
    cif,
    landed: destination && cif !== null ? cif + destination.total : null,
  }
}

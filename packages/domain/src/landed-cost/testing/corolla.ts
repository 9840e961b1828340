import { estimatorOf } from '../estimate.ts'
import { type LotFacts, vehicleOfLot } from '../lot-vehicle.ts'
import { document } from './cost-document.ts'

export const corolla: LotFacts = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Corolla',
  grade: 'G',
  equipment: 'AC, PS',
  engine: 1490,
  horsePower: 109,
  steering: 'Right',
  year: 2021,
  day: '2026-11-26',
}

/** For a buyer at that port, importing it privately. */
export const estimatorAt = (port: string | null, lot: Partial<LotFacts> = {}) =>
  estimatorOf({
    document,
    vehicle: vehicleOfLot({ ...corolla, ...lot }, document),
    // Not a hall in the tables: the fallback has a route to every ship.
    hall: 'Anywhere',
    port,
    regime: 'private',
  })

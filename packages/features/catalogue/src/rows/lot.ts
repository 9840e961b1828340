import type { BikeRow, CarRow, MechRow } from '@seriba/contracts/catalogue'

/** A row of any listing. */
export type Lot = CarRow | BikeRow | MechRow

import type { MechRow } from '@seriba/contracts/catalogue'
import type { Column } from './columns.ts'
import {
  GroupCell,
  MachineCell,
  MachinePriceCell,
  MachineYearCell,
  UseCell,
  VolumeCell,
} from './machinery-cells.tsx'
import { date, lotNo, model, ownBid, photo, photos, soldOverOwnBid } from './shared-columns.ts'

type Columns = readonly Column<MechRow>[]

const vehicle: Columns = [
  { ...model, Cell: MachineCell },
  { id: 'year', head: [{ label: 'year', sort: 'year' }, { label: 'serial' }], Cell: MachineYearCell },
  { id: 'group', head: [{ label: 'group' }, { label: 'category' }], Cell: GroupCell },
  { id: 'volume', head: [{ label: 'volume' }, { label: 'gearbox' }], Cell: VolumeCell },
  {
    id: 'use',
    align: 'end',
    head: [
      { label: 'mileage', sort: 'mileage' },
      { label: 'hours', sort: 'hours' },
    ],
    Cell: UseCell,
  },
  {
    id: 'price',
    align: 'end',
    head: [{ label: 'status' }, { label: 'startPrice', sort: 'price' }],
    Cell: MachinePriceCell,
  },
]

/** Columns of the machinery pages (2§2.2); statistics name the lot after the day on which it was sold. */
export const machineryColumns: Columns = [photo, lotNo, date, ...vehicle, ownBid]

export const machineryStatsColumns: Columns = [photos, date, lotNo, ...vehicle, soldOverOwnBid]

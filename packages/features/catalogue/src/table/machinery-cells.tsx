import type { MechRow } from '@seriba/contracts/catalogue'
import { Line1, Line2 } from '@seriba/ui/Table'
import { Price, StatusBadge } from '../rows/badges.tsx'
import { ChassisNumber } from './ChassisNumber.tsx'
import type { CellProps } from './columns.ts'
import styles from './table.module.css'

type Props = CellProps<MechRow>

/** The volume joins the grade if its own column has no room. */
export const MachineCell = ({ row, context: { words } }: Props) => (
  <>
    <Line1 strong title={`${row.maker} ${row.model}`}>
      {row.maker} {row.model}
    </Line1>
    <Line2 title={row.grade || undefined}>
      {row.volume && <span data-at="narrow">{words.machinery(row.volume)}, </span>}
      {row.grade || '-'}
    </Line2>
  </>
)

export const MachineYearCell = ({ row }: Props) => (
  <>
    <Line1 className="num">{row.year ?? '-'}</Line1>
    <ChassisNumber room={13} whole={row.serial} />
  </>
)

export const GroupCell = ({ row, context: { words } }: Props) => (
  <>
    <Line1 title={words.machinery(row.group) || undefined}>{words.machinery(row.group) || '-'}</Line1>
    <Line2 title={words.machinery(row.category) || undefined}>{words.machinery(row.category) || '-'}</Line2>
  </>
)

export const VolumeCell = ({ row, context: { words } }: Props) => (
  <>
    <Line1 className="num">{words.machinery(row.volume) || '-'}</Line1>
    <Line2>{row.KPP || '-'}</Line2>
  </>
)

export const UseCell = ({ row, context: { words } }: Props) => (
  <>
    <Line1 className="num">{words.mileage(row.mileage)}</Line1>
    <Line2 className={`num ${styles.second}`}>{words.hours(row.hours)}</Line2>
  </>
)

export const MachinePriceCell = ({ row, context: { words } }: Props) => (
  <>
    <Line1 className={styles.badgeLine}>
      <StatusBadge lot={row} words={words} small />
    </Line1>
    <Line1 strong className="num">
      <Price yen={row.price} />
    </Line1>
  </>
)

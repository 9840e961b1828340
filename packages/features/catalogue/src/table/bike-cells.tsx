import type { BikeRow } from '@seriba/contracts/catalogue'
import { Line1, Line2 } from '@seriba/ui/Table'
import { LotLink } from '../rows/LotLink.tsx'
import { Rates } from '../rows/Rates.tsx'
import { ChassisNumber } from './ChassisNumber.tsx'
import type { CellProps } from './columns.ts'
import { ColorLine } from './shared-cells.tsx'

type Props = CellProps<BikeRow>

/** If there is no room for the lot number, the name links to the lot (2§2.2). */
export const SoldBikeCell = ({ row, context: { words, path } }: Props) => {
  const name = `${row.maker} ${row.model}`
  return (
    <>
      <Line1 strong title={name}>
        <span data-at="notNarrow">{name}</span>
        <LotLink data-at="narrow" path={path} lotId={row.id} aria-label={words.open(row.lotNo, name)}>
          {name}
        </LotLink>
      </Line1>
      <Line2 title={row.grade || undefined}>{row.grade || '-'}</Line2>
    </>
  )
}

export const BikeYearCell = ({ row }: Props) => (
  <>
    <Line1 className="num">{row.year ?? '-'}</Line1>
    <ChassisNumber room={13} whole={row.serial} />
  </>
)

export const BikeEngineCell = (props: Props) => (
  <>
    <Line1 className="num">{props.context.words.engine(props.row.engine)}</Line1>
    <Line2 title={props.row.color || undefined}>
      <ColorLine {...props} />
    </Line2>
  </>
)

export const RatesCell = ({ row, context: { words } }: Props) => <Rates bike={row} words={words} />

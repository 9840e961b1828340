import type { CarRow } from '@seriba/contracts/catalogue'
import { Line1, Line2 } from '@seriba/ui/Table'
import { Price } from '../rows/badges.tsx'
import { difference } from '../rows/difference.ts'
import { modelCode } from '../rows/model-code.ts'
import type { CellProps } from './columns.ts'
import { ColorLine } from './shared-cells.tsx'
import styles from './table.module.css'

type Props = CellProps<CarRow>

/** Results have little room: what is fitted stands beside the grade until there is a column for it. */
export const SoldModelCell = ({ row }: Props) => (
  <>
    <Line1 strong title={`${row.maker} ${row.model}`}>
      {row.maker} {row.model}
    </Line1>
    <Line2 title={`${row.grade} ${row.equip}`.trim() || undefined}>
      {row.grade || '-'}{' '}
      <span className={styles.codes} data-at="notWide">
        {row.equip || '-'}
      </span>
    </Line2>
  </>
)

export const YearCell = ({ row }: Props) => (
  <>
    <Line1 className="num">{row.year ?? '-'}</Line1>
    <Line2 className="code" title={row.chassis || undefined}>
      <span data-at="notWide">{modelCode(row.chassis)}</span>
      <span data-at="wide">{row.chassis || '-'}</span>
    </Line2>
  </>
)

const EngineLine = ({ row, context: { words } }: Props) => (
  <Line1 className="num">
    {words.engine(row.engine)} <span className={styles.quiet}>{row.gearbox}</span>
  </Line1>
)

export const EngineCell = (props: Props) => (
  <>
    <EngineLine {...props} />
    <Line2 className={styles.codes} data-at="notNarrow" title={props.row.equip || undefined}>
      {props.row.equip || '-'}
    </Line2>
    <Line2 className={styles.codes} data-at="narrow">
      {props.context.words.color(props.row.color)}
    </Line2>
  </>
)

export const SoldEngineCell = (props: Props) => (
  <>
    <EngineLine {...props} />
    <Line2 className={styles.codes} data-at="wide" title={props.row.equip || undefined}>
      {props.row.equip || '-'}
    </Line2>
    <Line2 data-at="notWide">
      <ColorLine {...props} />
      {props.row.steering && `, ${props.context.words.steering(props.row.steering)}`}
    </Line2>
  </>
)

export const ColorCell = (props: Props) => (
  <>
    <Line1 title={props.row.color || undefined}>
      <ColorLine {...props} />
    </Line1>
    <Line2 className={styles.underSwatch} data-at="notWide">
      {props.context.words.steering(props.row.steering)}
    </Line2>
  </>
)

export const SteeringCell = ({ row, context: { words } }: Props) => (
  <Line1 className={styles.second}>{words.steering(row.steering)}</Line1>
)

export const PriceCell = ({ row }: Props) => (
  <>
    <Line1 strong className="num">
      <Price yen={row.startPrice} />
    </Line1>
    <Line2 className={styles.sold}>
      <Price yen={row.soldPrice} />
    </Line2>
  </>
)

/** What it went for is the subject here. */
export const SoldCell = ({ row }: Props) => (
  <>
    <Line1 className={styles.second}>
      <Price yen={row.startPrice} />
    </Line1>
    <Line2 strong className={styles.result}>
      <Price yen={row.soldPrice} />
    </Line2>
  </>
)

export const AverageCell = ({ row }: Props) => (
  <Line1 className={styles.second}>
    <Price yen={row.averagePrice} />
  </Line1>
)

export const ComparedCell = ({ row }: Props) => (
  <>
    <Line1>
      <Price yen={row.averagePrice} />
    </Line1>
    <Line2 className="num">{difference(row.soldPrice, row.averagePrice) || '-'}</Line2>
  </>
)

import type { CarRow } from '@seriba/contracts/catalogue'
import { chassisCode } from '@seriba/domain/lots/chassis-code'
import { isSold } from '@seriba/domain/lots/lot-status'
import { Line1, Line2 } from '@seriba/ui/Table'
import { Price } from '../rows/badges.tsx'
import { difference } from '../rows/difference.ts'
import { ChassisNumber } from './ChassisNumber.tsx'
import type { CellProps } from './columns.ts'
import { ColorLine, StatusCell } from './shared-cells.tsx'
import styles from './table.module.css'

type Props = CellProps<CarRow>

/** The equipment is next to the grade, if there is no column for it. */
const carModelCell = (at: 'narrow' | 'notWide') =>
  function CarModelCell({ row }: Props) {
    return (
      <>
        <Line1 strong title={`${row.maker} ${row.model}`}>
          {row.maker} {row.model}
        </Line1>
        <Line2 title={`${row.grade} ${row.equip}`.trim() || undefined}>
          {row.grade || '-'}{' '}
          <span className={styles.codes} data-at={at}>
            {row.equip || '-'}
          </span>
        </Line2>
      </>
    )
  }

export const ModelCell = carModelCell('narrow')

const SoldModelLines = carModelCell('notWide')

/** Several pictures leave the least space: what has its own column elsewhere is a third line here. */
export const SoldModelCell = (props: Props) => (
  <>
    <SoldModelLines {...props} />
    <Line2 className={styles.third} data-at="narrow">
      <EngineFacts {...props} />, <ColorAndSteering {...props} />
    </Line2>
  </>
)

export const YearCell = ({ row }: Props) => (
  <>
    <Line1 className="num">{row.year ?? '-'}</Line1>
    <ChassisNumber at="notWide" room={9} whole={row.chassis} shown={chassisCode(row.chassis)} />
    <ChassisNumber at="wide" room={17} whole={row.chassis} />
  </>
)

const EngineFacts = ({ row, context: { words } }: Props) => (
  <span className="num">
    {words.engine(row.engine)} <span className={styles.quiet}>{row.gearbox}</span>
  </span>
)

const EngineLine = (props: Props) => (
  <Line1>
    <EngineFacts {...props} />
  </Line1>
)

const colorAndSteering = ({ row, context: { words } }: Props) =>
  [words.color(row.color), row.steering && words.steering(row.steering)].filter(Boolean).join(', ')

const ColorAndSteering = (props: Props) => (
  <span title={colorAndSteering(props)}>{colorAndSteering(props)}</span>
)

export const EngineCell = (props: Props) => (
  <>
    <EngineLine {...props} />
    <Line2 className={styles.codes} data-at="notNarrow" title={props.row.equip || undefined}>
      {props.row.equip || '-'}
    </Line2>
    <Line2 className={styles.codes} data-at="narrow">
      <ColorAndSteering {...props} />
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
    <Line2 className={isSold(row.status) ? styles.sold : undefined}>
      <Price yen={row.soldPrice} />
    </Line2>
  </>
)

/** The sold price is what matters here. */
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

/** The average is below the state if it has no column of its own. */
export const StatusOverAverageCell = (props: Props) => (
  <>
    <StatusCell {...props} />
    <Line2 className={styles.second} data-at="narrow">
      <Price yen={props.row.averagePrice} />
    </Line2>
  </>
)

export const ComparedCell = ({ row }: Props) => (
  <>
    <Line1>
      <Price yen={row.averagePrice} />
    </Line1>
    <Line2 className="num">{difference(row.soldPrice, row.averagePrice) || '-'}</Line2>
  </>
)

import type { TestedLot } from '@seriba/contracts/feed-sources'
import { formatEngine, formatMileage, groupThousands } from '@seriba/domain/format/number'
import { lotStatusName, lotStatusTone } from '@seriba/domain/lots/lot-status'
import { Badge } from '@seriba/ui/Badge'
import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'

type TestedLotsProps = { lots: readonly TestedLot[]; chosen: number; onChoose: (at: number) => void }

/** Ten lots as the listing would show them, each with what is missing in it. */
export function TestedLots({ lots, chosen, onChoose }: TestedLotsProps) {
  const { t } = useTranslation('feedSource')
  return (
    <div className={styles.scroll}>
      <table className={styles.lots} aria-label={t('test.title')}>
        <thead>
          <tr>
            <th scope="col">{t('test.photo')}</th>
            <Two first="lot" second="auction" />
            <Two first="model" second="grade" />
            <Two first="year" second="chassis" />
            <Two first="engine" second="gearbox" />
            <Two first="color" second="mileage" />
            <Two first="status" second="price" />
            <th scope="col">{t('test.columns.read')}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot, at) => (
            <LotRow key={lot.sourceId} lot={lot} isChosen={at === chosen} onChoose={() => onChoose(at)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Column =
  | 'lot'
  | 'auction'
  | 'model'
  | 'grade'
  | 'year'
  | 'chassis'
  | 'engine'
  | 'gearbox'
  | 'color'
  | 'mileage'
  | 'status'
  | 'price'

function Two({ first, second }: { first: Column; second: Column }) {
  const { t } = useTranslation('feedSource')
  return (
    <th scope="col">
      {t(`test.columns.${first}`)}
      <br />
      {t(`test.columns.${second}`)}
    </th>
  )
}

type LotRowProps = { lot: TestedLot; isChosen: boolean; onChoose: () => void }

function LotRow({ lot, isChosen, onChoose }: LotRowProps) {
  const { t } = useTranslation(['feedSource', 'lots', 'common'])
  const status = lotStatusName(lot.status)
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={styles.photo}>
        <Photo src={lot.image} alt="" />
      </td>
      <th scope="row">
        <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
          {lot.lotNo || '-'}
        </button>
        <small>{lot.auction}</small>
      </th>
      <td>
        <b>{`${lot.maker} ${lot.model}`}</b>
        <small>{lot.grade}</small>
      </td>
      <td>
        {lot.year ?? '-'}
        <small>{lot.chassis}</small>
      </td>
      <td>
        {formatEngine(lot.engine)}
        <small>{lot.gearbox}</small>
      </td>
      <td>
        {lot.color}
        <small>{formatMileage(lot.mileage, t('common:units.km'))}</small>
      </td>
      <td>
        <Badge tone={lotStatusTone[status]}>{t(`lots:status.${status}`)}</Badge>
        <small className="num">{`¥ ${groupThousands(lot.soldPrice || lot.startPrice)}`}</small>
      </td>
      <td>
        <Gaps lot={lot} />
      </td>
    </tr>
  )
}

function Gaps({ lot: { problem, unknown, mileage } }: { lot: TestedLot }) {
  const { t } = useTranslation('feedSource')
  if (problem !== null) return <span className={styles.bad}>{problem}</span>
  const gaps = [
    ...unknown.map(({ field, word }) => `${t(`words.fields.${field}`)}: ${word}`),
    ...(mileage === null ? [t('test.noMileage')] : []),
  ]
  if (gaps.length === 0) return <span className={styles.good}>{t('test.complete')}</span>
  return <span className={styles.gap}>{gaps.join(', ')}</span>
}

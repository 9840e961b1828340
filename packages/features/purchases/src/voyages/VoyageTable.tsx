import type { Voyage } from '@seriba/contracts/voyages'
import { formatDay } from '@seriba/domain/format/date'
import { voyageName, voyageState } from '@seriba/domain/purchases/voyage'
import { Badge } from '@seriba/ui/Badge'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './voyages.module.css'

export const tones = { booking: 'green', atSea: 'blue', arrived: 'gray' } as const

export type VoyageTableProps = {
  voyages: readonly Voyage[]
  today: string
  onOpen?: (voyage: Voyage) => void
}

export function VoyageTable({ voyages, today, onOpen }: VoyageTableProps) {
  const { t } = useTranslation('purchaseDesk')
  const heads = [
    t('voyages.shipVoyage'),
    t('voyages.line'),
    t('voyages.from'),
    t('voyages.to'),
    t('cutOff'),
    t('etd'),
    t('eta'),
    t('voyages.cars'),
    t('room'),
    t('voyages.state'),
  ]
  return (
    <div className={styles.scroll}>
      <Table rows="ledger" className={styles.table} aria-label={t('voyages.table')}>
        <colgroup>
          <col style={{ width: 190 }} />
        </colgroup>
        <thead>
          <tr>
            {heads.map((label) => (
              <HeaderCell key={label} lines={[{ label }]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {voyages.map((voyage) => {
            const name = voyageName(voyage)
            const state = voyageState(voyage, today)
            return (
              <Row key={voyage.id}>
                <Cell>
                  {onOpen ? (
                    <TextButton
                      aria-label={t('voyages.edit', { voyage: name })}
                      onClick={() => onOpen(voyage)}
                    >
                      <b>{name}</b>
                    </TextButton>
                  ) : (
                    <b>{name}</b>
                  )}
                </Cell>
                <Cell>{voyage.line}</Cell>
                <Cell>{voyage.fromPort}</Cell>
                <Cell>{voyage.toPort}</Cell>
                <Cell className="num">{voyage.cutOff ? formatDay(voyage.cutOff) : <NoValue />}</Cell>
                <Cell className="num">{formatDay(voyage.etd)}</Cell>
                <Cell className="num">{formatDay(voyage.eta)}</Cell>
                <Cell className="num">
                  <TextLink
                    aria-label={`${t('voyages.show', { voyage: name })}: ${voyage.cars}`}
                    render={(props) => <Link {...props} to={`/purchases?voyage=${voyage.id}`} />}
                  >
                    {voyage.cars}
                  </TextLink>
                </Cell>
                <Cell className="num">
                  {voyage.capacity === null ? <NoValue /> : voyage.capacity - voyage.cars}
                </Cell>
                <Cell>
                  <Badge tone={tones[state]}>{t(`voyages.states.${state}`)}</Badge>
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </Table>
    </div>
  )
}

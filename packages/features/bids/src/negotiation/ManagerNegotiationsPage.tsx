import { useLazyExportNegotiationsQuery, useListNegotiationsQuery } from '@seriba/api/shared/negotiations'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Badge } from '@seriba/ui/Badge'
import { EmptyState } from '@seriba/ui/EmptyState'
import { PageHead } from '@seriba/ui/PageHead'
import { Photo } from '@seriba/ui/Photo'
import { Cell, HeaderCell, Line1, Line2, Row, Table } from '@seriba/ui/Table'
import { CounterTabs } from '@seriba/ui/Tabs'
import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import { DeskTalks } from './DeskTalks.tsx'
import styles from './negotiation.module.css'
import { useTalksKeys } from './use-talks-keys.ts'

const states = ['open', 'client', 'seller', 'won', 'ended'] as const
const panelId = 'negotiations'
const columns = ['lot', 'answerBy', 'client', 'passedAt', 'offer', 'ask', 'apart', 'waits'] as const
const sums: readonly (typeof columns)[number][] = ['passedAt', 'offer', 'ask', 'apart']

/** Staff's talks with sellers, the first to be answered on top; one of them is worked on at the right. */
export function ManagerNegotiationsPage() {
  const { t } = useTranslation(['negotiation', 'negotiationDesk', 'bids'])
  const [query, setQuery] = useSearchParams()
  const state = states.find((known) => known === query.get('state')) ?? 'open'
  const bidId = Number(query.get('bid')) || null
  const { data } = useListNegotiationsQuery({ state }, { refetchOnMountOrArgChange: true })
  const [askLink] = useLazyExportNegotiationsQuery()
  const go = (part: { state?: string; bid?: number | null }) => {
    const next = new URLSearchParams(query)
    if (part.state) next.set('state', part.state)
    if (part.bid === null) next.delete('bid')
    else if (part.bid) next.set('bid', String(part.bid))
    setQuery(next, { replace: true })
  }
  const items = data?.items ?? []
  const at = items.findIndex((talks) => talks.bidId === bidId)
  const pick = (talks: (typeof items)[number] | undefined) => {
    if (!talks) return
    go({ bid: talks.bidId })
    // The row's button, so that Tab and readers go on from there.
    document.getElementById(`talks-${talks.bidId}`)?.focus()
  }
  useTalksKeys({
    move: (step) => pick(items[at === -1 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))]),
    open: () => pick(items[Math.max(0, at)]),
    accept: () => document.querySelector<HTMLElement>('[data-accept-talks]')?.click(),
  })
  return (
    <div className={styles.desk} data-open={bidId !== null || undefined}>
      <PageHead>
        <TopBarTitle>{t('negotiationDesk:title')}</TopBarTitle>
        <ExportMenu ask={(format) => askLink({ state, format }).unwrap()} />
      </PageHead>
      <div className={styles.list}>
        <CounterTabs
          label={t('negotiationDesk:title')}
          items={states.map((value) => ({
            value,
            label: t(`negotiationDesk:states.${value}`),
            count: data?.counts[value] ?? 0,
          }))}
          value={state}
          panelId={panelId}
          onChange={(value) => go({ state: value })}
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-label={t(`negotiationDesk:states.${state}`)}
          className={styles.scrolls}
        >
          {data?.items.length === 0 && (
            <EmptyState
              icon={Handshake}
              title={t('negotiationDesk:none')}
              text={t('negotiationDesk:noneText')}
            />
          )}
          {data && data.items.length > 0 && (
            <Table rows="bids" aria-label={t('negotiationDesk:title')}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <HeaderCell
                      key={column}
                      align={sums.includes(column) ? 'end' : 'start'}
                      lines={[{ label: t(`negotiationDesk:columns.${column}`) }]}
                    />
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.items.map((talks) => (
                  <Row key={talks.bidId} focused={talks.bidId === bidId}>
                    <Cell>
                      <span className={styles.lot}>
                        <Photo src={talks.thumbnail} alt="" />
                        <span>
                          <Line1 strong>
                            <button
                              type="button"
                              id={`talks-${talks.bidId}`}
                              className={styles.pick}
                              aria-pressed={talks.bidId === bidId}
                              onClick={() => go({ bid: talks.bidId })}
                            >
                              {talks.lotNo}
                            </button>{' '}
                            <small>{talks.auctionName}</small>
                          </Line1>
                          <Line2>{talks.name}</Line2>
                        </span>
                      </span>
                    </Cell>
                    <Cell>
                      <Line1 className="num">{formatDateTime(talks.answerBy)}</Line1>
                      <Line2>{talks.outcome === null && <TimeLeft until={talks.answerBy} />}</Line2>
                    </Cell>
                    <Cell>{talks.client}</Cell>
                    <Sum of={talks.passedAt} />
                    <Sum of={talks.offer} />
                    <Sum of={talks.ask} />
                    <Sum of={Math.max(talks.ask - (talks.offer ?? talks.bidAmount), 0)} />
                    <Cell>
                      <Badge tone={talks.outcome === null && talks.turn === 'client' ? 'blue' : 'gray'}>
                        {talks.outcome === null
                          ? t(`waits.${talks.turn}`)
                          : t(`negotiationDesk:outcome.${talks.outcome}`)}
                      </Badge>
                    </Cell>
                  </Row>
                ))}
              </tbody>
            </Table>
          )}
        </div>
      </div>
      {bidId !== null && <DeskTalks key={bidId} bidId={bidId} onClose={() => go({ bid: null })} />}
    </div>
  )
}

const Sum = ({ of }: { of: number | null }) => (
  <Cell align="end" className="num">
    {of !== null && formatMoney(of)}
  </Cell>
)

import { toApiError } from '@seriba/api/api-error'
import { useListVoyagesQuery } from '@seriba/api/manager/voyages'
import { useControl } from '@seriba/api/use-control'
import type { Voyage } from '@seriba/contracts/voyages'
import { formatDay } from '@seriba/domain/format/date'
import { voyageName, voyageState } from '@seriba/domain/purchases/voyage'
import { TopBarSlash, TopBarTitle } from '@seriba/ui/AppShell'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { KeyCap } from '@seriba/ui/KeyCap'
import { PageHead } from '@seriba/ui/PageHead'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { TextButton, TextLink } from '@seriba/ui/TextLink'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { Plus, Ship } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import styles from './voyages.module.css'

const VoyageDialog = lazy(() => import('./VoyageDialog.tsx').then((m) => ({ default: m.VoyageDialog })))

/** Ships that cars travel on. A change takes effect at once, and moves the purchases on board. */
export function VoyagesPage() {
  const { t } = useTranslation(['purchaseDesk', 'refusal', 'common'])
  const [params, setParams] = useSearchParams()
  const past = params.get('past') === '1'
  const list = useListVoyagesQuery(past ? { past: 1 } : {})
  const [opened, open] = useState<Voyage | 'new' | null>(null)
  const edits = useControl('purchaseEditor')
  useKeyActions({ KeyN: edits ? () => open('new') : undefined })
  const { voyages, today = '' } = list.data ?? {}
  const stateOf = (state: 'booking' | 'atSea') =>
    voyages?.filter((one) => voyageState(one, today) === state).length ?? 0

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>
          <TextLink className={styles.way} render={(props) => <Link {...props} to="/purchases" />}>
            {t('title')}
          </TextLink>
          <TopBarSlash />
          {t('voyages.title')}
        </TopBarTitle>
        {voyages && !past && (
          <span className={`num ${styles.quiet}`}>
            {t('voyages.count', { coming: stateOf('booking'), atSea: stateOf('atSea') })}
          </span>
        )}
      </PageHead>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('voyages.state')}
          options={[
            { value: 'current', label: t('voyages.current') },
            { value: 'past', label: t('voyages.past') },
          ]}
          value={past ? 'past' : 'current'}
          onChange={(value) => setParams(value === 'past' ? { past: '1' } : {})}
        />
        {edits && (
          <Button variant="primary" icon={Plus} onClick={() => open('new')}>
            {t('voyages.add')} <KeyCap aria-hidden>N</KeyCap>
          </Button>
        )}
      </div>
      {list.isError && (
        <ErrorState
          title={t('voyages.failed')}
          text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!voyages && !list.isError && <Skeleton height={240} faint />}
      {voyages?.length === 0 && (
        <EmptyState
          icon={Ship}
          title={t('voyages.none')}
          text={t(past ? 'voyages.nonePast' : 'voyages.noneText')}
          action={!past && edits && <Button onClick={() => open('new')}>{t('voyages.add')}</Button>}
        />
      )}
      {voyages && voyages.length > 0 && (
        <VoyageTable voyages={voyages} today={today} {...(edits && { onOpen: open })} />
      )}
      <p className={styles.foot}>
        {t('voyages.dates')} {t('voyages.atOnce')}
      </p>
      <Suspense>
        {opened && <VoyageDialog voyage={opened === 'new' ? null : opened} onClose={() => open(null)} />}
      </Suspense>
    </div>
  )
}

const tones = { booking: 'green', atSea: 'blue', arrived: 'gray' } as const

type VoyageTableProps = { voyages: readonly Voyage[]; today: string; onOpen?: (voyage: Voyage) => void }

function VoyageTable({ voyages, today, onOpen }: VoyageTableProps) {
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

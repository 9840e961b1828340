import { toApiError } from '@seriba/api/api-error'
import { useLazyExportVoyagesQuery, useListVoyagesQuery } from '@seriba/api/manager/voyages'
import { useControl } from '@seriba/api/use-control'
import type { Voyage } from '@seriba/contracts/voyages'
import { voyageState } from '@seriba/domain/purchases/voyage'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { TopBarSlash, TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { KeyCap } from '@seriba/ui/KeyCap'
import { PageHead } from '@seriba/ui/PageHead'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { Plus, Ship } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { VoyageCards } from './VoyageCards.tsx'
import { VoyageTable } from './VoyageTable.tsx'
import styles from './voyages.module.css'

const VoyageDialog = lazy(() => import('./VoyageDialog.tsx').then((m) => ({ default: m.VoyageDialog })))

/** Ships that transport cars. A change takes effect right away, and moves the purchases on board. */
export function VoyagesPage() {
  const { t } = useTranslation(['purchaseDesk', 'refusal', 'common'])
  const [params, setParams] = useSearchParams()
  const past = params.get('past') === '1'
  const list = useListVoyagesQuery(past ? { past: 1 } : {})
  const [askLink] = useLazyExportVoyagesQuery()
  const [opened, open] = useState<Voyage | 'new' | null>(null)
  const edits = useControl('purchaseEditor')
  useKeyActions({ KeyN: edits ? () => open('new') : undefined })
  const { voyages, today = '' } = list.data ?? {}
  const wide = useWide()
  const List = wide ? VoyageTable : VoyageCards
  const stateOf = (state: 'booking' | 'atSea') =>
    voyages?.filter((one) => voyageState(one, today) === state).length ?? 0

  const count = voyages && !past && (
    <span className={`num-words ${styles.quiet}`}>
      {t('voyages.count', { coming: stateOf('booking'), atSea: stateOf('atSea') })}
    </span>
  )

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
        {wide && count}
      </PageHead>
      <div className={styles.bar}>
        <SegmentedControl
          label={t('voyages.state')}
          size={wide ? 'md' : 'touch'}
          options={[
            { value: 'current', label: t('voyages.current') },
            { value: 'past', label: t('voyages.past') },
          ]}
          value={past ? 'past' : 'current'}
          onChange={(value) => setParams(value === 'past' ? { past: '1' } : {})}
        />
        <span className={styles.tools}>
          <ExportButtons ask={(format) => askLink({ past: past ? 1 : 0, format }).unwrap()} />
          {edits && (
            <Button variant="primary" size={wide ? 'md' : 'touch'} icon={Plus} onClick={() => open('new')}>
              {t('voyages.add')} {wide && <KeyCap aria-hidden>N</KeyCap>}
            </Button>
          )}
        </span>
        {!wide && count}
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
          action={
            !past &&
            edits && (
              <Button size={wide ? 'md' : 'touch'} onClick={() => open('new')}>
                {t('voyages.add')}
              </Button>
            )
          }
        />
      )}
      {voyages && voyages.length > 0 && (
        <List voyages={voyages} today={today} {...(edits && { onOpen: open })} />
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

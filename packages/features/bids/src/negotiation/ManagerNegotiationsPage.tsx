import { toApiError } from '@seriba/api/api-error'
import { useLazyExportNegotiationsQuery, useListNegotiationsQuery } from '@seriba/api/shared/negotiations'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { useCloseOnBack } from '@seriba/ui/close-on-back'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { Skeleton } from '@seriba/ui/Skeleton'
import { CounterTabs } from '@seriba/ui/Tabs'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import styles from './desk-negotiations.module.css'
import { NegotiationCards } from './NegotiationCards.tsx'
import { NegotiationFilters } from './NegotiationFilters.tsx'
import { NegotiationHints } from './NegotiationHints.tsx'
import { NegotiationMarks } from './NegotiationMarks.tsx'
import { NegotiationPanel } from './NegotiationPanel.tsx'
import { NegotiationTable } from './NegotiationTable.tsx'
import { useNegotiationKeys } from './use-negotiation-keys.ts'
import { negotiationFilters, tabStates, useNegotiationsQuery } from './use-negotiations-query.ts'

const lookEveryMs = 60_000
const panelId = 'negotiations'

/** Staff's negotiations with sellers, those due first on top; the selected one is open on the right. */
export function ManagerNegotiationsPage({ chat }: WithChatSlot) {
  const { t } = useTranslation(['negotiationDesk', 'common', 'refusal'])
  const { state, bidId, chosen, asked, go } = useNegotiationsQuery()
  const { data, error, isFetching, refetch } = useListNegotiationsQuery(asked, {
    refetchOnMountOrArgChange: true,
    // More of them become due within the hour as time passes.
    pollingInterval: lookEveryMs,
    skipPollingIfUnfocused: true,
  })
  const [askLink] = useLazyExportNegotiationsQuery()
  const items = data?.items ?? []
  const isFiltered = Object.keys(chosen).length > 0
  const at = items.findIndex((negotiation) => negotiation.bidId === bidId)
  const pick = (negotiation: (typeof items)[number] | undefined) => {
    if (!negotiation) return
    go({ bid: negotiation.bidId })
    // The row's button, so that Tab and screen readers continue from there.
    document.getElementById(`negotiation-${negotiation.bidId}`)?.focus()
  }
  const wide = useWide()
  // The browser's Back button returns to the list if list and panel are separate screens.
  useCloseOnBack(!wide && bidId !== null, () => go({ bid: null }))
  const List = wide ? NegotiationTable : NegotiationCards
  useNegotiationKeys({
    move: (step) => pick(items[at === -1 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))]),
    open: () => pick(items[Math.max(0, at)]),
  })
  return (
    <div className={styles.desk} data-open={bidId !== null || undefined}>
      <PageHead>
        <TextLink className={styles.back} render={(props) => <Link {...props} to="/bid-manager" />}>
          {t('toBids')}
        </TextLink>
        <span aria-hidden className={styles.back}>
          /
        </span>
        <TopBarTitle>{t('title')}</TopBarTitle>
        <ExportMenu ask={(format) => askLink({ ...asked, format }).unwrap()} />
      </PageHead>
      <div className={styles.list}>
        <div className={styles.top}>
          <CounterTabs
            label={t('title')}
            items={tabStates.map((value) => ({
              value,
              label: t(`states.${value}`),
              count: data && (data.counts[value] ?? 0),
            }))}
            value={tabStates.find((tab) => tab === state) ?? 'open'}
            panelId={panelId}
            onChange={(value) => go({ state: value })}
          />
          <NegotiationMarks counts={data?.counts} state={state} onChange={(mark) => go({ state: mark })} />
        </div>
        <NegotiationFilters
          options={data?.options}
          chosen={chosen}
          onChoose={(filter, value) => go({ [filter]: value })}
        />
        <div id={panelId} role="tabpanel" aria-label={t(`states.${state}`)} className={styles.scrolls}>
          {data?.items.length === 0 && (
            <EmptyState
              icon={Handshake}
              title={t(isFiltered ? 'noneChosen' : 'none')}
              text={isFiltered ? undefined : t('noneText')}
              action={
                isFiltered && (
                  <Button
                    onClick={() => go(Object.fromEntries(negotiationFilters.map((filter) => [filter, null])))}
                  >
                    {t('common:actions.resetFilter')}
                  </Button>
                )
              }
            />
          )}
          {!data && error && (
            <ErrorState
              title={t('failed')}
              text={t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
              retryLabel={t('common:actions.retry')}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && (
            <div role="status" aria-busy aria-label={t('common:loading')} className={styles.loading}>
              <Skeleton height={48} />
              <Skeleton height={48} faint />
            </div>
          )}
          {items.length > 0 && <List items={items} bidId={bidId} onPick={(picked) => go({ bid: picked })} />}
        </div>
      </div>
      {bidId !== null && (
        <NegotiationPanel key={bidId} bidId={bidId} chat={chat} onClose={() => go({ bid: null })} />
      )}
      <NegotiationHints open={data?.counts.open} />
    </div>
  )
}

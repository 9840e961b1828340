import { toApiError } from '@seriba/api/api-error'
import { useAboutBidQuery } from '@seriba/api/manager/negotiations'
import { useViewNegotiationQuery } from '@seriba/api/shared/negotiations'
import { ErrorState } from '@seriba/ui/ErrorState'
import { IconButton } from '@seriba/ui/IconButton'
import { LotBadge } from '@seriba/ui/LotBadge'
import { Spinner } from '@seriba/ui/Spinner'
import { Tabs } from '@seriba/ui/Tabs'
import { X } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import { ChatPartner } from '../user-popover/UserName.tsx'
import styles from './desk-negotiations.module.css'
import { HallCalls, hallCalls } from './HallCalls.tsx'
import { NegotiationPrices } from './NegotiationPrices.tsx'

type Tab = 'prices' | 'chat' | 'calls'
const panelId = 'negotiation-part'

type NegotiationPanelProps = WithChatSlot & { bidId: number; onClose: () => void }

/** One bid's negotiation at the desk: the log with the next step, the client's chat, and the calls to the hall. */
export function NegotiationPanel({ bidId, onClose, chat }: NegotiationPanelProps) {
  const { t } = useTranslation(['negotiationDesk', 'common', 'refusal'])
  const [tab, setTab] = useState<Tab>('prices')
  const viewed = useViewNegotiationQuery({ bidId }, { refetchOnMountOrArgChange: true })
  const { data } = viewed
  const unread = data ? null : toApiError(viewed.error)
  // Before the negotiation begins, the bid that it would be about.
  const isToBegin = unread?.status === 404
  const { data: begun } = useAboutBidQuery({ bidId }, { skip: !isToBegin })
  const bid = data ?? begun
  const items: { value: Tab; label: ReactNode; count?: number }[] = [
    { value: 'prices', label: t('tabs.prices') },
    ...(chat
      ? [
          {
            value: 'chat' as const,
            label: <span data-negotiation="chat">{t('keys.chat')}</span>,
            ...(data && data.messages > 0 && { count: data.messages }),
          },
        ]
      : []),
    ...(data ? [{ value: 'calls' as const, label: t('tabs.calls'), count: hallCalls(data).length }] : []),
  ]
  return (
    <aside
      className={styles.bay}
      aria-label={t('negotiation')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented)
          document.getElementById(`negotiation-${bidId}`)?.focus()
      }}
    >
      <div className={styles.bayHead}>
        {bid ? <LotBadge>{bid.lotNo}</LotBadge> : <b>{t('negotiation')}</b>}
        <b className="wraps">{bid?.name}</b>
        {data?.outcome === null && <TimeLeft until={data.answerBy} />}
        <IconButton icon={X} size="sm" label={t('common:actions.close')} onClick={onClose} />
      </div>
      {bid && (
        <Tabs
          className={styles.tabs}
          label={t('negotiation')}
          items={items}
          value={tab}
          onChange={setTab}
          panelId={panelId}
        />
      )}
      {viewed.isLoading && <Spinner size={24} label={t('common:loading')} />}
      {unread && !isToBegin && (
        <ErrorState
          title={t('negotiationFailed')}
          text={t(`refusal:${unread.code}`)}
          retryLabel={t('common:actions.retry')}
          retrying={viewed.isFetching}
          onRetry={() => void viewed.refetch()}
        />
      )}
      {bid && (
        <div id={panelId} role="tabpanel" aria-label={t('negotiation')}>
          {tab === 'prices' && <NegotiationPrices negotiation={data} begun={begun} />}
          {tab === 'calls' && data && <HallCalls negotiation={data} />}
          {tab === 'chat' && (
            <Suspense fallback={<Spinner size={24} label={t('common:loading')} />}>
              {chat?.({
                bidId,
                isPart: true,
                onClose: () => setTab('prices'),
                partner: (user) => <ChatPartner user={user} />,
              })}
            </Suspense>
          )}
        </div>
      )}
    </aside>
  )
}

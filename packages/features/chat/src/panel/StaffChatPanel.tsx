import { Tabs } from '@seriba/ui/Tabs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ChatPanel.module.css'
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx'

const BidHistory = lazy(() =>
  import('../history/BidHistory.tsx').then((module) => ({ default: module.BidHistory })),
)

/** For staff, who also see what happened to the bid; another bid begins with its chat again. */
export function StaffChatPanel(props: ChatPanelProps) {
  return (
    <ChatPanel {...props}>
      {(conversation) => (
        <ChatTabs key={props.bidId} bidId={props.bidId}>
          {conversation}
        </ChatTabs>
      )}
    </ChatPanel>
  )
}

const panelId = 'chat-tab'

function ChatTabs({ bidId, children }: { bidId: number; children: ReactNode }) {
  const { t } = useTranslation('chat')
  const [tab, setTab] = useState<'chat' | 'history'>('chat')
  return (
    <>
      <Tabs
        className={styles.tabs}
        label={t('title')}
        items={[
          { value: 'chat', label: t('chat') },
          { value: 'history', label: t('history.title') },
        ]}
        value={tab}
        onChange={setTab}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tab === 'chat' ? t('chat') : t('history.title')}
        className={styles.panel}
      >
        {tab === 'chat' ? (
          children
        ) : (
          <Suspense>
            <BidHistory bidId={bidId} />
          </Suspense>
        )}
      </div>
    </>
  )
}

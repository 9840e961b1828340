import { Tabs } from '@seriba/ui/Tabs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ChatPanel.module.css'
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx'

const BidHistory = lazy(() =>
  import('../history/BidHistory.tsx').then((module) => ({ default: module.BidHistory })),
)

type Tab = 'chat' | 'lot' | 'history'

type StaffChatPanelProps = ChatPanelProps & {
  /** What a page of bids puts next to the chat; it then says which tab is open. */
  bay?:
    | {
        tab: Tab
        onTab: (tab: Tab) => void
        lot: { label: string; count: number | undefined; content: ReactNode }
      }
    | undefined
}

/** For staff, who also see the bid's history; another bid begins with its chat again. */
export function StaffChatPanel({ bay, ...props }: StaffChatPanelProps) {
  if (props.isPart) return <ChatPanel {...props} />
  return (
    <ChatPanel {...props}>
      {(conversation) => (
        <ChatTabs key={props.bidId} bidId={props.bidId} bay={bay}>
          {conversation}
        </ChatTabs>
      )}
    </ChatPanel>
  )
}

const panelId = 'chat-tab'

type ChatTabsProps = Pick<StaffChatPanelProps, 'bidId' | 'bay'> & { children: ReactNode }

function ChatTabs({ bidId, bay, children }: ChatTabsProps) {
  const { t } = useTranslation('chat')
  const [own, setOwn] = useState<Tab>('chat')
  const tab = bay?.tab ?? own
  const items: { value: Tab; label: string; count?: number | undefined }[] = [
    { value: 'chat', label: t('chat') },
    ...(bay ? [{ value: 'lot' as const, label: bay.lot.label, count: bay.lot.count }] : []),
    { value: 'history', label: t('history.title') },
  ]
  return (
    <>
      <Tabs
        className={styles.tabs}
        label={t('title')}
        items={items}
        value={tab}
        onChange={bay?.onTab ?? setOwn}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={items.find(({ value }) => value === tab)?.label}
        className={styles.panel}
      >
        {tab === 'chat' && children}
        {tab === 'lot' && bay?.lot.content}
        {tab === 'history' && (
          <Suspense>
            <BidHistory bidId={bidId} />
          </Suspense>
        )}
      </div>
    </>
  )
}

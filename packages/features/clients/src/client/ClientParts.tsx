import type { ClientView } from '@seriba/contracts/client-view'
import { groupThousands } from '@seriba/domain/format/number'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Tabs } from '@seriba/ui/Tabs'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useWide } from '@seriba/ui/use-wide'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { LimitsDialog } from '../limits/LimitsDialog.tsx'
import { BalanceStrip } from './BalanceStrip.tsx'
import { ClientHead } from './ClientHead.tsx'
import styles from './ClientPage.module.css'
import { ClientPart } from './ClientPart.tsx'
import type { ClientSlots } from './client-slots.ts'
import { type ClientTab, countOf, tabOf, tabsOf } from './client-tabs.ts'

const RecordDialog = lazy(() =>
  import('../record/RecordDialog.tsx').then((module) => ({ default: module.RecordDialog })),
)

/** A client's page once the client has loaded: figures on top, and below them one part, which the address names. */
export function ClientParts({ client, slots }: { client: ClientView; slots: ClientSlots }) {
  const { t } = useTranslation('clients')
  const wide = useWide()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const [limiting, setLimiting] = useState(false)
  const [recording, setRecording] = useState(false)
  const panelId = useId()
  const tabs = tabsOf(client)
  const tab = tabOf(params.get('tab'), tabs)
  const { detail, balanceInfo } = client
  const open = (next: ClientTab) => setParams(next === 'overview' ? {} : { tab: next }, { state })
  useKeyActions(Object.fromEntries(tabs.map((name, at) => [`Digit${at + 1}`, () => open(name)])))
  return (
    <div className={styles.page}>
      <ClientHead client={client} />
      <BalanceStrip client={client} onEdit={() => setLimiting(true)} onRecord={() => setRecording(true)} />
      <Tabs
        className={styles.tabs}
        label={t('tabs.label')}
        panelId={panelId}
        items={tabs.map((value, at) => {
          const count = countOf(value, client)
          return {
            value,
            label: t(`tabs.${value}`),
            count: (
              <>
                {count ? groupThousands(count) : ''} {wide && <KeyCap aria-hidden>{at + 1}</KeyCap>}
              </>
            ),
          }
        })}
        value={tab}
        onChange={open}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`tabs.${tab}`)}>
        <Suspense fallback={<Skeleton height={320} faint />}>
          <ClientPart tab={tab} client={client} slots={slots} />
        </Suspense>
      </div>
      {limiting && (
        <LimitsDialog
          client={{ userId: detail.userId, fullName: detail.fullName, balanceInfo }}
          onClose={() => setLimiting(false)}
        />
      )}
      <Suspense>{recording && <RecordDialog client={client} onClose={() => setRecording(false)} />}</Suspense>
    </div>
  )
}

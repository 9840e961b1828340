import type { ClientView } from '@seriba/contracts/clients'
import { Tabs } from '@seriba/ui/Tabs'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AccessPart } from '../access/AccessPart.tsx'
import { HistoryPart } from '../history/HistoryPart.tsx'
import { LimitsDialog } from '../limits/LimitsDialog.tsx'
import { ClientProfile } from '../profile/ClientProfile.tsx'
import { BalanceStrip } from './BalanceStrip.tsx'
import { ClientHead } from './ClientHead.tsx'
import styles from './ClientPage.module.css'
import type { ClientSlots } from './ClientPage.tsx'
import { CreditSum } from './CreditSum.tsx'

const parts = ['overview', 'access', 'history'] as const
type Part = (typeof parts)[number]

/** A client's page once he is known: figures on top, and below them one part, which the address names. */
export function ClientParts({ client, slots }: { client: ClientView; slots: ClientSlots }) {
  const { t } = useTranslation('clients')
  const [params, setParams] = useSearchParams()
  const [limiting, setLimiting] = useState(false)
  const panelId = useId()
  const part: Part = parts.find((name) => name === params.get('tab')) ?? 'overview'
  const { detail, balanceInfo } = client
  const { userId } = detail
  const overrides = Object.keys(client.overrides).length
  return (
    <div className={styles.page}>
      <ClientHead detail={detail} />
      <BalanceStrip client={client} onEdit={() => setLimiting(true)} />
      <Tabs
        className={styles.tabs}
        label={t('tabs.label')}
        panelId={panelId}
        items={parts.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          count: value === 'access' && overrides > 0 ? overrides : undefined,
        }))}
        value={part}
        onChange={(tab) => setParams(tab === 'overview' ? {} : { tab })}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`tabs.${part}`)}>
        {part === 'overview' && (
          <div className={styles.columns}>
            <div className={styles.main}>
              <CreditSum balance={balanceInfo} />
              {slots.bids({ userId, ...client.bids })}
            </div>
            <ClientProfile detail={detail} />
          </div>
        )}
        {part === 'access' && <AccessPart client={client} security={slots.security?.({ userId })} />}
        {part === 'history' && <HistoryPart userId={userId} />}
      </div>
      {limiting && (
        <LimitsDialog
          client={{ userId, fullName: detail.fullName, balanceInfo }}
          onClose={() => setLimiting(false)}
        />
      )}
    </div>
  )
}

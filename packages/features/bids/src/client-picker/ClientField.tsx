import { useUserInfoQuery } from '@seriba/api/shared/user'
import { Avatar } from '@seriba/ui/Avatar'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Figures } from '../bid-panel/Figures.tsx'
import { ClientSearchBox } from './ClientSearchBox.tsx'
import styles from './client-picker.module.css'

export type ChosenClient = { userId: number; name: string }

type ClientFieldProps = {
  client: ChosenClient | null
  onChoose: (client: ChosenClient | null) => void
  error?: string | undefined
  touch: boolean
  /** Yen they may bid on this lot, or on any lot until that is known. */
  maximum?: number | undefined
}

/** The client a manager bids for: a search, or the chosen client with what they may spend. */
export function ClientField({ client, onChoose, error, touch, maximum }: ClientFieldProps) {
  return client ? (
    <Chosen client={client} maximum={maximum} onChange={() => onChoose(null)} />
  ) : (
    <ClientSearchBox
      error={error}
      touch={touch}
      onChoose={({ value, name }) => onChoose({ userId: value, name })}
    />
  )
}

type ChosenProps = { client: ChosenClient; maximum: number | undefined; onChange: () => void }

function Chosen({ client, maximum, onChange }: ChosenProps) {
  const { t } = useTranslation('bids')
  const { currentData: data, isError } = useUserInfoQuery({ id: client.userId })
  const name = data?.detail.fullName ?? client.name
  const balance = data?.balanceInfo
  const allowed = maximum ?? balance?.bidAllow

  return (
    <div className={styles.chosen}>
      <p className={styles.label}>{t('client.label')}</p>
      <div className={styles.who}>
        <Avatar name={name} />
        <span className={styles.names}>
          <b className="truncate">{name}</b>
          <span className="num truncate">
            {[client.userId, data?.detail.company].filter(Boolean).join(', ')}
          </span>
        </span>
        <IconButton icon={X} size="xs" label={t('client.change')} onClick={onChange} />
      </div>
      {/* Their space is reserved before they load: what is below must not move away from under a click. */}
      {!isError && (
        <Figures
          small
          lines={[
            { label: t('client.balance'), amount: balance?.balance, alarming: (balance?.balance ?? 0) < 0 },
            { label: t('client.creditLimit'), amount: balance?.creditLimit },
            { label: t('panel.maximum'), amount: allowed, alarming: allowed === 0 },
          ]}
        />
      )}
    </div>
  )
}

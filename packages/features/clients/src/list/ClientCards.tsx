import type { ClientRow } from '@seriba/contracts/clients'
import { formatBalance } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { TextLink } from '@seriba/ui/TextLink'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Around } from '../client/neighbours.ts'
import { LimitsDialog } from '../limits/LimitsDialog.tsx'
import { DeletionMark } from '../shared/DeletionMark.tsx'
import { RoleBadge } from '../shared/RoleBadge.tsx'
import { useCountryName } from '../shared/use-country.ts'
import styles from './ClientCards.module.css'
import { HeldBar } from './HeldBar.tsx'
import { LastLogin } from './LastLogin.tsx'
import { aroundOf, type ClientListProps, clientElementId } from './list-props.ts'

/** Clients if there is no room for a table. */
export function ClientCards({ clients, limited, onLimit }: ClientListProps) {
  const around = aroundOf(clients)
  const open = clients.find(({ userId }) => userId === limited)
  return (
    <>
      <ul className={styles.list}>
        {clients.map((client) => (
          <ClientCard
            key={client.userId}
            client={client}
            around={around}
            onLimit={() => onLimit(client.userId)}
          />
        ))}
      </ul>
      {open && <LimitsDialog client={open} onClose={() => onLimit(null)} />}
    </>
  )
}

type ClientCardProps = { client: ClientRow; around: Around; onLimit: () => void }

function ClientCard({ client, around, onLimit }: ClientCardProps) {
  const { t } = useTranslation('clients')
  const country = useCountryName()(client.countryId)
  const { userId, fullName, balanceInfo } = client
  const where = [String(userId), client.company, country].filter(Boolean).join(', ')
  const limit = formatBalance(balanceInfo.creditLimit)
  const figures = [
    [t('client.balance'), formatBalance(balanceInfo.balance), balanceInfo.balance < 0],
    [t('client.creditLimit'), limit, false],
    [t('list.maximum'), formatBalance(balanceInfo.bidAllow), false],
    [t('list.live'), balanceInfo.activeBidsCount, false],
  ] as const
  return (
    <li id={clientElementId(userId)} className={styles.card}>
      <div className={styles.head}>
        <TextLink
          className={styles.name}
          render={(props) => <Link {...props} data-client to={`/clients/${userId}`} state={around} />}
        >
          {fullName}
        </TextLink>
        <RoleBadge roleId={client.roleId} />
      </div>
      <p className={styles.where}>{where}</p>
      {client.deletionAsked && (
        <p>
          <DeletionMark asked={client.deletionAsked} />
        </p>
      )}
      <dl className={styles.figures}>
        {figures.map(([label, value, owes]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num" data-owes={owes || undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <HeldBar balance={balanceInfo} />
      <div className={styles.foot}>
        <span className="num">
          <LastLogin at={client.lastLogin} />
          {client.twoStep && `, ${t('list.twoStep')}`}
        </span>
        <Button
          size="touch"
          icon={SlidersHorizontal}
          aria-label={t('list.limitsOf', { name: fullName, limit })}
          onClick={onLimit}
        >
          {t('list.limits')}
        </Button>
      </div>
    </li>
  )
}

import { useCountryListQuery } from '@seriba/api/public/site'
import { useControl } from '@seriba/api/use-control'
import type { BidUser } from '@seriba/contracts/bid-lists'
import { type RoleName, roleIds } from '@seriba/domain/access/roles'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Avatar } from '@seriba/ui/Avatar'
import { Badge } from '@seriba/ui/Badge'
import { NoValue } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './UserPopover.module.css'

const isRole = (level: string): level is RoleName => level in roleIds

/** The bidder: whatever the viewer may know about them (3§2.4). */
export function UserFacts({ user }: { user: BidUser }) {
  const { t } = useTranslation(['bids', 'roles'])
  const { data: countries } = useCountryListQuery()
  const country = countries?.countryList.find(({ value }) => value === user.country)?.label
  const level = user.userLevel
  const mayOpen = useControl('clientPage')
  const facts = [
    [t('user.company'), user.company || <NoValue />],
    [t('user.country'), country ?? <NoValue />],
    [t('user.registered'), formatDate(user.createdAt)],
    [t('user.lastLogin'), formatDateTime(user.lastLogin)],
    [t('user.balance'), formatBalance(user.balance)],
    [t('user.creditLimit'), formatBalance(user.creditLimit)],
  ] as const

  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <Avatar name={user.name} />
        <p>
          <b>{user.name}</b>
          <span className="num">
            {t('user.id', { id: user.clientId })}
            {user.carDealer && `, ${t('user.dealer', { name: user.carDealer })}`}
          </span>
        </p>
        {level && <Badge tone="blue">{isRole(level) ? t(`roles:${level}`) : level}</Badge>}
      </div>
      <dl className="num">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-negative={(label === t('user.balance') && user.balance < 0) || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {mayOpen && (
        <p className={styles.more}>
          <TextLink render={(props) => <Link {...props} to={`/clients/${user.jasClientId}`} />}>
            {t('user.open')}
          </TextLink>
        </p>
      )}
      {user.note && (
        <p className={styles.note} title={user.note}>
          {user.note}
        </p>
      )}
    </div>
  )
}

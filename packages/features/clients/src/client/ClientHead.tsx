import type { ClientView } from '@seriba/contracts/clients'
import { Avatar } from '@seriba/ui/Avatar'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import { RoleBadge } from '../shared/RoleBadge.tsx'
import { useCountryName } from '../shared/use-country.ts'
import styles from './ClientPage.module.css'

type Detail = ClientView['detail']

/** Name, kind of account, and where he is. */
export function ClientHead({ detail }: { detail: Detail }) {
  const { t } = useTranslation('clients')
  const country = useCountryName()(detail.countryId)
  const where = [String(detail.userId), detail.company, detail.city, country].filter(Boolean).join(', ')
  return (
    <header className={styles.head}>
      <Avatar name={detail.fullName} className={styles.avatar} />
      <div className={styles.who}>
        <div className={styles.name}>
          <h2>{detail.fullName}</h2>
          <RoleBadge roleId={detail.roleId} />
          <Badge tone={detail.biddingAllowed ? 'green' : 'red'}>
            {detail.biddingAllowed ? t('client.biddingAllowed') : t('client.biddingRefused')}
          </Badge>
        </div>
        <p className={styles.quiet}>
          {where}
          {detail.manager && `. ${t('client.managerIs', { name: detail.manager })}`}
        </p>
      </div>
    </header>
  )
}

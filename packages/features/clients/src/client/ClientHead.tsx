import type { ClientView } from '@seriba/contracts/client-view'
import { formatRecent } from '@seriba/domain/format/date'
import { Avatar } from '@seriba/ui/Avatar'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import { DeletionMark } from '../shared/DeletionMark.tsx'
import { RoleBadge } from '../shared/RoleBadge.tsx'
import { useCountryName } from '../shared/use-country.ts'
import { ClientActions } from './ClientActions.tsx'
import styles from './ClientPage.module.css'

/** Name, kind of account, location and activity; and the actions for the client. */
export function ClientHead({ client }: { client: ClientView }) {
  const { t } = useTranslation('clients')
  const { detail, online, lastBid, deletion } = client
  const country = useCountryName()(detail.countryId)
  const where = [String(detail.userId), detail.company, detail.city, country].filter(Boolean).join(', ')
  const doing = [
    online ? t('client.online') : null,
    lastBid
      ? t(online ? 'client.lastBid' : 'client.lastBidAlone', { at: formatRecent(lastBid, new Date()) })
      : null,
  ].filter(Boolean)
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
          {deletion.asked && <DeletionMark asked={deletion.asked} />}
        </div>
        <p className={styles.quiet}>
          {where}
          {detail.manager && `. ${t('client.managerIs', { name: detail.manager })}`}
          {doing.length > 0 && `. ${doing.join(', ')}`}
        </p>
      </div>
      <ClientActions detail={detail} />
    </header>
  )
}

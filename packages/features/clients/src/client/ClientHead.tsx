import { useCountryListQuery } from '@seriba/api/site'
import type { ClientView } from '@seriba/contracts/clients'
import { roleName } from '@seriba/domain/access/roles'
import { Avatar } from '@seriba/ui/Avatar'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import styles from './ClientPage.module.css'

type Detail = ClientView['detail']

/** The country's name, once the list of countries is there. */
export function useCountry(countryId: number): string | undefined {
  const { data } = useCountryListQuery()
  return data?.countryList.find(({ value }) => value === countryId)?.label
}

/** Name, kind of account, and where he is. */
export function ClientHead({ detail }: { detail: Detail }) {
  const { t } = useTranslation(['clients', 'roles'])
  const country = useCountry(detail.countryId)
  const role = roleName(detail.roleId)
  const where = [String(detail.userId), detail.company, detail.city, country].filter(Boolean).join(', ')
  return (
    <header className={styles.head}>
      <Avatar name={detail.fullName} className={styles.avatar} />
      <div className={styles.who}>
        <div className={styles.name}>
          <h2>{detail.fullName}</h2>
          {role && <Badge>{t(`roles:${role}`)}</Badge>}
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

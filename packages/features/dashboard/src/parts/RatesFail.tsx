import { serverNow } from '@seriba/api/server-clock'
import { formatRecent } from '@seriba/domain/format/date'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Since when exchange rates have not been read: meanwhile the last ones get older. */
export function RatesFail({ since }: { since: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <Note tone="orange">
      {t('staff.ratesFail', { at: formatRecent(since, serverNow()) })}{' '}
      <TextLink render={(props) => <Link {...props} to="/company/rates" />}>
        {t('staff.ratesFailLink')}
      </TextLink>
    </Note>
  )
}

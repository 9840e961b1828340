import { serverNow } from '@seriba/api/server-clock'
import type { LateFeed } from '@seriba/contracts/dashboard'
import { formatRecent } from '@seriba/domain/format/date'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Which feeds are overdue, and since when. */
export function LateFeeds({ feeds }: { feeds: readonly LateFeed[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <Note tone="red">
      {feeds.map(({ id, name, everyMinutes: count, lastAt }) => (
        <p key={id}>
          {lastAt === null
            ? t('staff.feedNever', { name, count })
            : t('staff.feedLate', { name, count, at: formatRecent(lastAt, serverNow()) })}{' '}
          <TextLink
            aria-label={t('staff.feedLinkOf', { name })}
            render={(props) => <Link {...props} to={`/feeds?feed=${id}`} />}
          >
            {t('staff.feedLink')}
          </TextLink>
        </p>
      ))}
    </Note>
  )
}

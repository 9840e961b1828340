import { useListPullsQuery, useStartPullMutation, useViewSourceQuery } from '@seriba/api/manager/feed-sources'
import type { Feed } from '@seriba/contracts/feeds'
import { useMessage } from '@seriba/forms/use-message'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { BookType, Download, Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PullLine } from './PullLine.tsx'
import styles from './pulls.module.css'

/** How far a source has been read, part by part, with buttons to start and stop it. */
export function PullProgress({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feedSource')
  const { data } = useListPullsQuery({ id: feed.id })
  const source = useViewSourceQuery({ id: feed.id })
  const [start, starting] = useStartPullMutation()
  const { fail } = useMessage()
  const mayRead = source.data?.settings.mayKeepCopy === true
  const unknown = data?.unknownWords ?? 0
  return (
    <section className={styles.pulls} aria-label={t('pull.title')}>
      <header className={styles.bar}>
        <h3>{t('pull.title')}</h3>
        <Button
          size="sm"
          icon={Download}
          busy={starting.isLoading}
          disabled={!mayRead || feed.paused}
          onClick={() => void start({ id: feed.id }).unwrap().catch(fail)}
        >
          {t('pull.start')}
        </Button>
        <LinkButton
          size="sm"
          icon={Settings2}
          render={(props) => <Link to={`/feeds/source?feed=${feed.id}`} {...props} />}
        >
          {t('pull.settings')}
        </LinkButton>
        <LinkButton
          size="sm"
          icon={BookType}
          render={(props) => <Link to={`/feeds/words?feed=${feed.id}`} {...props} />}
        >
          {unknown > 0 ? t('pull.unknown', { count: unknown }) : t('pull.words')}
        </LinkButton>
      </header>
      {source.data && !mayRead && <Note tone="orange">{t('pull.notAllowed')}</Note>}
      <ul>
        {data?.pulls.map((pull) => (
          <PullLine key={pull.part} feedId={feed.id} pull={pull} />
        ))}
      </ul>
    </section>
  )
}

import { ignoredFilters } from '@seriba/domain/lots/ignored-filters'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import styles from '../listing/listing.module.css'

/** A value, which may be anything. */
const shown = 40

/** What the address asks for and no lot can have: it is ignored, and the user is told so. */
export function IgnoredFilters() {
  const { t } = useTranslation('filters')
  const [query, setQuery] = useSearchParams()
  const ignored = useMemo(() => ignoredFilters(query), [query])
  if (ignored.length === 0) return null
  const clear = () =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        for (const { key, value } of ignored) next.delete(key, value)
        return next
      },
      { replace: true },
    )
  return (
    <Note tone="orange" role="status" className={styles.note}>
      <span className={styles.noteText}>
        {t('ignored.title')}{' '}
        {ignored.map(({ name, value }) => `${t(`tags.${name}`)} ${value.slice(0, shown)}`).join(', ')}
      </span>
      <Button size="sm" icon={X} onClick={clear}>
        {t('ignored.clear')}
      </Button>
    </Note>
  )
}

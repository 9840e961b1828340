import { savedSearches } from '@seriba/domain/searches/saved-search'
import { Note } from '@seriba/ui/Note'
import { Switch } from '@seriba/ui/Switch'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

type SaveSearchFormProps = {
  id: string
  title: string
  onTitle: (title: string) => void
  daily: boolean
  onDaily: (daily: boolean) => void
  onSubmit: () => void
  count: number
  limit: number
  /** Why the last attempt was refused. */
  failure: string | null
  onViewAll: (() => void) | undefined
}

/** Selected for overwriting. */
const select = (input: HTMLInputElement | null) => input?.select()

export function SaveSearchForm(props: SaveSearchFormProps) {
  const { id, title, onTitle, daily, onDaily, onSubmit, count, limit, failure, onViewAll } = props
  const { t } = useTranslation('searches')
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {failure && (
        <Note tone="red" role="alert">
          {t('save.failed', { reason: failure })}{' '}
          {onViewAll && (
            <button type="button" className={styles.textButton} onClick={onViewAll}>
              {t('saved.viewAll')}
            </button>
          )}
        </Note>
      )}
      <TextField
        ref={select}
        autoFocus
        label={t('save.name')}
        size="lg"
        maxLength={savedSearches.title}
        value={title}
        onChange={({ target }) => onTitle(target.value)}
      />
      <Switch spread checked={daily} onChange={({ target }) => onDaily(target.checked)}>
        <b className={styles.switchName}>{t('save.daily')}</b>
        <span className={styles.hint}>{t('save.dailyHint')}</span>
      </Switch>
      <p className={styles.hint}>{t('save.count', { count, limit })}</p>
    </form>
  )
}

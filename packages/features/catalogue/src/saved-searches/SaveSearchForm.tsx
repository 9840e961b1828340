import type { saveSearch } from '@seriba/contracts/searches'
import { savedSearches } from '@seriba/domain/searches/saved-search'
import type { useContractForm } from '@seriba/forms/use-contract-form'
import { Note } from '@seriba/ui/Note'
import { Switch } from '@seriba/ui/Switch'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

export type SearchValues = {
  /** Null until the user types: the suggestion follows the filters. */
  title: string | null
  dailyEmail: boolean
}

type SaveSearchFormProps = {
  id: string
  form: ReturnType<typeof useContractForm<typeof saveSearch, SearchValues>>
  suggested: string
  count: number
  limit: number
  onViewAll: (() => void) | undefined
}

/** Selected, ready to be overwritten. */
const select = (input: HTMLInputElement | null) => input?.select()

export function SaveSearchForm(props: SaveSearchFormProps) {
  const { id, form, suggested, count, limit, onViewAll } = props
  const { t } = useTranslation('searches')
  return (
    <form {...form.props} id={id} className={styles.form}>
      {form.failure && (
        <Note tone="red" role="alert">
          {t('save.failed', { reason: form.failure })}{' '}
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
        {...form.text('title')}
        value={form.values.title ?? suggested}
      />
      <Switch spread {...form.checkbox('dailyEmail')}>
        <b className={styles.switchName}>{t('save.daily')}</b>
        <span className={styles.hint}>{t('save.dailyHint')}</span>
      </Switch>
      <p className={styles.hint}>{t('save.count', { count, limit })}</p>
    </form>
  )
}

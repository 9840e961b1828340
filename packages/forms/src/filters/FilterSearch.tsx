import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { useWide } from '@seriba/ui/use-wide'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'

type FilterSearchProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  /** The key that leads to it is shown; false if that leads elsewhere. */
  hasKey?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Searches for what is typed once Enter is pressed; the address may also change without it, as with the Back button.
 */
export function FilterSearch({ label, value, onSearch, hasKey = true, ref }: FilterSearchProps) {
  const { t } = useTranslation('common')
  const wide = useWide()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <SearchField
      ref={ref}
      className={styles.search}
      size={wide ? 'md' : 'touch'}
      label={label}
      placeholder={label}
      clearLabel={t('actions.clear')}
      hint={wide && hasKey && <KeyCap aria-hidden>/</KeyCap>}
      maxLength={100}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        if (text === '' && value !== '') onSearch('')
      }}
      onSubmit={(text) => onSearch(text.trim())}
    />
  )
}

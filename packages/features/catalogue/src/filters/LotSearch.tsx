import type { Filters } from '@seriba/domain/lots/filters'
import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import { useSlashKey } from './use-slash-key.ts'

type LotSearchProps = {
  filters: Filters
  onApply: (filters: Filters) => void
  size?: 'sm' | 'touch'
  className?: string | undefined
}

/** Quick search by lot numbers. Enter applies; what cannot be read only warns (2§5.1). */
export function LotSearch({ filters, onApply, size = 'sm', className }: LotSearchProps) {
  const { t } = useTranslation('catalogue')
  const warningId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [applied, setApplied] = useState(filters.lotNo)
  const [text, setText] = useState(filters.lotNo)
  const [warned, setWarned] = useState(false)
  useSlashKey(input)

  if (applied !== filters.lotNo) {
    setApplied(filters.lotNo)
    setText(filters.lotNo)
    setWarned(false)
  }

  const change = (next: string) => {
    setText(next)
    setWarned(false)
    // Emptying the field takes an applied search off; typing waits for Enter.
    if (next === '' && filters.lotNo) onApply({ ...filters, lotNo: '' })
  }
  const submit = (typed: string) => {
    const lotNo = typed.trim()
    if (!lotNo) return
    if (parseLotNumbers(lotNo)) onApply({ ...filters, lotNo })
    else setWarned(true)
  }

  return (
    <search className={`${styles.lotSearch} ${className ?? ''}`}>
      <SearchField
        ref={input}
        label={t('filters.lotNoLabel')}
        clearLabel={t('filters.clearAll')}
        placeholder={t('filters.lotNoPlaceholder')}
        scope={<span className={styles.scope}>{t('filters.lotNo')}</span>}
        hint={size === 'sm' && <KeyCap aria-hidden>/</KeyCap>}
        size={size}
        value={text}
        onChange={change}
        onSubmit={submit}
        inputMode="text"
        aria-invalid={warned || undefined}
        aria-describedby={warned ? warningId : undefined}
        aria-keyshortcuts="/"
      />
      {warned && (
        <p role="alert" id={warningId} className={styles.warning}>
          {t('filters.lotNoInvalid')}
        </p>
      )}
    </search>
  )
}

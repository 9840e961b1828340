import { parseLotNumbers } from '@seriba/domain/lots/listing'
import { SearchField } from '@seriba/ui/SearchField'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDelayed } from '../shared/use-delayed.ts'
import styles from './bid-filters.module.css'
import type { FilterDraft } from './use-filter-draft.ts'

export const searchDelayMs = 700

type LotNoSearchProps = {
  draft: FilterDraft
  ref?: Ref<HTMLInputElement> | undefined
  hint?: ReactNode
  touch?: boolean
}

/** Lot numbers and ranges; searched for shortly after one stops typing, or with Enter. */
export function LotNoSearch({ draft, ref, hint, touch }: LotNoSearchProps) {
  const { t } = useTranslation(['bids', 'common'])
  const { lotNo } = draft.filters
  const [typed, setTyped] = useState(lotNo)
  const [wrong, setWrong] = useState(false)
  const { call, flush } = useDelayed((text: string) => {
    const empty = text.trim() === ''
    const fits = empty || parseLotNumbers(text) !== null
    setWrong(!fits)
    if (fits) draft.setNow({ lotNo: empty ? '' : text.trim() })
  }, searchDelayMs)

  useEffect(() => setTyped(lotNo), [lotNo])

  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
    call(text)
    if (text === '') flush()
  }
  return (
    <div className={styles.lotNo}>
      <SearchField
        ref={ref}
        size={touch ? 'touch' : 'sm'}
        label={t('filters.lotNo')}
        placeholder={t('filters.lotNoExample')}
        clearLabel={t('common:actions.clear')}
        aria-invalid={wrong || undefined}
        value={typed}
        onChange={type}
        onSubmit={() => flush()}
        hint={hint}
      />
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {t('filters.lotNoInvalid')}
        </p>
      )}
    </div>
  )
}

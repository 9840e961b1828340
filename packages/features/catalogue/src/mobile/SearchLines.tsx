import { Icon } from '@seriba/ui/Icon'
import { TextField } from '@seriba/ui/TextField'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FilterFieldsProps } from '../filters/filter-fields.ts'
import { RangeFilter } from '../filters/RangeFilter.tsx'
import styles from './mobile.module.css'
import { linesOf, type Screen } from './screens.ts'
import { useScreenWords } from './use-screen-words.ts'

type SearchLinesProps = FilterFieldsProps & { onOpen: (screen: Screen) => void }

/** A line for each filter with its choices; most open a screen of their own. */
export function SearchLines({ pageType, draft, onChange, offered, onOpen }: SearchLinesProps) {
  const { t } = useTranslation('filters')
  const words = useScreenWords()
  const bounds = offered.metadata?.bounds ?? {}
  return linesOf(pageType).map((line) => {
    if ('range' in line) {
      const { range } = line
      return (
        <div key={range} className={styles.rangeLine}>
          <RangeFilter
            pageType={pageType}
            name={range}
            size="touch"
            value={draft[range]}
            bounds={bounds[range]}
            onChange={onChange}
          />
        </div>
      )
    }
    if ('equipment' in line) {
      return (
        <div key="equipment" className={styles.rangeLine}>
          <TextField
            label={t('names.equipment')}
            size="touch"
            autoComplete="off"
            maxLength={200}
            placeholder={t('equipmentPlaceholder')}
            value={draft.equipment}
            onChange={(event) => onChange({ equipment: event.target.value })}
          />
        </div>
      )
    }
    const chosen = words.chosen(line.screen, draft)
    return (
      <button
        key={line.screen}
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        onClick={() => onOpen(line.screen)}
      >
        <span className={styles.lineText}>
          {words.title(line.screen)} {chosen && <small>{chosen}</small>}
        </span>
        <Icon icon={ChevronRight} />
      </button>
    )
  })
}

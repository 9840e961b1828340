import { Icon } from '@seriba/ui/Icon'
import { X } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import type { Patch } from './use-filter-draft.ts'

type EquipmentFilterProps = { value: string; onChange: Patch }

/** Words that must all be among the equipment. They are applied on Enter; removing them is applied right away. */
export const EquipmentFilter = memo(function EquipmentFilter({ value, onChange }: EquipmentFilterProps) {
  const { t } = useTranslation(['filters', 'common'])
  const [seen, setSeen] = useState(value)
  const [text, setText] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setText(value)
  }
  const change = (typed: string) => {
    setText(typed)
    if (typed.trim() === '' && value !== '') onChange({ equipment: '' }, 'now')
  }
  return (
    <label className={styles.equipment}>
      <span className={styles.equipmentLabel}>{t('names.equipment')}</span>
      <input
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={t('equipmentPlaceholder')}
        value={text}
        onChange={(event) => change(event.target.value)}
        // The Search button includes what is typed here.
        onBlur={() => text.trim() !== value && onChange({ equipment: text.trim() }, 'never')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (text.trim()) onChange({ equipment: text.trim() }, 'now')
        }}
      />
      {text && (
        <button
          type="button"
          className={styles.equipmentClear}
          aria-label={`${t('common:actions.clear')}: ${t('names.equipment')}`}
          onClick={() => change('')}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </label>
  )
})

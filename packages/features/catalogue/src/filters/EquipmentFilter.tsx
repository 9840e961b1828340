import { Icon } from '@seriba/ui/Icon'
import { X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import type { Patch } from './use-filter-draft.ts'

type EquipmentFilterProps = { value: string; applied: string; onChange: Patch }

/** Words that must all be among the equipment. They wait for Enter; taking them all away does not. */
export const EquipmentFilter = memo(function EquipmentFilter({
  value,
  applied,
  onChange,
}: EquipmentFilterProps) {
  const { t } = useTranslation(['filters', 'common'])
  const change = (text: string) =>
    onChange({ equipment: text }, text.trim() === '' && applied !== '' ? 'now' : 'never')
  return (
    <label className={styles.equipment}>
      <span className={styles.equipmentLabel}>{t('names.equipment')}</span>
      <input
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={t('equipmentPlaceholder')}
        value={value}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (value.trim()) onChange({ equipment: value.trim() }, 'now')
        }}
      />
      {value && (
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

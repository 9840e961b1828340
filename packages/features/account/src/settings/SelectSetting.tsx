import { type Choice, Select } from '@seriba/ui/Select'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'

type SelectSettingProps<Value extends string> = {
  label: string
  /** The text below the label. */
  children?: ReactNode
  options: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  busy: boolean
  /** The last choice could not be saved. */
  failed: boolean
  /** Names of places are longer than codes. */
  wide?: boolean
}

/** A setting that is chosen from a list. */
export function SelectSetting<Value extends string>({
  label,
  children,
  options,
  value,
  onChange,
  busy,
  failed,
  wide = false,
}: SelectSettingProps<Value>) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.row}>
      <div aria-hidden>
        <p className={styles.name}>{label}</p>
        {children}
      </div>
      <Select
        className={wide ? styles.place : styles.choice}
        label={label}
        labelHidden
        disabled={busy}
        error={failed ? t('failed.notChanged') : undefined}
        options={options}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

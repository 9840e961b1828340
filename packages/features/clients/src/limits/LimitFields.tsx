import { formatBalance } from '@seriba/domain/format/number'
import { AmountField } from '@seriba/ui/AmountField'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './limits.module.css'
import { type LimitsForm, limitNames } from './use-limits-form.ts'

type LimitFieldsProps = {
  form: LimitsForm
  /** Heights 28 and 32 px. */
  size: 'sm' | 'md'
}

/** The three limits and the reason, for a table row and for a dialog. */
export function LimitFields({ form, size }: LimitFieldsProps) {
  const { t } = useTranslation('clients')
  return (
    <>
      {limitNames.map((name) => (
        <AmountField
          key={name}
          zero
          className={styles[name]}
          label={t(`client.${name}`)}
          size={size}
          unit={name === 'creditLimit' ? '¥' : ''}
          // The form is opened for typing.
          autoFocus={name === 'creditLimit'}
          maxLength={16}
          help={form.theirs(name)}
          {...form.field(name)}
        />
      ))}
      <TextField
        className={styles.reason}
        label={t('limits.reason')}
        size={size}
        maxLength={300}
        {...form.text('reason')}
      />
    </>
  )
}

/** The highest bid now, and after the change. */
export function MaximumChange({ form }: { form: LimitsForm }) {
  const { t } = useTranslation('clients')
  const { before, after } = form.maximum
  return (
    <p className={`num-words ${styles.maximum}`} aria-live="polite">
      {t('limits.maximum')} {formatBalance(before)}
      {after !== before && (
        <>
          {' → '}
          <b>{formatBalance(after)}</b>
        </>
      )}
    </p>
  )
}

import type { Step } from '@seriba/domain/landed-cost/tables'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { AmountFields } from '../amounts/AmountFields.tsx'
import { ConditionFields } from '../amounts/ConditionFields.tsx'
import { Figure } from '../amounts/Figure.tsx'
import { basesFor } from '../amounts/kinds.ts'
import styles from './destinations.module.css'
import type { StepRowProps } from './step-props.ts'

type StepFormProps = Pick<StepRowProps, 'at' | 'steps' | 'currencies' | 'onMove' | 'onRemove'> & {
  step: Step
  /** Its name can still be chosen: no other version knows it. */
  isNew: boolean
  onChange: (next: Step) => void
}

export function StepForm({ at, steps, step, isNew, currencies, onChange, onMove, onRemove }: StepFormProps) {
  const { t } = useTranslation('costTables')
  const { label = { en: '', ru: '' } } = step
  const set = (change: Partial<Step>) => onChange({ ...step, ...change })
  const setOrDrop = <Name extends 'min' | 'max' | 'when' | 'recoverable'>(
    name: Name,
    value: Step[Name] | null,
  ) => {
    const { [name]: _, ...rest } = step
    onChange((value === null || value === undefined ? rest : { ...rest, [name]: value }) as Step)
  }
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <TextField
          label={t('labelEn')}
          size="sm"
          maxLength={80}
          value={label.en}
          onChange={({ target }) => set({ label: { ...label, en: target.value } })}
        />
        <TextField
          label={t('labelRu')}
          size="sm"
          lang="ru"
          maxLength={80}
          value={label.ru}
          onChange={({ target }) => set({ label: { ...label, ru: target.value } })}
        />
        {isNew && (
          <TextField
            label={t('stepName')}
            help={t('stepNameHelp')}
            size="sm"
            maxLength={40}
            value={step.id}
            onChange={({ target }) => set({ id: target.value.replace(/\W/g, '') })}
          />
        )}
      </div>
      <AmountFields
        amount={step.amount}
        bases={basesFor(steps, at)}
        currencies={currencies}
        onChange={(amount) => set({ amount })}
      />
      <div className={styles.fields}>
        <Figure
          label={t('atLeast')}
          value={step.min ?? ''}
          onChange={(min) => setOrDrop('min', min === '' ? null : min)}
        />
        <Figure
          label={t('atMost')}
          value={step.max ?? ''}
          onChange={(max) => setOrDrop('max', max === '' ? null : max)}
        />
        <Checkbox
          checked={step.recoverable ?? false}
          onChange={({ target }) => setOrDrop('recoverable', target.checked || null)}
        >
          {t('recoverable')}
        </Checkbox>
      </div>
      <details open={step.when !== undefined}>
        <summary>{t('onlyWhenTitle')}</summary>
        <ConditionFields when={step.when ?? {}} onChange={(when) => setOrDrop('when', when ?? null)} />
      </details>
      <div className={styles.actions}>
        <Button size="sm" disabled={at === 0} onClick={() => onMove?.(-1)}>
          {t('moveUp')}
        </Button>
        <Button size="sm" disabled={at === steps.length - 1} onClick={() => onMove?.(1)}>
          {t('moveDown')}
        </Button>
        <Button size="sm" variant="danger" onClick={() => onRemove?.()}>
          {t('removeStep')}
        </Button>
      </div>
    </div>
  )
}

import { type Condition, fuels } from '@seriba/domain/landed-cost/tables'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import styles from './amounts.module.css'
import { bounds } from './kinds.ts'
import { WholeField } from './WholeField.tsx'

type ConditionFieldsProps = { when: Condition; onChange: (when: Condition | undefined) => void }

const any = '-'

/** The vehicles to which a step applies; all named conditions must hold. */
export function ConditionFields({ when, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('costTables')
  const set = <Name extends keyof Condition>(name: Name, value: Condition[Name] | null) => {
    const { [name]: _, ...rest } = when
    const next = value === null ? rest : { ...rest, [name]: value }
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  const toggleFuel = (fuel: (typeof fuels)[number], on: boolean) => {
    const kept = (when.fuel ?? []).filter((one) => one !== fuel)
    const next = on ? [...kept, fuel] : kept
    set('fuel', next.length > 0 ? next : null)
  }
  return (
    <div className={styles.condition}>
      {bounds.map((name) => (
        <WholeField
          key={name}
          label={t(`boundLabel.${name}`)}
          value={when[name] ?? null}
          onChange={(value) => set(name, value)}
        />
      ))}
      <Select
        label={t('madeIn')}
        size="sm"
        options={[
          { value: any, label: t('anywhere') },
          { value: 'yes', label: t('madeInJapan') },
          { value: 'no', label: t('madeElsewhere') },
        ]}
        value={when.originJapan === undefined ? any : when.originJapan ? 'yes' : 'no'}
        onChange={(value) => set('originJapan', value === any ? null : value === 'yes')}
      />
      <Select
        label={t('steering.label')}
        size="sm"
        options={[
          { value: any, label: t('steering.any') },
          { value: 'left', label: t('steering.left') },
          { value: 'right', label: t('steering.right') },
        ]}
        value={when.steering ?? any}
        onChange={(value) => set('steering', value === any ? null : (value as 'left' | 'right'))}
      />
      <fieldset className={styles.bases}>
        <legend>{t('fuel.label')}</legend>
        {fuels.map((fuel) => (
          <Checkbox
            key={fuel}
            checked={when.fuel?.includes(fuel) ?? false}
            onChange={({ target }) => toggleFuel(fuel, target.checked)}
          >
            {t(`fuel.${fuel}`)}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  )
}

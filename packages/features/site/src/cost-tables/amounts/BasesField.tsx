import type { Base } from '@seriba/domain/landed-cost/tables'
import { Checkbox } from '@seriba/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import styles from './amounts.module.css'
import { nameOf } from './kinds.ts'

type BasesFieldProps = {
  of: readonly Base[]
  bases: readonly string[]
  onChange: (of: readonly Base[]) => void
}

/** What a share is based on; a base that counts in part, such as half of the freight, keeps its part. */
export function BasesField({ of, bases, onChange }: BasesFieldProps) {
  const { t } = useTranslation('costTables')
  const chosen = of.map(nameOf)
  // A base in use that comes later is shown, too, so that it can be removed.
  const offered = [...bases, ...chosen.filter((name) => !bases.includes(name))]
  const toggle = (name: string, on: boolean) => {
    const kept = of.filter((base) => nameOf(base) !== name)
    onChange(on ? [...kept, name] : kept)
  }
  return (
    <fieldset className={styles.bases}>
      <legend>{t('amount.of')}</legend>
      {offered.map((name) => {
        const part = of.find((base) => typeof base !== 'string' && base.of === name)
        return (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          >
            {part && typeof part !== 'string' ? t('amount.times', { times: part.times, of: name }) : name}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

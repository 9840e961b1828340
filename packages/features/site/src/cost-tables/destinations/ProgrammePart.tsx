import type { Programme } from '@seriba/domain/landed-cost/tables'
import { Button } from '@seriba/ui/Button'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StepConflict } from '../conflicts/StepConflict.tsx'
import styles from './destinations.module.css'
import { StepRow } from './StepRow.tsx'
import { useSteps } from './use-steps.ts'

type ProgrammePartProps = {
  /** Its key: the country, and the kind of importer. */
  name: string
  programme: Programme
  published: Programme | undefined
  currencies: readonly string[]
  onChange: ((next: Programme) => void) | null
}

/** The steps for one kind of importer: a step may use those above it. */
export function ProgrammePart({ name, programme, published, currencies, onChange }: ProgrammePartProps) {
  const { t } = useTranslation('costTables')
  const { steps, currency, customsValue } = programme
  const rows = useSteps(steps, onChange && ((next) => onChange({ ...programme, steps: next })))
  const regime = name.split('/')[1]
  return (
    <div className={styles.programme}>
      <p className={styles.facts}>
        {regime && <b>{t(`regime.${regime === 'trader' ? 'trader' : 'private'}`)}</b>}
        <span>{t('inCurrency', { currency })}</span>
        <span>{t(`customsValue.${customsValue === 'max(REF,CIF)' ? 'higher' : customsValue}`)}</span>
      </p>
      <ol ref={rows.list} className={styles.steps}>
        {steps.map((step, at) => (
          <StepRow
            key={rows.keyAt(at)}
            row={rows.keyAt(at)}
            at={at}
            steps={steps}
            published={published}
            currency={currency}
            currencies={currencies}
            note={<StepConflict programme={name} step={step} steps={steps} currency={currency} />}
            isOpen={rows.isOpen(at)}
            onOpen={() => rows.toggle(at)}
            onMove={rows.move && ((by) => rows.move?.(at, by))}
            onChange={rows.change && ((next) => rows.change?.(at, next))}
            onRemove={rows.remove && (() => rows.remove?.(at))}
          />
        ))}
      </ol>
      {rows.add && (
        <Button size="sm" variant="ghost" icon={Plus} onClick={rows.add}>
          {t('addStep')}
        </Button>
      )}
    </div>
  )
}

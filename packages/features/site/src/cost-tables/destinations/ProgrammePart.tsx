import type { Programme, Step } from '@seriba/domain/landed-cost/tables'
import { Button } from '@seriba/ui/Button'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newAmount } from '../amounts/kinds.ts'
import styles from './destinations.module.css'
import { StepRow } from './StepRow.tsx'

type ProgrammePartProps = {
  /** Its key: the country, and whose it is. */
  name: string
  programme: Programme
  published: Programme | undefined
  currencies: readonly string[]
  onChange: ((next: Programme) => void) | null
}

/** The steps of somebody who imports: a step may use those above it. */
export function ProgrammePart({ name, programme, published, currencies, onChange }: ProgrammePartProps) {
  const { t } = useTranslation('costTables')
  const [opened, setOpened] = useState<number | null>(null)
  const { steps, currency, customsValue } = programme
  const regime = name.split('/')[1]
  const setSteps = (next: readonly Step[]) => onChange?.({ ...programme, steps: next })
  const move = (at: number, by: number) => {
    const to = at + by
    const moved = steps[at]
    if (!onChange || !moved || to < 0 || to >= steps.length) return
    setSteps(steps.toSpliced(at, 1).toSpliced(to, 0, moved))
    setOpened((now) => (now === at ? to : now))
  }
  const add = () => {
    setSteps([...steps, { id: freeName(steps), label: { en: '', ru: '' }, amount: newAmount('percent') }])
    setOpened(steps.length)
  }
  return (
    <div className={styles.programme}>
      <p className={styles.facts}>
        {regime && <b>{t(`regime.${regime === 'trader' ? 'trader' : 'private'}`)}</b>}
        <span>{t('inCurrency', { currency })}</span>
        <span>{t(`customsValue.${customsValue === 'max(REF,CIF)' ? 'higher' : customsValue}`)}</span>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          // Of steps with one id one applies, so a place is what a row is known by.
          <StepRow
            key={`${at} ${step.id}`}
            at={at}
            steps={steps}
            published={published}
            currency={currency}
            currencies={currencies}
            isOpen={opened === at}
            onOpen={() => setOpened(opened === at ? null : at)}
            onMove={onChange && ((by) => move(at, by))}
            onChange={onChange && ((next) => setSteps(steps.with(at, next)))}
            onRemove={
              onChange &&
              (() => {
                setSteps(steps.toSpliced(at, 1))
                setOpened(null)
              })
            }
          />
        ))}
      </ol>
      {onChange && (
        <Button size="sm" variant="ghost" icon={Plus} onClick={add}>
          {t('addStep')}
        </Button>
      )}
    </div>
  )
}

function freeName(steps: readonly Step[]): string {
  const taken = new Set(steps.map(({ id }) => id))
  let number = steps.length + 1
  while (taken.has(`step${number}`)) number++
  return `step${number}`
}

import type { CostDocument, TestCase } from '@seriba/domain/landed-cost/cost-document'
import { samplesOf } from '@seriba/domain/landed-cost/sample-cars'
import { casesOf, sumsInYen } from '@seriba/domain/landed-cost/test-cases'
import { Button } from '@seriba/ui/Button'
import { Select } from '@seriba/ui/Select'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './destinations.module.css'

type AddTestCaseProps = {
  document: CostDocument
  code: string
  today: string
  onAdd: (added: TestCase) => void
}

/** A sample car at a port with its current cost: from then on, it must have that cost. */
export function AddTestCase({ document, code, today, onAdd }: AddTestCaseProps) {
  const { t } = useTranslation('costTables')
  const samples = samplesOf(document)
  const ports = Object.keys(document.tables.ports).filter(
    (name) => document.tables.ports[name]?.country === code,
  )
  const [chosen, setChosen] = useState('0')
  const [at, setAt] = useState(ports[0] ?? null)
  const car = samples[Number(chosen)] ?? samples[0]
  if (car === undefined || at === null) return <p>{t('cases.noPort')}</p>
  const add = () => {
    const taken = new Set(casesOf(document).map(({ id }) => id))
    const name = `${car.maker} ${car.model} ${at}`
    let id = name
    for (let next = 2; taken.has(id); next++) id = `${name} ${next}`
    onAdd({ id, car, port: at, day: today, expected: sumsInYen(document, car, { port: at, day: today }) })
  }
  return (
    <div className={styles.fields}>
      <Select
        label={t('cases.sample')}
        size="sm"
        options={samples.map(({ maker, model }, index) => ({
          value: String(index),
          label: `${maker} ${model}`,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Select
        label={t('port')}
        size="sm"
        options={ports.map((value) => ({ value, label: value }))}
        value={at}
        onChange={setAt}
      />
      <Button size="sm" icon={Plus} onClick={add}>
        {t('cases.add')}
      </Button>
    </div>
  )
}

import type { CostDocument, SampleCar } from '@seriba/domain/landed-cost/cost-document'
import { samplesOf } from '@seriba/domain/landed-cost/sample-cars'
import { AddButton } from '@seriba/ui/AddButton'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WholeField } from './amounts/WholeField.tsx'
import styles from './cost-tables.module.css'

type SampleCarsProps = { document: CostDocument; onChange: (next: CostDocument) => void }

const mostCars = 10
const figures = ['engine', 'horsePower', 'age', 'price'] as const
const newCar: SampleCar = { maker: '', model: '', engine: 1500, horsePower: 100, age: 5, price: 500_000 }

/** The cars in the preview: the company's own, stored with its tables. */
export function SampleCars({ document, onChange }: SampleCarsProps) {
  const { t } = useTranslation('costTables')
  const [isOpen, setOpen] = useState(false)
  const cars = samplesOf(document)
  const set = (samples: readonly SampleCar[]) =>
    onChange({ ...document, staff: { ...document.staff, samples } })
  const setCar = (at: number, change: Partial<SampleCar>) =>
    set(cars.map((car, place) => (place === at ? { ...car, ...change } : car)))
  return (
    <div className={styles.part}>
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('sample.change')}
      </Button>
      {isOpen && (
        <>
          {cars.map((car, at) => (
            // Otherwise the typed text would be its key.
            <fieldset key={at} className={styles.sample} aria-label={t('sample.car', { number: at + 1 })}>
              {(['maker', 'model'] as const).map((name) => (
                <TextField
                  key={name}
                  label={<span className={styles.cell}>{t(`sample.${name}`)}</span>}
                  size="sm"
                  maxLength={100}
                  value={car[name]}
                  onChange={({ target }) => setCar(at, { [name]: target.value })}
                />
              ))}
              {figures.map((name) => (
                <WholeField
                  key={name}
                  label={t(`sample.${name}`)}
                  value={car[name]}
                  onChange={(value) => value !== null && setCar(at, { [name]: value })}
                />
              ))}
              <IconButton
                icon={X}
                size="sm"
                label={t('sample.remove', { car: `${car.maker} ${car.model}` })}
                disabled={cars.length === 1}
                onClick={() => set(cars.toSpliced(at, 1))}
              />
            </fieldset>
          ))}
          {cars.length < mostCars && (
            <AddButton onAdd={() => set([...cars, newCar])}>{t('sample.add')}</AddButton>
          )}
        </>
      )}
    </div>
  )
}

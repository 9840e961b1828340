import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import styles from './costs.module.css'
import { useCostWords } from './use-cost-words.ts'

const parts = ['fob', 'voyage', 'taxes'] as const

/** How much of the sum is paid in Japan, for the voyage and at the destination. */
export function CostBar({ estimate: { milestones } }: { estimate: CostEstimate }) {
  const { t } = useCostWords()
  const fob = milestones.fob?.likely ?? 0
  const cif = milestones.cif?.likely ?? milestones.cnf?.likely
  const landed = milestones.landed?.likely ?? cif
  // Up to FOB there is nothing to compare.
  if (cif === undefined || landed === undefined || landed <= 0) return null
  const yen = { fob, voyage: cif - fob, taxes: landed - cif }
  const shown = parts.filter((part) => yen[part] > 0)
  const percent = (part: keyof typeof yen) => Math.round((yen[part] * 100) / landed)
  return (
    <div
      role="img"
      className={styles.bar}
      aria-label={shown.map((part) => t(`bar.${part}`, { percent: percent(part) })).join(', ')}
    >
      {shown.map((part) => (
        <i key={part} data-part={part} style={{ flexGrow: yen[part] }} />
      ))}
    </div>
  )
}

import styles from './evidence.module.css'

export type EvidenceFigure = { label: string; value: string; tone?: 'red' | undefined }

/** A few figures side by side, on as many lines as they need. */
export function Figures({ figures }: { figures: readonly EvidenceFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num" data-tone={tone}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

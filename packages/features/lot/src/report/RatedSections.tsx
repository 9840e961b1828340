import { Photo } from '@seriba/ui/Photo'
import { useTranslation } from 'react-i18next'
import type { ReportSection } from './parse-report.ts'
import styles from './report.module.css'
import { scoreTone, sectionNamed } from './section-names.ts'

/** Scores of each part of the vehicle, with what was photographed there. */
export function RatedSections({ sections }: { sections: readonly ReportSection[] }) {
  const { t } = useTranslation('lot')
  return (
    <>
      <h3 className={styles.title}>{t('report.ratings')}</h3>
      <div className={styles.sections}>
        {sections.map(({ label, score, lines, images }) => {
          const known = sectionNamed(label)
          const name = known ? t(`ratings.${known}`) : label
          return (
            <section key={label} aria-label={name} className={styles.section}>
              <h4 className={styles.sectionHead}>
                {name}
                {score && <b data-tone={scoreTone(score)}>{score}</b>}
              </h4>
              <dl>
                {lines.map((line) => (
                  <div key={line.name}>
                    <dt>{line.name}</dt>
                    <dd className="num" data-tone={scoreTone(line.value)}>
                      {line.value}
                    </dd>
                  </div>
                ))}
              </dl>
              {images.length > 0 && (
                <div className={styles.pictures}>
                  {images.map((src, index) => (
                    <a key={`${src} ${index + 1}`} href={src} target="_blank" rel="noreferrer">
                      <Photo src={src} alt={t('report.picture', { name, number: index + 1 })} />
                    </a>
                  ))}
                </div>
              )}
            </section>
          )
        })}
      </div>
    </>
  )
}

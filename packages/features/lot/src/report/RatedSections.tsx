import type { SharedLotDetail } from '@seriba/contracts/lot'
import { Photo } from '@seriba/ui/Photo'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportSection } from './parse-report.ts'
import styles from './report.module.css'
import { scoreTone, sectionNamed } from './section-names.ts'

const FullScreenPhotos = lazy(() =>
  import('../photos/FullScreenPhotos.tsx').then((module) => ({ default: module.FullScreenPhotos })),
)

type RatedSectionsProps = { sections: readonly ReportSection[]; lot: SharedLotDetail }

/** Scores of each part of the vehicle, with its photos. */
export function RatedSections({ sections, lot }: RatedSectionsProps) {
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
              {images.length > 0 && <SectionPictures images={images} name={name} lot={lot} />}
            </section>
          )
        })}
      </div>
    </>
  )
}

type SectionPicturesProps = { images: readonly string[]; name: string; lot: SharedLotDetail }

/** Small, and in full screen after a click. */
function SectionPictures({ images, name, lot }: SectionPicturesProps) {
  const { t } = useTranslation('lot')
  const [full, setFull] = useState(false)
  // Undefined until it is first opened, which loads the gallery; then kept, so that it closes in the same way as it opened.
  const [at, setAt] = useState<number>()
  const photos = images.map((src, index) => ({
    src,
    thumb: src,
    alt: t('report.picture', { name, number: index + 1 }),
  }))
  return (
    <div className={styles.pictures}>
      {photos.map(({ src, alt }, index) => (
        <button
          key={alt}
          type="button"
          onClick={() => {
            setAt(index)
            setFull(true)
          }}
        >
          <Photo src={src} alt={alt} />
        </button>
      ))}
      {at !== undefined && (
        <Suspense>
          <FullScreenPhotos
            lot={lot}
            photos={photos}
            label={name}
            isOpen={full}
            onClose={() => setFull(false)}
            initialIndex={at}
          />
        </Suspense>
      )}
    </div>
  )
}

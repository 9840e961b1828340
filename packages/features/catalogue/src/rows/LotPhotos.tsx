import { Photo } from '@seriba/ui/Photo'
import styles from './rows.module.css'

type LotPhotosProps = {
  images: readonly string[]
  most: number
  /** If a table is narrow and hides the others. */
  mostNarrow?: number
  className?: string | undefined
}

/** A lot's first photos side by side; the last one says how many more there are. */
export function LotPhotos({ images, most, mostNarrow, className }: LotPhotosProps) {
  const shown = images.slice(0, most)
  const hidden = (count: number, at?: 'narrow' | 'notNarrow') =>
    images.length > count && (
      <span className={styles.hiddenPhotos} data-at={at}>
        + {images.length - count}
      </span>
    )
  return (
    <span className={className}>
      {shown.length === 0 && <Photo src={null} alt="" />}
      {shown.map((src, index) => (
        // Keyed by position, like rows: another lot's photos replace these.
        <Photo key={index} src={src} alt="" data-index={index + 1} />
      ))}
      {mostNarrow === undefined ? (
        hidden(most)
      ) : (
        <>
          {hidden(most, 'notNarrow')}
          {hidden(mostNarrow, 'narrow')}
        </>
      )}
    </span>
  )
}

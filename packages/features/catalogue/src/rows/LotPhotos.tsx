import { Photo } from '@seriba/ui/Photo'
import styles from './rows.module.css'

type LotPhotosProps = { images: readonly string[]; most: number; className?: string | undefined }

/** The first photos of a lot beside each other; the last says how many more there are. */
export function LotPhotos({ images, most, className }: LotPhotosProps) {
  const shown = images.slice(0, most)
  const hidden = images.length - shown.length
  return (
    <span className={className}>
      {shown.length === 0 && <Photo src={null} alt="" />}
      {shown.map((src, index) => (
        // By place, as rows are: the photos of another lot take the place of these.
        <Photo key={index} src={src} alt="" data-index={index + 1} />
      ))}
      {hidden > 0 && <span className={styles.hiddenPhotos}>+ {hidden}</span>}
    </span>
  )
}

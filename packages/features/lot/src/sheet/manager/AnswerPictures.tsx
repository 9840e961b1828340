import type { SharedLotDetail } from '@seriba/contracts/lot'
import { Photo } from '@seriba/ui/Photo'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SheetZoom } from '../SheetZoom.tsx'
import { nameOfLink } from './answer-text.ts'
import styles from './manager.module.css'

/** Small, and in full screen after a click. */
export function AnswerPictures({ links, lot }: { links: readonly string[]; lot: SharedLotDetail }) {
  const { t } = useTranslation('translations')
  const [zoomed, setZoomed] = useState<string | null>(null)
  if (links.length === 0) return null
  return (
    <div className={styles.pictures}>
      {links.map((link) => (
        <button
          key={link}
          type="button"
          className={styles.picture}
          aria-label={t('enlarge', { name: nameOfLink(link) })}
          onClick={() => setZoomed(link)}
        >
          <Photo src={link} alt="" />
        </button>
      ))}
      {zoomed && (
        <SheetZoom isOpen onClose={() => setZoomed(null)} src={zoomed} lot={lot} name={nameOfLink(zoomed)} />
      )}
    </div>
  )
}

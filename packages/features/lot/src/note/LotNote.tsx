import type { LotDetail } from '@seriba/contracts/lot'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { NoteSection } from './NoteSection.tsx'
import styles from './note.module.css'

/**
 * What the company's staff have written about a lot, for those who may only read it; hidden if there is nothing (P2).
 */
export function LotNote({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('lot')
  const { comment } = commonOf(lot)
  if (!comment) return null
  return (
    <NoteSection title={t('note.title')}>
      <p className={styles.text}>{comment}</p>
    </NoteSection>
  )
}

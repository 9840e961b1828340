import type { ClientPaper } from '@seriba/contracts/client-papers'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaperQuestion } from './PaperDialogs.tsx'
import styles from './papers.module.css'

type PaperViewProps = { paper: ClientPaper; onAsk: (question: PaperQuestion) => void }

/** A document next to the list: a picture is shown, anything else opens in a window of its own. */
export function PaperView({ paper, onAsk }: PaperViewProps) {
  const { t } = useTranslation('clients')
  const [broken, setBroken] = useState(false)
  const size = useWide() ? 'md' : 'touch'
  const name = t(`papers.types.${paper.type}`)
  return (
    <aside className={styles.view} aria-label={name}>
      <h3>{name}</h3>
      {broken && <Note tone="red">{t('papers.broken')}</Note>}
      {paper.contentType !== 'application/pdf' && !broken && (
        <img src={paper.url} alt={name} className={styles.picture} onError={() => setBroken(true)} />
      )}
      <p>
        <TextLink href={paper.url} target="_blank" rel="noopener">
          {t('papers.open')}
        </TextLink>
      </p>
      <p className={styles.quiet}>{t('papers.logged')}</p>
      <div className={styles.viewActions}>
        <Button size={size} variant="quiet-danger" onClick={() => onAsk({ kind: 'remove', paper })}>
          {t('papers.remove')}
        </Button>
        <Button size={size} variant="quiet-danger" onClick={() => onAsk({ kind: 'refuse', paper })}>
          {t('papers.refuse')} {size === 'md' && <KeyCap aria-hidden>R</KeyCap>}
        </Button>
        <Button size={size} onClick={() => onAsk({ kind: 'accept', paper })}>
          {t(paper.state === 'checked' ? 'papers.setValidity' : 'papers.accept')}{' '}
          {size === 'md' && <KeyCap aria-hidden>C</KeyCap>}
        </Button>
      </div>
    </aside>
  )
}

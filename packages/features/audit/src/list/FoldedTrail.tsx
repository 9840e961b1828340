import { useControl } from '@seriba/api/use-control'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import styles from './audit.module.css'
import { ObjectTrail, type ObjectTrailProps } from './ObjectTrail.tsx'

/** An object's entries, loaded once they are unfolded; hidden from those who may not read the log. */
export function FoldedTrail(props: ObjectTrailProps) {
  const { t } = useTranslation('audit')
  const readsAudit = useControl('auditPage')
  const [open, setOpen] = useState(false)
  if (!readsAudit) return null
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('link')}</summary>
      {open && <ObjectTrail {...props} />}
    </details>
  )
}

/** The entries of the lot whose page this is. */
export function LotTrail() {
  const { id } = useParams()
  return id ? <FoldedTrail key={id} entity="lot" entityId={id} /> : null
}

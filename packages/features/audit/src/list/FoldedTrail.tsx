import { useViewProfileQuery } from '@seriba/api/shared/user'
import { hasControl } from '@seriba/domain/access/flags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import styles from './audit.module.css'
import { ObjectTrail, type ObjectTrailProps } from './ObjectTrail.tsx'

/** The entries of an object, asked for once they are unfolded; nothing for who may not read the log. */
export function FoldedTrail(props: ObjectTrailProps) {
  const { t } = useTranslation('audit')
  const { data: profile } = useViewProfileQuery()
  const [open, setOpen] = useState(false)
  if (!profile || !hasControl(profile.permission, 'auditPage')) return null
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

import type { PurchaseDetails, PurchaseDocument } from '@seriba/contracts/purchase-view'
import { formatRecent } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { IconButton } from '@seriba/ui/IconButton'
import { TextLink } from '@seriba/ui/TextLink'
import { EyeOff, FileImage, FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from './DeleteDialog.tsx'
import styles from './documents.module.css'
import type { StaffTools } from './staff-tools.ts'

type DocumentRowProps = {
  document: PurchaseDocument
  purchase: PurchaseDetails
  staff: StaffTools | undefined
}

const tones = { new: 'orange', checked: 'green', refused: 'red' } as const

/** A document, with its state and the actions for it. */
export function DocumentRow({ document, purchase, staff }: DocumentRowProps) {
  const { t } = useTranslation('purchases')
  const [deleting, askToDelete] = useState(false)
  const { name, type, by, state, reason, checked, sender, at } = document
  const deletes = staff ? staff.edits : by === 'client' && state !== 'checked'
  const who = !staff && by === 'client' ? t('documents.you') : sender
  return (
    <li className={styles.row} data-state={state}>
      <Icon icon={name.endsWith('.pdf') ? FileText : FileImage} />
      <span className={styles.name}>
        <TextLink href={document.path} download aria-label={t('documents.download', { name })}>
          {t(`documents.types.${type}`)}
        </TextLink>
        <small title={name}>{name}</small>
      </span>
      <span className={`num ${styles.added}`}>
        {[who, formatRecent(at, new Date())].filter(Boolean).join(', ')}
      </span>
      <span className={styles.state}>
        {by === 'client' ? (
          <Badge tone={tones[state]}>{t(`documents.states.${state}`)}</Badge>
        ) : document.visible ? (
          t('documents.ready')
        ) : (
          <>
            <Icon icon={EyeOff} size={14} /> {t('documents.hidden')}
          </>
        )}
      </span>
      <span className={styles.actions}>
        {by === 'client' && state === 'new' && staff?.edits && staff.check(document)}
        {deletes && (
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('documents.delete', { name })}
            onClick={() => askToDelete(true)}
          />
        )}
      </span>
      {state === 'refused' && (
        <p className={styles.reason}>
          {reason}{' '}
          {checked && (
            <span className={`num ${styles.quiet}`}>
              {[checked.by, formatRecent(checked.at, new Date())].filter(Boolean).join(', ')}
            </span>
          )}
        </p>
      )}
      {deleting && (
        <DeleteDialog
          document={document}
          purchase={purchase}
          explained={staff !== undefined}
          onClose={() => askToDelete(false)}
        />
      )}
    </li>
  )
}

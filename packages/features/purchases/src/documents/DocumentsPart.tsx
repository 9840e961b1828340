import type { PurchaseDetails, PurchaseDocument } from '@seriba/contracts/purchase-view'
import { isPurchaseStatus, purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { documentsAhead, missedDocuments } from '@seriba/domain/purchases/documents'
import { Icon } from '@seriba/ui/Icon'
import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../shared/Section.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import styles from './documents.module.css'
import type { StaffTools } from './staff-tools.ts'
import { UploadBox } from './UploadBox.tsx'

type DocumentsPartProps = {
  purchase: PurchaseDetails
  /** Clients have none. */
  staff?: StaffTools | undefined
}

/**
 * Documents in both directions: what the company provides, which of these are still to come, and what the client
 * sends.
 */
export function DocumentsPart({ purchase, staff }: DocumentsPartProps) {
  const { t } = useTranslation('purchases')
  const { status, documents, documentRules } = purchase
  if (!isPurchaseStatus(status)) return null
  const given = documents.filter(({ by }) => by === 'staff')
  const sent = documents.filter(({ by }) => by === 'client')
  const types = given.map(({ type }) => type)
  const ahead = documentsAhead(status, types, documentRules)
  const missed = missedDocuments(status, types, documentRules)
  const open = status !== purchaseStatuses.purchaseCancelled && staff?.edits !== false
  const toCheck = sent.filter(({ state }) => state === 'new').length
  const theirs = t(staff ? 'documents.fromClient' : 'documents.fromYou')

  return (
    <Section
      id="documents"
      title={t('documents.title')}
      about={[
        documents.length > 0 && t('documents.count', { count: documents.length }),
        staff && toCheck > 0 && t('documents.toCheck', { count: toCheck }),
        ahead.length > 0 && t('documents.toCome', { count: ahead.length }),
      ]
        .filter(Boolean)
        .join(', ')}
      action={open && staff?.ask}
    >
      {documents.length === 0 && ahead.length === 0 && (
        <p className={styles.quiet}>
          <b>{t('documents.none')}.</b> {t('documents.noneText')}
        </p>
      )}
      <Group title={t('documents.fromCompany')} documents={given} purchase={purchase} staff={staff}>
        {ahead.map((type) => (
          <li key={type} className={styles.row} data-missed={(staff && missed.includes(type)) || undefined}>
            <Icon icon={CircleDashed} />
            <span className={styles.name}>{t(`documents.types.${type}`)}</span>
            <span className={styles.state}>
              {t(missed.includes(type) && staff ? 'documents.missing' : 'documents.notReady')}
            </span>
          </li>
        ))}
      </Group>
      <Group title={theirs} documents={sent} purchase={purchase} staff={staff} />
      {open && <UploadBox purchase={purchase} isStaff={staff !== undefined} />}
    </Section>
  )
}

type GroupProps = DocumentsPartProps & {
  title: string
  documents: readonly PurchaseDocument[]
  children?: ReactNode[]
}

function Group({ title, documents, purchase, staff, children = [] }: GroupProps) {
  if (documents.length + children.length === 0) return null
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      <ul aria-label={title}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} purchase={purchase} staff={staff} />
        ))}
        {children}
      </ul>
    </>
  )
}

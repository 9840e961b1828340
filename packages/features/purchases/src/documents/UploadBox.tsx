import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { clientDocumentTypes, type DocumentType, documentTypes } from '@seriba/domain/purchases/documents'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Icon } from '@seriba/ui/Icon'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import { CircleAlert, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './documents.module.css'
import { useUpload } from './use-upload.ts'

type UploadBoxProps = { purchase: PurchaseDetails; isStaff: boolean }

/** A file is dropped or chosen, labeled with its kind, and sent; a refused one stays until another is chosen. */
export function UploadBox({ purchase, isStaff }: UploadBoxProps) {
  const { t } = useTranslation('purchases')
  const wide = useWide()
  const size = wide ? 'md' : 'touch'
  // There is no drag and drop on a phone.
  const what = t(wide ? 'documents.drop' : 'documents.pick')
  const input = useId()
  const { file, fault, busy, choose, upload, forget } = useUpload(purchase.id)
  const types: readonly DocumentType[] = isStaff ? documentTypes : clientDocumentTypes
  const wanted = purchase.wanted.find(({ what }) => what !== 'consignee')?.what as DocumentType | undefined
  const refused = purchase.documents.findLast(({ state }) => state === 'refused')?.type
  const [type, setType] = useState<DocumentType | null>(null)
  const [visible, setVisible] = useState(true)
  const chosen = type ?? (isStaff ? null : (refused ?? wanted ?? 'passport'))

  return (
    <section
      className={styles.upload}
      aria-label={what}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        choose(event.dataTransfer.files[0])
      }}
    >
      <input
        id={input}
        type="file"
        className="visually-hidden"
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      <label htmlFor={input} className={styles.drop}>
        <Icon icon={Upload} /> {what} <span>{t('documents.choose')}</span>
      </label>
      {file && (
        <div className={styles.chosen}>
          <p className={styles.file}>
            <b title={file.name}>{file.name}</b>{' '}
            <span className={`num ${styles.quiet}`}>
              <FileSize bytes={file.size} />
            </span>
          </p>
          {fault && (
            <p role="alert" className={styles.fault}>
              <Icon icon={CircleAlert} size={14} />{' '}
              {fault === 'file_size' ? <TooLarge bytes={file.size} /> : t(`documents.faults.${fault}`)}
            </p>
          )}
          <Select
            label={t('documents.type')}
            size={size}
            options={types.map((value) => ({ value, label: t(`documents.types.${value}`) }))}
            value={chosen}
            onChange={setType}
          />
          {isStaff && (
            <Checkbox checked={visible} onChange={({ target }) => setVisible(target.checked)}>
              {t('documents.showClient')}
            </Checkbox>
          )}
          <div className={styles.line}>
            <Button
              variant="primary"
              size={size}
              busy={busy}
              disabled={chosen === null || fault === 'file_kind' || fault === 'file_size'}
              onClick={() => chosen && void upload({ type: chosen, visible })}
            >
              {busy
                ? t('documents.sending', { name: file.name })
                : t(fault === 'failed' ? 'documents.tryAgain' : 'documents.send')}
            </Button>
            <Button variant="ghost" size={size} onClick={forget}>
              {t('consignee.discard')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

function useSizeWords() {
  const { t, i18n } = useTranslation('purchases')
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (bytes: number) =>
    bytes < 1_000_000
      ? t('documents.kilobytes', { size: number.format(Math.max(1, Math.round(bytes / 1000))) })
      : t('documents.megabytes', { size: number.format(bytes / 1_000_000) })
}

const FileSize = ({ bytes }: { bytes: number }) => useSizeWords()(bytes)

function TooLarge({ bytes }: { bytes: number }) {
  const { t } = useTranslation('purchases')
  const words = useSizeWords()
  return t('documents.faults.file_size', { size: words(bytes) })
}

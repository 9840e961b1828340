import { Dialog } from '@seriba/ui/Dialog'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'

/** The single keys of the desk, with the names of what they do. */
const deskKeys = [
  { caps: ['J', 'K'], text: 'keyMove' },
  { caps: ['↵'], text: 'keyOpen' },
  { caps: ['S'], text: 'keyNext' },
  { caps: ['V'], text: 'keyVoyage' },
  { caps: ['D'], text: 'keyDocuments' },
  { caps: ['X'], text: 'keySelect' },
  { caps: ['←', '↑', '↓', '→'], text: 'keyCards' },
  { caps: ['/'], text: 'keySearch' },
  { caps: ['P'], text: 'keyPurchases' },
  { caps: ['Y'], text: 'keyPayments' },
  { caps: ['?'], text: 'keyAll' },
] as const

/** What is only useful to those who move purchases on, and what needs the rows of the table. */
const editing = ['keyNext', 'keyVoyage', 'keySelect']
const ofTable = [...editing, 'keyDocuments']
const keysFor = (edits: boolean, board = false) =>
  deskKeys.filter(
    ({ text }) =>
      (edits || !editing.includes(text)) && (board ? !ofTable.includes(text) : text !== 'keyCards'),
  )

/** Below the list: as many as there is room for. */
export function KeyHints({ edits }: { edits: boolean }) {
  const { t } = useTranslation('purchaseDesk')
  return (
    <span className={styles.keys}>
      {keysFor(edits)
        .slice(0, 6)
        .map(({ caps, text }) => (
          <span key={text}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}{' '}
            {t(text)}
          </span>
        ))}
    </span>
  )
}

type DeskKeysDialogProps = { edits: boolean; board: boolean; onClose: () => void }

/** Every key of the desk. */
export function DeskKeysDialog({ edits, board, onClose }: DeskKeysDialogProps) {
  const { t } = useTranslation(['purchaseDesk', 'common'])
  return (
    <Dialog isOpen size="sm" onClose={onClose} title={t('keysTitle')} closeLabel={t('common:actions.close')}>
      <dl className={styles.allKeys}>
        {keysFor(edits, board).map(({ caps, text }) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

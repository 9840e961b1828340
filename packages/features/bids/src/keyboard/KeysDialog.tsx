import { bidStatusName, switchableStatuses } from '@seriba/domain/bids/bid-status'
import { Dialog } from '@seriba/ui/Dialog'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Switch } from '@seriba/ui/Switch'
import { useTranslation } from 'react-i18next'
import styles from './keyboard.module.css'

type KeysDialogProps = { singleKeys: boolean; onSingleKeys: (on: boolean) => void; onClose: () => void }

/** Every key of the Bid Manager. */
export function KeysDialog({ singleKeys, onSingleKeys, onClose }: KeysDialogProps) {
  const { t } = useTranslation(['bids', 'common', 'desk', 'lots'])
  const groups = [
    {
      title: t('keys.rows'),
      keys: [
        { label: t('keys.move'), caps: ['J', 'K'] },
        { label: t('keys.openLot'), caps: ['↵', 'O'] },
        { label: t('keys.chat'), caps: ['C'] },
        { label: t('desk:keys.undo'), caps: ['Ctrl', 'Z'] },
      ],
    },
    {
      title: t('desk:keys.many'),
      keys: [
        { label: t('desk:keys.select'), caps: ['X'] },
        { label: t('desk:keys.selectRange'), caps: ['Shift', 'X'] },
        { label: t('desk:keys.lotBids'), caps: ['R'] },
        { label: t('desk:keys.manyStatus'), caps: ['1–6'] },
        { label: t('desk:keys.manyAutoBid'), caps: ['A'] },
        { label: t('desk:keys.manyGroup'), caps: ['G'] },
        { label: t('desk:keys.manyAssign'), caps: ['M'] },
        { label: t('desk:keys.clear'), caps: ['Esc'] },
      ],
    },
    {
      title: t('keys.go'),
      keys: [
        { label: t('keys.lotNo'), caps: ['/'] },
        { label: t('keys.thisList'), caps: ['?'] },
        { label: t('keys.closeLayer'), caps: ['Esc'] },
      ],
    },
    {
      title: t('keys.bid'),
      keys: [
        ...switchableStatuses.map((status) => ({
          label: t(`lots:bidStatus.${bidStatusName(status)}`),
          caps: [String(status)],
        })),
        { label: t('keys.edit'), caps: ['P', 'E'] },
        { label: t('desk:keys.group'), caps: ['G'] },
        { label: t('keys.soldPrice'), caps: ['S'] },
        { label: t('autoBid.title'), caps: ['A'] },
        { label: t('desk:keys.withdrawn'), caps: ['W'] },
      ],
    },
  ]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('keys.title')}
      closeLabel={t('common:actions.close')}
      actions={
        <div className={styles.foot}>
          <Switch checked={singleKeys} onChange={({ target }) => onSingleKeys(target.checked)}>
            {t('keys.single')}
          </Switch>
          <p>{t('keys.note')}</p>
        </div>
      }
    >
      <div className={styles.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ label, caps }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {caps.map((cap) => (
                      <KeyCap key={cap}>{cap}</KeyCap>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

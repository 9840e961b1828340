import type { AccountInfo } from '@seriba/contracts/user'
import { formatDate } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Switch } from '@seriba/ui/Switch'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'

const TurnOn = lazy(() => import('./TurnOn.tsx').then((m) => ({ default: m.TurnOn })))
const ProofDialog = lazy(() => import('./ProofDialog.tsx').then((m) => ({ default: m.ProofDialog })))

/** Whether a code is required after the password; dialogs change it, and are loaded on demand. */
export function TwoStepRows({ twoStep: { since, recoveryCodes, forced } }: Pick<AccountInfo, 'twoStep'>) {
  const { t } = useTranslation('account')
  const [deed, setDeed] = useState<'turnOn' | 'turnOff' | 'renew' | null>(null)
  const close = () => setDeed(null)
  const remark = [
    t('twoStep.text'),
    ...(since ? [t('twoStep.since', { date: formatDate(since) })] : []),
    ...(since && forced ? [t('twoStep.forced')] : []),
  ].join(' ')
  return (
    <>
      <div className={styles.row}>
        <div aria-hidden>
          <p className={styles.name}>{t('twoStep.name')}</p>
          <p className={styles.remark}>{remark}</p>
        </div>
        <Switch
          aria-label={t('twoStep.name')}
          title={remark}
          checked={since !== null}
          disabled={since !== null && forced}
          onChange={() => setDeed(since === null ? 'turnOn' : 'turnOff')}
        />
      </div>
      {since && (
        <div className={styles.row}>
          <div>
            <p className={styles.name}>{t('twoStep.list')}</p>
            <p className={styles.remark}>{t('twoStep.left', { left: recoveryCodes })}</p>
          </div>
          <Button size="sm" onClick={() => setDeed('renew')}>
            {t('twoStep.renew')}
          </Button>
        </div>
      )}
      <Suspense>
        {deed === 'turnOn' && <TurnOn onClose={close} />}
        {(deed === 'turnOff' || deed === 'renew') && <ProofDialog deed={deed} onClose={close} />}
      </Suspense>
    </>
  )
}

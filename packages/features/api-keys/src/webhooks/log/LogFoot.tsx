import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './log.module.css'

const keys = [
  { caps: ['J', 'K'], text: 'move' },
  { caps: ['Enter'], text: 'open' },
  { caps: ['R'], text: 'replay' },
] as const

type LogFootProps = { isNewest: boolean; hasKeys: boolean; onNewest: () => void; children: ReactNode }

export function LogFoot({ isNewest, hasKeys, onNewest, children }: LogFootProps) {
  const { t } = useTranslation('webhooks')
  return (
    <div className={styles.foot}>
      {!isNewest && <Button onClick={onNewest}>{t('log.newest')}</Button>}
      {children}
      {hasKeys && (
        <span className={styles.keys}>
          {keys.map(({ caps, text }) => (
            <span key={text}>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
              {t(`log.keys.${text}`)}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}

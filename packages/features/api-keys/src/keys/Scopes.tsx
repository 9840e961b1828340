import type { ApiScope } from '@seriba/domain/api-keys/scopes'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import styles from './keys.module.css'
import { scopeTexts } from './scope-texts.ts'

/** Scopes as programs name them; their meaning appears on hover. */
export function Scopes({ scopes }: { scopes: readonly ApiScope[] }) {
  const { t } = useTranslation('apiKeys')
  return (
    <span className={styles.scopes}>
      {scopes.map((scope) => (
        <Badge key={scope} title={t(`scopes.${scopeTexts[scope]}`)}>
          {scope}
        </Badge>
      ))}
    </span>
  )
}

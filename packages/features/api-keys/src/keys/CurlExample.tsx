import { apiKeyPrefix } from '@seriba/domain/api-keys/key-rules'
import type { ApiScope } from '@seriba/domain/api-keys/scopes'
import { useTranslation } from 'react-i18next'
import styles from './keys.module.css'

/** A sample call for the first thing that a key may do. */
const paths: Record<ApiScope, string> = {
  'lots:read': '/v1/car-auction/listing?page=1&pageSize=20',
  'costs:read': '/v1/user/rates',
  'bids:read': '/v1/bid/my-bid',
  'bids:write': '/v1/bid/create',
  'purchases:read': '/v1/purchased-cars/listing',
  'payments:read': '/v1/payments/listing',
}

/** The secret is not part of it, so that it does not stay on a screen or in a shell's history. */
export function CurlExample({ scopes }: { scopes: readonly ApiScope[] }) {
  const { t } = useTranslation('apiKeys')
  const path = paths[scopes.find((scope) => scope !== 'bids:write') ?? 'bids:read']
  return (
    <figure className={styles.example}>
      <figcaption className="visually-hidden">{t('once.tryIt')}</figcaption>
      <pre>{`curl -H "Authorization: Bearer ${apiKeyPrefix}…" \\\n  "${window.location.origin}${path}"`}</pre>
    </figure>
  )
}

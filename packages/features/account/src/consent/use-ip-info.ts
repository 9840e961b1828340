import { hasConsented, onConsent } from '@seriba/api/consent'
import { useIpInfoQuery } from '@seriba/api/public/site'
import { useSyncExternalStore } from 'react'

/** Where the visitor is; looked up only with their consent. */
export function useIpInfo() {
  const agreed = useSyncExternalStore(onConsent, hasConsented, hasConsented)
  const { data } = useIpInfoQuery(undefined, { skip: !agreed })
  return agreed ? data : undefined
}

import { identityFailures } from '@seriba/contracts/identity-failures'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

type Failure = (typeof identityFailures)[number]

/**
 * What the server says about a login that went to the identity provider and returned: the step that is left, or why
 * it failed. It is then removed from the address, so that a bookmark does not repeat it.
 */
export function useIdentityLoginResult(): Failure | null {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const failed = params.get('failed')
  const step = params.get('step')
  const [failure] = useState(() =>
    failed === null ? null : (identityFailures.find((known) => known === failed) ?? 'identity_refused'),
  )
  useEffect(() => {
    if (failed === null && step === null) return
    void navigate(pathname, { replace: true, state: step === null ? null : { secondStep: step } })
  }, [failed, step, pathname, navigate])
  return failure
}

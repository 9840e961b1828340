import { useAppDispatch } from '@seriba/api/hooks'
import { useCheckFirstRunQuery } from '@seriba/api/public/first-run'
import { pageGuarded } from '@seriba/api/session-slice'
import { viewProfile } from '@seriba/api/shared/user'
import { Link2Off, LoaderCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import guest from '../guest/guest.module.css'
import { Stage } from '../guest/Stage.tsx'
import { LoginButton } from '../guest/ToLogin.tsx'
import { RequiredSetUp } from '../two-step/lazy-steps.ts'
import { OwnerForm } from './OwnerForm.tsx'

/** Where to set up the rest of the company, once its owner is logged in. */
const nextPath = '/setting-up'

/** The target of the link printed by an empty installation: creates its owner's account, once. */
export function FirstRunPage() {
  const { t } = useTranslation(['staff', 'account'])
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [stage, setStage] = useState<'open' | 'setUp' | 'over'>('open')
  const { data, isError } = useCheckFirstRunQuery({ token }, { skip: token === '' || stage !== 'open' })
  const dispatch = useAppDispatch()

  /** After login, the page requests the profile, which opens the session; the guard around it then navigates on. */
  function enter() {
    dispatch(pageGuarded(nextPath))
    return dispatch(viewProfile.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap()
  }

  if (stage === 'setUp')
    return (
      <Suspense fallback={<div className={guest.form} />}>
        <RequiredSetUp onDone={enter} />
      </Suspense>
    )
  if (token === '' || isError || stage === 'over')
    return (
      <Stage
        key="over"
        icon={Link2Off}
        tone="broken"
        title={t('staff:firstRun.over')}
        text={t('staff:firstRun.overText')}
      >
        <LoginButton />
      </Stage>
    )
  if (!data)
    return (
      <Stage
        icon={LoaderCircle}
        tone="working"
        title={t('account:verify.working')}
        text={t('account:verify.moment')}
      />
    )
  return (
    <OwnerForm
      token={token}
      minLength={data.passwordMinLength}
      onDone={() => setStage('setUp')}
      onOver={() => setStage('over')}
    />
  )
}

import { useAppDispatch } from '@seriba/api/hooks'
import { useSignInMutation } from '@seriba/api/public/auth'
import { viewProfile } from '@seriba/api/shared/user'
import { signIn as signInContract } from '@seriba/contracts/auth'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useState } from 'react'
import { useProblemText } from '../forms/use-problem-text.ts'
import { type SignInValues, signInProblems } from './sign-in-errors.ts'
import { useSignInStep } from './use-sign-in-step.ts'

const empty: SignInValues = { email: '', password: '' }

/** Values are validated on submit; any edit clears the errors. */
export function useSignIn() {
  const dispatch = useAppDispatch()
  const [signIn] = useSignInMutation()
  const { step, askFor } = useSignInStep()
  // Stays busy after a success, until the guard around the page takes over.
  const [entering, setEntering] = useState(false)
  const form = useContractForm(signInContract, {
    defaults: empty,
    check: signInProblems,
    explain: useProblemText(),
    request: ({ email, password }) => ({ email: email.trim(), password }),
    async onSubmit(credentials) {
      const { secondStep } = await signIn(credentials).unwrap()
      await goOn(secondStep ?? null)
    },
  })

  /** After a correct password or passkey. */
  const goOn = async (secondStep: Parameters<typeof askFor>[0] | null) => {
    setEntering(secondStep === null)
    if (secondStep) askFor(secondStep)
    else await enter().catch(stayOut)
  }

  const stayOut = (error: unknown) => {
    setEntering(false)
    throw error
  }

  /** After login, the app requests the user's identity, which opens the session. */
  const enter = () =>
    dispatch(viewProfile.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap()

  return { ...form, busy: form.busy || entering, step, enter, goOn }
}

import { useAppDispatch } from '@seriba/api/hooks'
import { useSignInMutation } from '@seriba/api/public/auth'
import { viewProfile } from '@seriba/api/shared/user'
import { useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { type SignInValues, signInProblems } from './sign-in-errors.ts'
import { useAskedStep } from './use-asked-step.ts'

const empty: SignInValues = { email: '', password: '' }

/** Values are checked when they are sent; any edit takes back what was said about them. */
export function useSignIn() {
  const dispatch = useAppDispatch()
  const [signIn] = useSignInMutation()
  const { step, askFor } = useAskedStep()
  // Stays busy after a success, until the guard around the page takes over.
  const [entering, setEntering] = useState(false)
  const form = useForm({ initial: empty, check: signInProblems })

  /** Whoever is in asks who he is, which opens the session. */
  const enter = () =>
    dispatch(viewProfile.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap()

  async function submit() {
    let asked = false
    const taken = await form.submit(async ({ email, password }) => {
      const { secondStep } = await signIn({ email: email.trim(), password }).unwrap()
      asked = secondStep !== undefined
      if (secondStep) askFor(secondStep)
      else await enter()
    })
    setEntering(taken && !asked)
  }

  return { ...form, submit, pending: form.pending || entering, step, enter }
}

import { useSignInMutation } from '@seriba/api/auth'
import { useAppDispatch } from '@seriba/api/hooks'
import { type Refusal, refusalOf } from '@seriba/api/refusal'
import { userApi } from '@seriba/api/user'
import { useState } from 'react'
import { type SignInErrors, type SignInValues, signInErrors } from './sign-in-errors.ts'

const empty: SignInValues = { email: '', password: '' }

/** Values are checked when they are sent; any edit takes back what was said about them. */
export function useSignIn() {
  const dispatch = useAppDispatch()
  const [signIn] = useSignInMutation()
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<SignInErrors>({})
  const [refusal, setRefusal] = useState<Refusal['code'] | null>(null)
  const [pending, setPending] = useState(false)

  function edit(changed: Partial<SignInValues>) {
    setValues((current) => ({ ...current, ...changed }))
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changed))),
    )
    setRefusal(null)
  }

  async function submit() {
    const found = signInErrors(values)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setPending(true)
    try {
      await signIn({ ...values, email: values.email.trim() }).unwrap()
      // The guard around the page takes over as soon as the profile is there.
      const { initiate } = userApi.endpoints.viewProfile
      await dispatch(initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap()
    } catch (error) {
      setRefusal(refusalOf(error)?.code ?? 'internal')
      setPending(false)
    }
  }

  return { values, errors, refusal, pending, edit, submit, invalid: Object.keys(errors).length > 0 }
}

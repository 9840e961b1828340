import { useSignInMutation } from '@seriba/api/auth'
import { useAppDispatch } from '@seriba/api/hooks'
import { userApi } from '@seriba/api/user'
import { useState } from 'react'
import { useForm } from '../forms/use-form.ts'
import { type SignInValues, signInProblems } from './sign-in-errors.ts'

const empty: SignInValues = { email: '', password: '' }

/** Values are checked when they are sent; any edit takes back what was said about them. */
export function useSignIn() {
  const dispatch = useAppDispatch()
  const [signIn] = useSignInMutation()
  // Stays busy after a success, until the guard around the page takes over.
  const [entering, setEntering] = useState(false)
  const form = useForm({ initial: empty, check: signInProblems })

  async function submit() {
    const taken = await form.submit(async ({ email, password }) => {
      await signIn({ email: email.trim(), password }).unwrap()
      const { initiate } = userApi.endpoints.viewProfile
      await dispatch(initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap()
    })
    setEntering(taken)
  }

  return { ...form, submit, pending: form.pending || entering }
}

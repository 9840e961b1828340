import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Redirects instead of showing this page, once a browser shows it: a server that renders it does not navigate. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads elsewhere in the place of this page, once a browser shows it: a server that draws it goes nowhere. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

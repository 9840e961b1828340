import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { sendPageError } from '../app/page-errors.ts'
import { Crashed } from './Crashed.tsx'

/** Retrying opens the same address again. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    console.error(error)
    sendPageError(error)
  }, [error])
  return <Crashed error={error} onRetry={() => void navigate(location, { replace: true })} />
}

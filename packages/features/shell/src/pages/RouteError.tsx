import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { tellPageError } from '../app/page-errors.ts'
import { Crashed } from './Crashed.tsx'

/** Retrying opens the same address again. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    console.error(error)
    tellPageError(error)
  }, [error])
  return <Crashed error={error} onRetry={() => void navigate(location, { replace: true })} />
}

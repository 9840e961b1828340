import { Component, type ErrorInfo, type ReactNode } from 'react'
import { sendPageError } from '../app/page-errors.ts'
import { Crashed } from './Crashed.tsx'

type ErrorBoundaryProps = { children: ReactNode }
type ErrorBoundaryState = { failure: { error: unknown } | null }

/** For apps whose router has no boundary of its own. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
    sendPageError(error)
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return <Crashed error={failure.error} onRetry={() => this.setState({ failure: null })} />
  }
}

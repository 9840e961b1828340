import { Component, type ErrorInfo, type ReactNode } from 'react'
import { tellPageError } from '../app/page-errors.ts'
import { Crashed } from './Crashed.tsx'

type ErrorBoundaryProps = { children: ReactNode }

/** For apps whose router brings no boundary of its own. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
    tellPageError(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Crashed onRetry={() => this.setState({ failed: false })} />
  }
}

import { TextLink } from '@seriba/ui/TextLink'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type PageLinkProps = {
  to: string
  /** Passed along in the history state rather than in the address. */
  state?: unknown
  className?: string | undefined
  children: ReactNode
}

/** A text that links to another page of the app. */
export const PageLink = ({ to, state, className, children }: PageLinkProps) => (
  <TextLink className={className} render={(props) => <Link {...props} to={to} state={state} />}>
    {children}
  </TextLink>
)

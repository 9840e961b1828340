import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '../Button/index.ts'
import { EmptyState, type EmptyStateProps } from '../EmptyState/index.ts'

export type ErrorStateProps = Omit<EmptyStateProps, 'action'> & {
  retryLabel?: string
  onRetry?: () => void
  retrying?: boolean
}

/** Shown in place of a region that could not be loaded. */
export function ErrorState({
  retryLabel,
  onRetry,
  retrying = false,
  icon = CircleAlert,
  ...rest
}: ErrorStateProps) {
  const retry = onRetry && retryLabel && (
    <Button icon={RotateCw} busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  return <EmptyState role="alert" icon={icon} action={retry} {...rest} />
}

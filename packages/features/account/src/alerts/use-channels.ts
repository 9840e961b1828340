import { useViewAlertChannelsQuery } from '@seriba/api/shared/alerts'
import type { AwayChannel } from '@seriba/domain/notifications/choices'

export type Channels = ReturnType<typeof useChannels>

/** By which channels one can be told while no page is open. A chat is tied in another app: looked at again on the way back. */
export function useChannels() {
  const { data, isError, isFetching, refetch } = useViewAlertChannelsQuery(undefined, {
    refetchOnFocus: true,
  })
  const connected: Record<AwayChannel, boolean> = {
    push: (data?.push.devices.length ?? 0) > 0,
    telegram: Boolean(data?.telegram?.since),
  }
  return { data, connected, failed: isError, reading: isFetching, readAgain: () => void refetch() }
}
